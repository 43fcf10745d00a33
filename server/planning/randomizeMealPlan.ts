import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { Exclusion as ExcludedMeals } from '../catalogue/suitabilityTable'
import { CATEGORIES, type Category } from '../catalogue/types'
import { nearDateOfHousehold } from '../cupboard/householdSupplies'
import { tableMenu, type TableMenu } from '../menu/tableMenu'
import { inOneStatement } from '../database/transaction'
import type {
  Exclusion,
  RandomizedCategory,
  RandomizeMealPlanInput,
  RandomizeMealPlanResult,
} from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { wishesOfHousehold } from '../wishes/householdWishes'
import { wishesOf } from '../wishes/wishesOf'
import { namesBehind } from './askers'
import { assertSuits } from './assertSuits'
import { GeneratedPlanModel } from './GeneratedPlanModel'
import { opinionsOfHousehold } from './opinionsOfHousehold'
import type { PickedCategory } from './pick'
import { latestPlans } from './plansOfHousehold'
import { pricesOf } from './pricesOf'
import { defaultServes, proposalProblem } from './proposalProblem'
import { readRandomizeInput, type WantedCategory } from './readRandomizeInput'
import { mealsIn, recentMeals } from './recentMeals'
import { searchPlanInTurns } from './search/searchPlan'
import { kindOfReason } from './sayReason'
import { toCategoryPlan } from './shapePlan'
import type { Caller } from '../request/context'
import { ownPricesOf } from '../stores/ownPrices'
import { newId } from '../../schema/newId'

/** The latest weeks that are avoided where that is asked for, unless the household wishes more. */
const AVOIDED_WEEKS = 2

/** How many of a household's latest proposed meals are less likely at most. Counted in meals, because a row's proposal has only one. */
export const REMEMBERED_MEALS = 100

/**
 * Proposes meals under the settings of those who eat them, searched by the plan's terms. No meal that does not suit is ever proposed. A call that
 * proposes something is stored for the variety of later proposals and, unless it was for a single row, as a generated
 * plan (docs/product.md PLAN-25).
 */
export async function randomizeMealPlan(
  services: Services,
  caller: Caller,
  input: RandomizeMealPlanInput,
): Promise<RandomizeMealPlanResult> {
  const [table, household, proposals, { current, saved, past }, nearDate, opinions, prices] = await Promise.all([
    tableMenu(services, caller),
    wishesOfHousehold(services, caller),
    GeneratedPlanModel.latestOf(services.db, caller, REMEMBERED_MEALS),
    latestPlans(services, caller),
    nearDateOfHousehold(services, caller),
    opinionsOfHousehold(services, caller),
    ownPricesOf(services, caller),
  ])
  const { value: wanted, errors } = readRandomizeInput(input, table.find)
  if (!wanted) return { breakfast: null, lunch: null, dinner: null, errors }

  const { categories, keep, scope } = wanted
  const wishes = wishesOf(household, table.members)
  const kept = new Set(keep.map(({ meal }) => meal.id))
  const own = proposals.find(({ userId }) => userId === caller.userId)
  const meantToGo = [...(own?.mealIds ?? []), ...(current ? mealsIn(current) : [])]
  const recentOf = (weeks: number) =>
    recentMeals({ proposals, plans: [current, saved, ...past] }, services.now(), weeks, REMEMBERED_MEALS)
  const avoided = input.avoidsRecent ? recentOf(Math.max(AVOIDED_WEEKS, wishes.recentWeeks)) : []
  const problem = proposalProblem(wanted, {
    table,
    wishes,
    opinions,
    recent: recentOf(wishes.recentWeeks),
    replaced: [...(kept.size > 0 ? meantToGo : []), ...avoided].filter((id) => !kept.has(id)),
    nearDate,
    prices: pricesOf(prices),
    seed: input.seed ?? newId(),
  })
  const plan = await searchPlanInTurns(problem)
  const mealsOf = (category: Category): MealWithSwaps[] =>
    plan.rows.flatMap(({ chosen, category: own }, index) =>
      chosen && own === category && !problem.rows[index]?.isLocked ? [chosen] : [],
    )
  const meals = CATEGORIES.flatMap(mealsOf)
  for (const category of CATEGORIES)
    for (const chosen of mealsOf(category))
      assertSuits(chosen, table.forEaters(categories[category]?.eaters ?? null, category))
  if (meals.length > 0) {
    const mealIds = meals.map(({ meal }) => meal.id)
    const row = {
      id: newId(),
      userId: caller.userId,
      generatedAt: services.now(),
      mealIds,
      singleRow: scope !== 'CATEGORIES',
    }
    await inOneStatement(() => GeneratedPlanModel.query(services.db).insert(row).onConflict('id').merge().execute())
  }
  const shape = (category: Category) =>
    shapeCategory(category, { ...plan.categories[category], meals: mealsOf(category) }, categories[category], table)
  return { breakfast: shape('breakfast'), lunch: shape('lunch'), dinner: shape('dinner'), errors: [] }
}

function shapeCategory(
  category: Category,
  { meals, differentMeals, exclusions }: PickedCategory,
  wanted: WantedCategory | null,
  table: TableMenu,
): RandomizedCategory | null {
  if (wanted === null) return null
  const named = wanted.eaters
  const serves = defaultServes(category, named, table)
  const rows = meals.map((chosen, row) => ({ chosen, numServes: wanted.serves[row] ?? serves }))
  const { settings, mealList } = toCategoryPlan(rows)
  const eaters = table.members.length > 1 ? table.forEaters(named, category).eaters : []
  const excludedBy = exclusions
    .map((one): Exclusion => ({ ...toExclusion(one), members: namesBehind(one, eaters) }))
    .sort((a, b) => b.count - a.count)
  return { settings, mealList, differentMeals, excludedBy }
}

function toExclusion({ reason, label, count }: ExcludedMeals): Omit<Exclusion, 'members'> {
  return { kind: kindOfReason(reason), label, count }
}
