import { encodeMealEntryId, type MealWithSwaps } from '../../../../server/catalogue/mealEntryId'
import type { Fact } from '../../../../server/catalogue/types'
import { toMass } from '../../../../server/catalogue/units'
import type { ProblemRow } from '../../../../server/planning/search/problem'
import type { SearchedRow } from '../../../../server/planning/search/searchedPlan'
import { COUNTED_KINDS, type CountedKind } from '../../../../server/wishes/wishes'
import type { OwnDish } from '../../../support/ownRecipes'
import { brokenByNames } from '../randomSettings'
import { amountsBrokenBy, namesOf } from '../tableRun'
import type { RandomProblem } from './randomProblems'

/** Rules that a plan breaks, each by its word, read from recipes and wishes and by nothing that the search worked out. */
export function brokenRules(given: RandomProblem, rows: readonly SearchedRow[], dishes: readonly OwnDish[]): string[] {
  const { problem, household, named } = given
  const cooked = rows.map(({ chosen }) => chosen)
  // One of two wishes that are against each other gives way.
  const hasCounts = Object.keys(problem.wishes.counts).length > 0
  return problem.rows
    .flatMap((row, index) => {
      const chosen = cooked[index] ?? null
      if (row.isLocked) return isSame(chosen, row.chosen) ? [] : ['lock']
      if (!chosen) return offeredTo(given, row).length > 0 ? ['empty'] : []
      const { eaten, original } = namesOf(chosen, dishes)
      const settings = household.settingsOf(row.category, named.get(row.id) ?? null)
      return [
        ...settings.flatMap((one) =>
          brokenByNames(one, eaten, original).length + amountsBrokenBy(chosen, one, dishes).length > 0
            ? ['requirement']
            : [],
        ),
        ...(problem.opinions.never.has(chosen.meal.id) ? ['never again'] : []),
        ...(isSwappedMuch(given, row, chosen) && !hasCounts && limitOf(given, index) === Infinity ? ['swaps'] : []),
        ...(isTooLong(given, index, chosen) && !hasCounts && !isUsedUp(given, index, cooked) ? ['minutes'] : []),
      ]
    })
    .concat(brokenCounts(given, cooked))
}

/** Whether two rows hold the same meal with the same swaps. */
const isSame = (one: MealWithSwaps | null, other: MealWithSwaps | null): boolean =>
  one && other
    ? encodeMealEntryId(one.meal.id, one.swaps) === encodeMealEntryId(other.meal.id, other.swaps)
    : one === other

/** What the eaters of a row may be offered and want. */
function offeredTo({ problem, household, named }: RandomProblem, { id, category }: ProblemRow): MealWithSwaps[] {
  const offered = household.table.forEaters(named.get(id) ?? null, category).offered(category)
  return offered.filter(({ meal }) => !problem.opinions.never.has(meal.id))
}

/** Whether a meal needs more than two swaps though there are many that need no more (docs/product.md PLAN-104). */
function isSwappedMuch(given: RandomProblem, row: ProblemRow, { swaps }: MealWithSwaps): boolean {
  if (swaps.length <= 2) return false
  const { household, named, problem } = given
  const offered = household.table.forEaters(named.get(row.id) ?? null, row.category).offered(row.category)
  const few = (meals: readonly MealWithSwaps[]) => meals.filter((one) => one.swaps.length <= 2)
  const ofCatalogue = few(offered).filter(({ meal }) => meal.index >= 0)
  return ofCatalogue.length >= 40 && few(offeredTo(given, row)).length >= problem.rows.length
}

function limitOf({ problem: { rows, wishes } }: RandomProblem, index: number): number {
  const row = rows[index]
  if (!row) return Infinity
  const place = rows.filter((one, at) => one.category === row.category && at < index).length
  const weekday = row.date ? new Date(row.date).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' }) : null
  const isWeekend = weekday ? weekday === 'Sat' || weekday === 'Sun' : place % 7 >= 5
  return wishes.minutes[row.category][isWeekend ? 'weekend' : 'weekday'] ?? Infinity
}

const isTooLong = (given: RandomProblem, index: number, { meal }: MealWithSwaps): boolean =>
  meal.meal.minutes > limitOf(given, index)

/** Whether every meal that a row may take in its minutes is in the plan already. */
function isUsedUp(given: RandomProblem, index: number, cooked: readonly (MealWithSwaps | null)[]): boolean {
  const row = given.problem.rows[index]
  const used = new Set(cooked.map((one) => one?.meal.id))
  return !row || offeredTo(given, row).every((one) => isTooLong(given, index, one) || used.has(one.meal.id))
}

const SEA: readonly Fact[] = ['fish', 'crustacean', 'mollusc']
const FLESH: readonly Fact[] = ['meat', 'pork', 'beef', 'poultry', 'gelatine', ...SEA]

/** Whether a meal is of a kind, as it is eaten. */
function isOf(kind: CountedKind, { meal, swaps }: MealWithSwaps): boolean {
  const eaten = meal.meal.ingredients.flatMap(({ amount, unit }, index) => {
    const ingredient = meal.lines[index]
    const swap = swaps.find(({ from }) => from.slug === ingredient?.slug)
    if (!ingredient || swap?.to === null) return []
    const grams = (toMass(ingredient, amount, unit) ?? Infinity) * (swap?.ratio ?? 1)
    return [{ contains: (swap?.to ?? ingredient).contains, grams }]
  })
  const has = ({ contains }: { contains: readonly Fact[] | null }, facts: readonly Fact[]) =>
    contains?.some((fact) => facts.includes(fact)) ?? false
  const portions = eaten.filter(({ grams }) => grams >= 20)
  if (kind === 'FISH') return portions.some((one) => has(one, SEA))
  if (kind === 'RED_MEAT') return portions.some((one) => has(one, ['meat']) && !has(one, ['poultry']))
  return eaten.every((one) => one.contains && !has(one, FLESH))
}

/** A count that is missed though there are many meals with which it could be kept, in open rows enough. */
function brokenCounts(given: RandomProblem, cooked: readonly (MealWithSwaps | null)[]): string[] {
  const { rows, wishes } = given.problem
  return COUNTED_KINDS.flatMap((kind) => {
    const { atLeast = null, atMost = null } = wishes.counts[kind] ?? {}
    const counted = rows.flatMap((row, index) => (row.category === 'breakfast' ? [] : [{ row, index }]))
    const isKind = (index: number) => {
      const chosen = cooked[index]
      return chosen ? isOf(kind, chosen) : false
    }
    const open = counted.filter(({ row }) => !row.isLocked)
    const locked = counted.filter(({ row, index }) => row.isLocked && isKind(index)).length
    const count = counted.filter(({ index }) => isKind(index)).length
    const choices = (index: number, wanted: boolean) => {
      const row = rows[index]
      return row
        ? offeredTo(given, row).filter((one) => !isTooLong(given, index, one) && isOf(kind, one) === wanted).length
        : 0
    }
    const isEasy = (wanted: boolean) => open.every(({ index }) => choices(index, wanted) >= rows.length)
    const misses = atLeast !== null && count < Math.min(atLeast, locked + open.length) && isEasy(true)
    const exceeds = atMost !== null && count > Math.max(atMost, locked) && isEasy(false)
    return misses || exceeds ? ['count'] : []
  })
}
