import { useMemo, useState } from 'react'
import type { KeptIngredientFragment } from '../live/operations.generated'
import { GroupedPicker } from '../ui/GroupedPicker'
import { messages } from './messages'
import { useFoundIngredients } from './useFoundIngredients'

export interface AddIngredientProps {
  /** Whose device it is. */
  owner: string
  onPick: (ingredient: KeptIngredientFragment) => void
}

/** Finds an ingredient of the catalogue to put into the cupboard. */
export function AddIngredient({ owner, onPick }: AddIngredientProps) {
  const [search, setSearch] = useState('')
  const text = search.trim()
  const { found, loading } = useFoundIngredients(text, owner)
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
