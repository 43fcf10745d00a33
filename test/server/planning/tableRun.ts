import type { MealWithSwaps } from '../../../server/catalogue/mealEntryId'
import { brokenByAmount, slugsOf } from '../../support/amountsEaten'
import { fullCatalogue } from '../../support/fullCatalogue'
import { type OwnDish, ownDishes } from '../../support/ownRecipes'
import { brokenByNames, numbersFrom, type RandomSettings } from './randomSettings'
import { randomTable } from './randomTables'
import {
  leftRows,
  notWarnedOf,
  offered,
  proposals,
  rowsFrom,
  scrubbed,
  type TableEntry,
  versions,
} from './tableEntries'

/** What is eaten of an entry and what its recipe holds, by names; of an own dish by the words of its lines. */
export function namesOf(
  { meal, swaps }: MealWithSwaps,
  dishes: readonly OwnDish[],
): { eaten: string[]; original: string[] } {
  const own = dishes.find((dish) => dish.meal.id === meal.id)
  const named = own?.texts ?? meal.ingredients.map(({ slug, name }) => [slug, name] as const)
  const original = [...named.map(([, name]) => name), ...(own?.always ?? [])]
  const eaten = named.flatMap(([slug, name]) => {
    const swap = swaps.find(({ from }) => from.slug === slug)
    return swap ? (swap.to?.name ?? []) : name
  })
  return { eaten: [...eaten, ...(own?.always ?? [])], original }
}

/** What of an entry is over a bound that settings ask for. What an own dish holds beside its lines has no amount. */
export function amountsBrokenBy(
  { meal, swaps }: MealWithSwaps,
  { requirements, serves }: RandomSettings,
  dishes: readonly OwnDish[],
): string[] {
  const own = dishes.find((dish) => dish.meal.id === meal.id)
  const unknown = (own?.always ?? []).map(() => ({ ingredient: '', amount: 0, unit: 'g' }))
  const recipe = own ? [...own.meal.meal.ingredients, ...unknown] : meal.slug
  return brokenByAmount(requirements, recipe, slugsOf(swaps), serves)
}

/** What a run over random households found. */
export interface TableRun {
  readonly entries: number
  /** How many entries came each way, and how many of them are own dishes. */
  readonly ways: Readonly<Record<string, number>>
  readonly ownDishes: number
  /** Sentences, one for each kind of entry that holds what someone who eats it must not. */
  readonly broken: readonly string[]
}

/**
 * Puts so many entries before random households, in every way that the product has (docs/product.md DIET-18), and reads them by their names and
 * by nothing that the product worked out. What one household was shown is loaded by the next one.
 */
export function runTables(wanted: number, seed: number): TableRun {
  const catalogue = fullCatalogue()
  const dishes = ownDishes(catalogue)
  const next = numbersFrom(seed)
  const broken = new Set<string>()
  const ways: Record<string, number> = {}
  let [entries, ownCount] = [0, 0]
  let before: TableEntry[] = []
  while (entries < wanted) {
    const { table, settingsOf } = randomTable(catalogue, dishes, next)
    const rows = [...leftRows(catalogue, table.dishes, next), ...rowsFrom(before)]
    const proposed = proposals(table, next)
    const shown = [
      ...proposed,
      ...offered(table, next),
      ...scrubbed(table, rows),
      ...notWarnedOf(table, rows),
      ...versions(table, next),
    ]
    for (const entry of shown) {
      const { eaten, original } = namesOf(entry, dishes)
      for (const settings of settingsOf(entry.category, entry.named))
        for (const one of [...brokenByNames(settings, eaten, original), ...amountsBrokenBy(entry, settings, dishes)])
          broken.add(`${entry.way} ${entry.meal.name}: ${one}`)
      ways[entry.way] = (ways[entry.way] ?? 0) + 1
      if (entry.meal.index < 0) ownCount += 1
    }
    entries += shown.length
    before = proposed
  }
  return { entries, ways, ownDishes: ownCount, broken: [...broken] }
}
