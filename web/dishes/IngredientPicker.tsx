import { useEffect, useMemo, useState } from 'react'
import { GroupedPicker, type PickerGroup, type PickerOption } from '../ui/GroupedPicker'
import { messages } from './messages'
import { type DishIngredientFragment, useDishIngredientsLazyQuery } from './operations.generated'

export interface IngredientPickerProps {
  label: string
  value: DishIngredientFragment | null
  /** The likeliest first; offered before anything is typed. */
  suggestions: readonly DishIngredientFragment[]
  onChange: (ingredient: DishIngredientFragment) => void
  error?: string | null
}

/** Milliseconds without a letter after which the catalogue is searched. */
const PAUSE = 200

/** Picks an ingredient of the catalogue: of those that may be meant, or by searching all of it. */
export function IngredientPicker({ label, value, suggestions, onChange, error }: IngredientPickerProps) {
  const [search, setSearch] = useState('')
  const [ask, { data, previousData, loading }] = useDishIngredientsLazyQuery()
  const text = search === value?.name ? '' : search.trim()

  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => void ask({ variables: { search: text } }), PAUSE)
    return () => clearTimeout(timer)
  }, [ask, text])

  const found = useMemo(
    () => (text === '' ? [] : ((data ?? previousData)?.ingredients.nodes ?? [])),
    [text, data, previousData],
  )
  const groups = useMemo((): PickerGroup[] => {
    const offered =
      text === ''
        ? [{ label: messages.mayBe, ingredients: suggestions }]
        : [{ label: messages.found, ingredients: found }]
    return offered
      .filter(({ ingredients }) => ingredients.length > 0)
      .map((group) => ({ label: group.label, options: group.ingredients.map(toOption) }))
  }, [text, suggestions, found])
  const chosenOption = useMemo(() => value && toOption(value), [value])

  return (
    <GroupedPicker
      label={label}
      groups={groups}
      value={value?.slug ?? null}
      chosenOption={chosenOption}
      onChange={(slug) => {
        const picked = [...found, ...suggestions].find((ingredient) => ingredient.slug === slug)
        if (picked) onChange(picked)
      }}
      onSearch={setSearch}
      placeholder={messages.whatIsIt}
      searchLabel={messages.searchAll}
      emptyText={text === '' ? messages.typeToSearch : messages.nothingFound}
      loading={loading}
      error={error}
    />
  )
}

function toOption({ slug, name, group, picture }: DishIngredientFragment): PickerOption {
  return { value: slug, label: name, picture, note: group.label === name ? undefined : group.label }
}
