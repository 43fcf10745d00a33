import { isEmptyEntry, type Entry } from '../plan/plan'
import type { PickerGroup, PickerOption } from '../ui/GroupedPicker'
import { messages } from './messages'

/** Meals as the picker's options, by main ingredient, then by name (docs/product.md CAT-11). */
export function groupByIngredient(meals: readonly Entry[]): PickerGroup[] {
  const groups = new Map<string, Entry[]>()
  for (const meal of [...meals].sort(byIngredientThenName)) {
    const group = groups.get(meal.mainIngredient)
    if (group) group.push(meal)
    else groups.set(meal.mainIngredient, [meal])
  }
  return [...groups].map(([label, entries]) => ({
    label,
    picture: entries[0]?.picture,
    options: entries.map(toOption),
  }))
}

/** The groups with the row's own meal first when it is not on offer, such as one of an older plan (docs/product.md PLAN-3). */
export function withPresentMeal(groups: readonly PickerGroup[], entry: Entry): readonly PickerGroup[] {
  const offered = groups.some(({ options }) => options.some(({ value }) => value === entry.uniqueId))
  if (isEmptyEntry(entry) || offered) return groups
  return [{ label: messages.inYourPlan, options: [toOption(entry)] }, ...groups]
}

const { compare } = new Intl.Collator('en-AU')

function byIngredientThenName(one: Entry, other: Entry): number {
  return compare(one.mainIngredient, other.mainIngredient) || compare(one.name, other.name)
}

function toOption({ uniqueId, name, picture, minutes, isCustomised }: Entry): PickerOption {
  const note = [minutes > 0 ? messages.minutes({ minutes }) : '', isCustomised ? messages.adapted : '']
    .filter(Boolean)
    .join(' · ')
  return { value: uniqueId, label: name, picture, note: note || undefined }
}
