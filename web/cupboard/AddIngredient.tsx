import { useEffect, useMemo, useState } from 'react'
import { GroupedPicker } from '../ui/GroupedPicker'
import { messages } from './messages'
import { type KeptIngredientFragment, useCupboardIngredientsLazyQuery } from './operations.generated'

/** Milliseconds without a letter after which the catalogue is searched. */
const PAUSE = 200

export interface AddIngredientProps {
  disabled: boolean
  onPick: (ingredient: KeptIngredientFragment) => void
}

/** Finds an ingredient of the catalogue to put into the cupboard. */
export function AddIngredient({ disabled, onPick }: AddIngredientProps) {
  const [search, setSearch] = useState('')
  const [ask, { data, previousData, loading }] = useCupboardIngredientsLazyQuery()
  const text = search.trim()

  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => void ask({ variables: { search: text } }), PAUSE)
    return () => clearTimeout(timer)
  }, [ask, text])

  const found = useMemo(
    () => (text === '' ? [] : nearestFirst((data ?? previousData)?.ingredients.nodes ?? [], text)),
    [text, data, previousData],
  )
  const groups = useMemo(
    () =>
      found.length === 0
        ? []
        : [
            {
              label: messages.found,
              options: found.map(({ slug, name, picture }) => ({ value: slug, label: name, picture })),
            },
          ],
    [found],
  )
  return (
    <GroupedPicker
      label={messages.addLabel}
      groups={groups}
      value={null}
      disabled={disabled}
      onChange={(slug) => {
        const picked = found.find((ingredient) => ingredient.slug === slug)
        if (picked) onPick(picked)
      }}
      onSearch={setSearch}
      placeholder={messages.pickOne}
      searchLabel={messages.search}
      emptyText={text === '' ? messages.typeToSearch : messages.nothingFound}
      loading={loading}
    />
  )
}

/** What is called just so comes first, then what begins so; the rest stays by name. */
function nearestFirst(found: readonly KeptIngredientFragment[], text: string): KeptIngredientFragment[] {
  const typed = text.toLowerCase()
  const rank = ({ name }: KeptIngredientFragment) => {
    const known = name.toLowerCase()
    return known === typed ? 0 : known.startsWith(typed) ? 1 : 2
  }
  return [...found].sort((one, other) => rank(one) - rank(other))
}
