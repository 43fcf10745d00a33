import { LIMITS } from '../../schema/limits'
import type { CompiledMeal } from '../catalogue/compiled'
import { CATEGORIES, type Category } from '../catalogue/types'
import type { TableMenu } from '../menu/tableMenu'
import type { Wishes } from '../wishes/wishes'
import type { HouseholdOpinions } from './opinionsOfHousehold'
import type { Wanted } from './readRandomizeInput'
import type { PlanProblem, ProblemRow } from './search/problem'
import { servesOf } from './whoEats'

/** What a proposal goes by, beside what is wanted. */
export interface ProposalGround extends Pick<PlanProblem, 'recent' | 'replaced' | 'nearDate' | 'prices' | 'seed'> {
  readonly table: TableMenu
  readonly wishes: Wishes
  readonly opinions: HouseholdOpinions
}

/** The serves of a row that no one has set (docs/product.md PLAN-40). */
export function defaultServes(category: Category, eaters: readonly string[] | null, { members }: TableMenu): number {
  return members.length > 1 ? servesOf({ category, eaters, serves: null }, members) : LIMITS.defaultServes
}

/** A wanted proposal as rows to be searched, beside the meals that stay in the plan, whose rows are not known. */
export function proposalProblem({ categories, keep }: Wanted, ground: ProposalGround): PlanProblem {
  const { table, wishes, opinions, recent, replaced, nearDate, prices, seed } = ground
  const rows = CATEGORIES.flatMap((category): ProblemRow[] => {
    const wanted = categories[category]
    const kept = keep.filter(({ meal }) => categoryOf(meal) === category)
    const row = (id: string, eaters: readonly string[] | null, serves: number | undefined) => {
      const menu = table.forEaters(eaters, category)
      const own = { category, date: null, eaters: menu.eaters, menu: menu.menu }
      return { ...own, id: `${category} ${id}`, serves: serves ?? defaultServes(category, eaters, table) }
    }
    return [
      ...Array.from({ length: wanted?.numMeals ?? 0 }, (_, place) => ({
        ...row(String(place), wanted?.eaters ?? null, wanted?.serves[place]),
        chosen: null,
        isLocked: false,
      })),
      ...kept.map((chosen, place) => ({ ...row(`kept ${place}`, null, undefined), chosen, isLocked: true })),
    ]
  })
  const eating = rows.filter(({ isLocked }) => !isLocked).flatMap(({ eaters }) => eaters.map(({ id }) => id))
  const accounts = table.members.filter(({ id }) => eating.includes(id)).map(({ userId }) => userId)
  const { catalogue, dishes } = table
  const ofThose = opinions(accounts)
  return { catalogue, dishes, rows, wishes, opinions: ofThose, recent, replaced, nearDate, prices, seed }
}

/** The row is not known; the meal counts in the first category that it is made for. */
const categoryOf = ({ meal }: CompiledMeal): Category =>
  CATEGORIES.find((one) => meal.categories.includes(one)) ?? 'dinner'
