import { LRUCache } from 'lru-cache'
import type { CompiledMeal } from './compiled'
import { suitableMeals, type Exclusion, type SuitabilityTable } from './suitabilityTable'
import { firstIndex } from '../pure/binarySearch'
import { TAGS, type Category, type Tag } from './types'

/** How a person feels about a tag. MORE: three times as likely; LESS: a third; NEVER: not offered. */
export type TagSetting = 'MORE' | 'LESS' | 'NEVER'

/** A person's tags; one without an entry is neutral. */
export type TagPreferences = ReadonlyMap<Tag, TagSetting>

/** Meals of one category, with the weight of each under the tag preferences. */
export interface WeighedMeals {
  /** Meal indexes in the catalogue's order, which ascends. */
  readonly meals: Uint32Array
  /** cumulative[i] is the sum of the weights of meals 0 … i. */
  readonly cumulative: Float64Array
}

/** The meals of one category that may be offered. */
export interface MenuCategory extends WeighedMeals {
  /** Those of them that are proposed as long as there is one, as they need few swaps (docs/product.md PLAN-104). */
  readonly proposed: WeighedMeals & {
    /** How many swaps such a meal needs at most; an own dish is one of them under the same condition. */
    readonly mostSwaps: number
  }
  /** How many meals the catalogue has in this category. */
  readonly total: number
  readonly exclusions: readonly Exclusion[]
}

/** What may be offered to a person: suitable under the diet and carrying no tag that is set to Never. */
export interface Menu {
  /** Two menus of one catalogue with the same key offer the same. */
  readonly key: string
  readonly table: SuitabilityTable
  readonly preferences: TagPreferences
  readonly categories: Readonly<Record<Category, MenuCategory>>
}

/** What is proposed needs so many swaps at most … */
const FEW_SWAPS = 2
/** … or as few as this number of meals of a category need. */
const ENOUGH = 40
const KEPT_PREFERENCES = 16
const menus = new WeakMap<SuitabilityTable, LRUCache<string, Menu>>()

/** The tags of one setting as bits. */
function maskOf(preferences: TagPreferences, setting: TagSetting): number {
  return TAGS.reduce((mask, tag, index) => (preferences.get(tag) === setting ? mask | (1 << index) : mask), 0)
}

/** The weight of a meal: 3 when a tag of it is set to More, a third when one is set to Less, 1 when both or none. */
export function weightOf(meal: CompiledMeal, preferences: TagPreferences): number {
  return weigh(meal.tagMask, maskOf(preferences, 'MORE'), maskOf(preferences, 'LESS'))
}

/** Whether a meal carries a tag that is set to Never. */
export function hasNeverTag(meal: CompiledMeal, preferences: TagPreferences): boolean {
  return (meal.tagMask & maskOf(preferences, 'NEVER')) !== 0
}

/** Weight by bits. */
function weigh(tags: number, more: number, less: number): number {
  return ((tags & more) !== 0 ? 3 : 1) / ((tags & less) !== 0 ? 3 : 1)
}

/** The menu of a table under tag preferences; the last 16 of each table are remembered. */
export function menuOf(table: SuitabilityTable, preferences: TagPreferences): Menu {
  const key = TAGS.map((tag) => preferences.get(tag)?.charAt(0) ?? '-').join('')
  const kept = menus.get(table) ?? new LRUCache<string, Menu>({ max: KEPT_PREFERENCES })
  menus.set(table, kept)
  const menu = kept.get(key) ?? buildMenu(table, new Map(preferences), `${key} ${table.diet.key}`)
  kept.set(key, menu)
  return menu
}

/** Whether a menu offers a meal of the catalogue, by its index, in a category. */
export function offers({ categories }: Menu, category: Category, index: number): boolean {
  const { meals } = categories[category]
  return meals[firstIndex(meals.length, (at) => (meals[at] ?? 0) >= index)] === index
}

/** Filters and weighs every category. */
function buildMenu(table: SuitabilityTable, preferences: TagPreferences, key: string): Menu {
  const never = maskOf(preferences, 'NEVER')
  const more = maskOf(preferences, 'MORE')
  const less = maskOf(preferences, 'LESS')
  const build = (category: Category): MenuCategory => {
    const offered = suitableMeals(table, category).filter((meal) => (meal.tagMask & never) === 0)
    const swapsOf = ({ index }: CompiledMeal) => table.swaps[index] ?? 0
    const mostSwaps = mostSwapsOf(offered.map(swapsOf))
    const weighed = (meals: readonly CompiledMeal[]): WeighedMeals => {
      let sum = 0
      const cumulative = Float64Array.from(meals, (meal) => (sum += weigh(meal.tagMask, more, less)))
      return { meals: Uint32Array.from(meals, ({ index }) => index), cumulative }
    }
    return {
      ...weighed(offered),
      proposed: { ...weighed(offered.filter((meal) => swapsOf(meal) <= mostSwaps)), mostSwaps },
      total: table.catalogue.byCategory[category].length,
      exclusions: [...table.exclusions[category], ...countTags(table, category, preferences)],
    }
  }
  const categories = { breakfast: build('breakfast'), lunch: build('lunch'), dinner: build('dinner') }
  return { key, table, preferences, categories }
}

/** How many swaps what is proposed needs at most, by the swaps that each meal of a category needs. */
function mostSwapsOf(swaps: readonly number[]): number {
  const sorted = swaps.toSorted((a, b) => a - b)
  return Math.max(FEW_SWAPS, sorted[Math.min(ENOUGH, sorted.length) - 1] ?? 0)
}

/** How many suitable meals of a category each tag that is set to Never excludes. */
function countTags(table: SuitabilityTable, category: Category, preferences: TagPreferences): Exclusion[] {
  const never = TAGS.filter((tag) => preferences.get(tag) === 'NEVER')
  if (never.length === 0) return []
  const meals = suitableMeals(table, category)
  return never
    .map((tag): Exclusion => {
      const bit = 1 << TAGS.indexOf(tag)
      return { reason: 'TAG', label: tag, count: meals.filter((meal) => (meal.tagMask & bit) !== 0).length }
    })
    .filter((exclusion) => exclusion.count > 0)
    .sort((a, b) => b.count - a.count)
}
