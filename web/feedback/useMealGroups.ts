import { useMemo } from 'react'
import { readMealOptions } from '../plan/mealOptions'
import type { PickerGroup } from '../ui/GroupedPicker'
import { useMealNamesQuery } from './operations.generated'
import { useWhenBackOnline } from './useWhenBackOnline'

/** All known meals, for the picker, and whether they are there. */
export interface MealGroups {
  groups: PickerGroup[]
  loading: boolean
  failed: boolean
  reload: () => void
}

/** The names of all known meals by their first letter, with the illustrations of those that this device has met. */
export function useMealGroups(): MealGroups {
  const { data, loading, error, refetch } = useMealNamesQuery({ notifyOnNetworkStatusChange: true })
  const list = data?.mealNames
  const groups = useMemo(() => toGroups(list ?? []), [list])
  const failed = error !== undefined && !loading && !list
  const reload = () => void refetch().catch(() => {})
  useWhenBackOnline(() => {
    if (failed) reload()
  })
  return { groups, loading, failed, reload }
}

function toGroups(names: readonly string[]): PickerGroup[] {
  const pictures = new Map(
    Object.values(readMealOptions())
      .flat()
      .map(({ name, picture }) => [name, picture]),
  )
  const groups = new Map<string, PickerGroup & { options: { value: string; label: string; picture?: string }[] }>()
  for (const name of names) {
    const [letter = ''] = name.toUpperCase()
    const group = groups.get(letter) ?? { label: letter, options: [] }
    group.options.push({ value: name, label: name, picture: pictures.get(name) })
    groups.set(letter, group)
  }
  return [...groups.values()]
}
