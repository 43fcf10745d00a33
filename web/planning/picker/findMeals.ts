import { foldText } from '../../../schema/foldText'
import type { PickerGroup, PickerOption } from '../../ui/pickerOptions'
import { messages } from './messages'
import type { MealTraitsQuery } from './operations.generated'

/** What a meal is found by. */
export type Traits = NonNullable<MealTraitsQuery['viewer']['household']>['mealTraits'][number]

/** The filters in the order in which they are shown. */
const FILTERS = ['quick', 'kids', 'own', 'favourites', 'notLately'] as const
export type Filter = (typeof FILTERS)[number]

const QUICK = 30
const KIDS = 'kid friendly'
/** So many ingredients or tags say why a meal was found. */
const MOST_REASONS = 2

const passes: Record<Filter, (traits: Traits) => boolean> = {
  quick: ({ minutes }) => minutes <= QUICK,
  kids: ({ tags }) => tags.includes(KIDS),
  own: ({ isOwn }) => isOwn,
  favourites: ({ isFavourite }) => isFavourite,
  notLately: ({ isLately }) => !isLately,
}

/** The filters that keep some of these meals and hide others. */
export function usefulFilters(traits: readonly Traits[]): Filter[] {
  return FILTERS.filter((filter) => traits.some(passes[filter]) && !traits.every(passes[filter]))
}

/** What is asked of a picker. */
interface Wanted {
  typed: string
  filters: readonly Filter[]
}

/** The groups that a picker shows, and how many of the meals that were typed each filter hides. */
export interface Found {
  groups: readonly PickerGroup[]
  hidden: { filter: Filter; count: number }[]
}

/**
 * The meals that have every word in their name or heading, in their groups; below them those that have it in an ingredient or
 * a tag, with these. Only meals that pass every filter.
 */
export function findMeals(
  groups: readonly PickerGroup[],
  traits: ReadonlyMap<string, Traits>,
  { typed, filters }: Wanted,
): Found {
  const words = foldText(typed).split(' ').filter(Boolean)
  if (words.length === 0 && filters.length === 0) return { groups, hidden: [] }
  const isKept = ({ value }: PickerOption, by: readonly Filter[]) => {
    const known = traits.get(value)
    return by.every((filter) => known && passes[filter](known))
  }
  const named: PickerGroup[] = []
  const others: PickerOption[] = []
  for (const group of groups) {
    const inName: PickerOption[] = []
    for (const option of group.options) {
      const name = foldText(`${option.label} ${group.label}`)
      const left = words.filter((word) => !name.includes(word))
      if (left.length === 0) inName.push(option)
      else {
        const reason = reasonsOf(left, traits.get(option.value))
        if (reason) others.push({ ...option, reason })
      }
    }
    if (inName.length > 0) named.push({ ...group, options: inName })
  }
  const all = others.length > 0 ? [...named, { label: messages.byIngredientOrTag, options: others }] : named
  const typedFor = all.flatMap(({ options }) => options)
  return {
    groups: all
      .map((group) => ({ ...group, options: group.options.filter((option) => isKept(option, filters)) }))
      .filter(({ options }) => options.length > 0),
    hidden: filters
      .map((filter) => ({ filter, count: typedFor.filter((option) => !isKept(option, [filter])).length }))
      .filter(({ count }) => count > 0),
  }
}

/** The ingredients and tags in which the words are; null where one is in none. */
function reasonsOf(words: readonly string[], traits: Traits | undefined): string | null {
  if (!traits) return null
  const texts = [...traits.ingredients, ...traits.tags]
  const holders = words.map((word) => texts.find((text) => foldText(text).includes(word)))
  if (holders.includes(undefined)) return null
  const names = new Set(holders.filter((text) => text !== undefined))
  const foods = [...names].filter((name) => traits.ingredients.includes(name)).slice(0, MOST_REASONS)
  const tags = [...names].filter((name) => !traits.ingredients.includes(name)).slice(0, MOST_REASONS)
  return [foods.length > 0 ? messages.holds({ names: foods }) : '', ...tags].filter(Boolean).join(' · ')
}
