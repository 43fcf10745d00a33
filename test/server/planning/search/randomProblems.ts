import type { CompiledCatalogue } from '../../../../server/catalogue/compiled'
import { CATEGORIES, type Category } from '../../../../server/catalogue/types'
import type { TableMenu } from '../../../../server/menu/tableMenu'
import type { Opinions, PlanProblem, ProblemRow } from '../../../../server/planning/search/problem'
import {
  type CountedKind,
  COUNTED_KINDS,
  NO_WISHES,
  TARGET_NUTRIENTS,
  type Wishes,
} from '../../../../server/wishes/wishes'
import type { OwnDish } from '../../../support/ownRecipes'
import { oneOf, randomEaters, type RandomTable, randomTable } from '../randomTables'

/** A problem with the household that it is of. */
export interface RandomProblem {
  readonly problem: PlanProblem
  readonly household: RandomTable
  /** Who was named as the eaters of a row, by its id. */
  readonly named: ReadonlyMap<string, readonly string[] | null>
}

const DAYS = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']

/** A household with random members, wishes, opinions, locks, eaters, dates and own dishes, and a plan to be searched for it. */
export function randomProblem(
  catalogue: CompiledCatalogue,
  dishes: readonly OwnDish[],
  next: () => number,
): RandomProblem {
  const household = randomTable(catalogue, dishes, next)
  const { table } = household
  const named = new Map<string, readonly string[] | null>()
  const rows = CATEGORIES.flatMap((category) => {
    const eaters = randomEaters(next)
    return Array.from({ length: Math.floor(next() * 5) }, (_, place) => {
      const id = `${category} ${place}`
      const own = next() < 0.2 ? randomEaters(next) : eaters
      named.set(id, own)
      return randomRow(table, { id, category }, own, next)
    })
  })
  const { meals } = catalogue
  const problem: PlanProblem = {
    catalogue,
    dishes: table.dishes,
    rows,
    wishes: randomWishes(table, next),
    opinions: randomOpinions(table, next),
    recent: Array.from({ length: Math.floor(next() * 60) }, () => oneOf(next, meals).id),
    replaced: next() < 0.2 ? [oneOf(next, meals).id] : [],
    nearDate: new Set(next() < 0.3 ? ['egg', 'baby-spinach'] : []),
    prices: next() < 0.3 ? { of: () => 0.01, usual: 3 } : null,
    seed: Math.floor(next() * 2 ** 31),
  }
  return { problem, household, named }
}

function randomRow(
  table: TableMenu,
  key: { id: string; category: Category },
  named: readonly string[] | null,
  next: () => number,
): ProblemRow {
  const { category } = key
  const { eaters, menu, offered } = table.forEaters(named, category)
  const meals = offered(category)
  const isLocked = meals.length > 0 && next() < 0.15
  const date = next() < 0.5 ? null : oneOf(next, DAYS)
  const serves = Math.floor(next() * 11)
  return { ...key, eaters, menu, date, serves, isLocked, chosen: isLocked ? oneOf(next, meals) : null }
}

function randomWishes({ members }: TableMenu, next: () => number): Wishes {
  const limit = () => (next() < 0.25 ? oneOf(next, [10, 20, 30, 45]) : null)
  const ofDay = () => ({ weekday: limit(), weekend: limit() })
  const kind: CountedKind = oneOf(next, COUNTED_KINDS)
  const atLeast = next() < 0.5 ? Math.floor(next() * 5) : null
  const bounds = { atLeast, atMost: atLeast === null ? Math.floor(next() * 4) : null }
  const nutrient = oneOf(next, TARGET_NUTRIENTS)
  const target = { atLeast: next() < 0.5 ? 50 : null, atMost: 9000 }
  return {
    ...NO_WISHES,
    minutes: { breakfast: ofDay(), lunch: ofDay(), dinner: ofDay() },
    counts: next() < 0.4 ? { [kind]: bounds } : {},
    targets: new Map(next() < 0.3 ? [[oneOf(next, members).id, { [nutrient]: target }]] : []),
    budget: next() < 0.2 ? 50 : null,
  }
}

/** Many meals that someone never wants again, so that menus run out. */
function randomOpinions({ catalogue, dishes }: TableMenu, next: () => number): Opinions {
  const share = next() < 0.5 ? 0.05 : next()
  const some = (of: number) => [...catalogue.meals, ...dishes].filter(() => next() < of).map(({ id }) => id)
  return {
    never: new Set(next() < 0.6 ? some(share) : []),
    favourites: new Set(next() < 0.3 ? some(0.05) : []),
    ratings: new Map(next() < 0.3 ? some(0.05).map((id) => [id, 1 + Math.floor(next() * 5)]) : []),
  }
}
