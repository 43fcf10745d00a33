import { CATEGORIES, type Category } from '../../../server/catalogue/types'
import { categoryMenus, type TableMenu } from '../../../server/menu/tableMenu'
import { pickMeals } from '../../../server/planning/pick'
import { createRandom } from '../../../server/planning/random'
import { NO_OPINIONS, type PlanProblem } from '../../../server/planning/search/problem'
import { searchPlan } from '../../../server/planning/search/searchPlan'
import { NO_WISHES } from '../../../server/wishes/wishes'
import type { MeasuredRow } from './measures'

/** What a planner plans. */
export interface Wanted {
  readonly table: TableMenu
  readonly counts: Readonly<Record<Category, number>>
  readonly serves: number
  readonly seed: number
  /** Ids of last week's meals. */
  readonly recent: readonly string[]
}

/** Makes a plan. */
export type Planner = (wanted: Wanted) => MeasuredRow[]

/** Each meal is as likely as any other that suits; none comes twice in a category. */
export const byLot: Planner = ({ table, counts, serves, seed }) => {
  const random = createRandom(seed)
  return CATEGORIES.flatMap((category) => {
    const offered = [...table.forCategory(category).offered(category)]
    return Array.from({ length: Math.min(counts[category], offered.length) }, () => {
      const [one] = offered.splice(random.below(offered.length), 1)
      if (!one) throw new Error('Nothing is offered')
      return { ...one, category, serves }
    })
  })
}

/** The draw with which the search begins (docs/product.md PLAN-20 to PLAN-23). */
export const byPick: Planner = ({ table, counts, serves, seed, recent }) => {
  const picked = pickMeals({ menus: categoryMenus(table), counts, seed, recent, dishes: table.dishes })
  return CATEGORIES.flatMap((category) => picked[category].meals.map((one) => ({ ...one, category, serves })))
}

/** What `randomize` proposes. */
export const bySearch: Planner = (wanted) => {
  const { rows } = searchPlan(problemOf(wanted))
  return rows.flatMap(({ category, chosen }) => (chosen ? [{ ...chosen, category, serves: wanted.serves }] : []))
}

/** A plan without anything in it yet, as a problem. */
export function problemOf({ table, counts, serves, seed, recent }: Wanted): PlanProblem {
  const rows = CATEGORIES.flatMap((category) => {
    const { menu, eaters } = table.forCategory(category)
    return Array.from({ length: counts[category] }, (_, place) => ({
      id: `${category} ${place}`,
      category,
      date: null,
      serves,
      eaters,
      menu,
      chosen: null,
      isLocked: false,
    }))
  })
  const { catalogue, dishes } = table
  return {
    catalogue,
    dishes,
    rows,
    wishes: NO_WISHES,
    opinions: NO_OPINIONS,
    recent,
    replaced: [],
    nearDate: new Set(),
    prices: null,
    seed,
  }
}
