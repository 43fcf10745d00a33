import { isEmptyEntry, type Entry } from '../app/planner/plan'
import type { PickerGroup, PickerOption } from '../ui/GroupedPicker'

/** The heading over a meal that is in the plan but not among the meals on offer. */
const PRESENT_GROUP = 'In your plan'

/** Meals as the picker's options, by main ingredient, then by name (specification, section 9). */
export function groupByIngredient(meals: readonly Entry[]): PickerGroup[] {
  const groups = new Map<string, Entry[]>()
  for (const meal of [...meals].sort(byIngredientThenName)) {
    const group = groups.get(meal.mainIngredient)
    if (group) group.push(meal)
    else groups.set(meal.mainIngredient, [meal])
  }
  return [...groups].map(([label, entries]) => ({ label, picture: entries[0]?.picture, options: entries.map(toOption) }))
}

/** The groups with the row's own meal among them, which may have been loaded from an older plan. */
export function withPresentMeal(groups: readonly PickerGroup[], entry: Entry): readonly PickerGroup[] {
  const offered = groups.some(({ options }) => options.some(({ value }) => value === entry.uniqueId))
  if (isEmptyEntry(entry) || offered) return groups
  return [{ label: PRESENT_GROUP, options: [toOption(entry)] }, ...groups]
}

const { compare } = new Intl.Collator('en-AU')

function byIngredientThenName(one: Entry, other: Entry): number {
  return compare(one.mainIngredient, other.mainIngredient) || compare(one.name, other.name)
}

function toOption({ uniqueId, name, picture, minutes, isCustomised }: Entry): PickerOption {
  const note = [minutes > 0 ? `${minutes} min` : '', isCustomised ? 'adapted' : ''].filter(Boolean).join(' · ')
  return { value: uniqueId, label: name, picture, note: note || undefined }
}
