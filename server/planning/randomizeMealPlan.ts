import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../schema/limits'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { Exclusion as ExcludedMeals } from '../catalogue/suitabilityTable'
import { CATEGORIES, type Category } from '../catalogue/types'
import { userMenu, type UserMenu } from '../settings/userMenu'
import { inTransaction } from '../database/transaction'
import type {
  Exclusion,
  RandomizedCategory,
  RandomizeMealPlanInput,
  RandomizeMealPlanResult,
} from '../generated/resolverTypes'
import type { Services } from '../services'
import { GeneratedPlanModel } from './GeneratedPlanModel'
import { pickMeals, type PickedCategory, type PresentMeal } from './pick'
import { readRandomizeInput, type WantedCategory } from './readRandomizeInput'
import { toCategoryPlan } from './shapePlan'

/** So many meals of a person's latest plans are less likely. Not so many plans: one row anew is a plan of one meal. */
const REMEMBERED_MEALS = 100

/**
 * Proposes meals under a person's settings. None that does not suit is ever proposed. A call that proposes something
 * counts as a generated plan, for the raffle and for the variety of the next ones.
 */
export async function randomizeMealPlan(
  services: Services,
  userId: string,
  input: RandomizeMealPlanInput,
): Promise<RandomizeMealPlanResult> {
  const menu = await userMenu(services, userId)
  const { value: wanted, errors } = readRandomizeInput(input, menu.find)
  if (!wanted) return { breakfast: null, lunch: null, dinner: null, errors }

  const { categories, keep } = wanted
  const latest = await GeneratedPlanModel.latestOf(services.db, userId, REMEMBERED_MEALS)
  const kept = new Set(keep.map(({ meal }) => meal.id))
  const count = (category: Category): number => categories[category]?.numMeals ?? 0
  const picked = pickMeals({
    menu,
    counts: { breakfast: count('breakfast'), lunch: count('lunch'), dinner: count('dinner') },
    seed: input.seed ?? randomUUID(),
    present: keep.map(toPresent),
    recent: latest.flatMap(({ mealIds }) => mealIds).slice(0, REMEMBERED_MEALS),
    replaced: kept.size > 0 ? (latest[0]?.mealIds ?? []).filter((id) => !kept.has(id)) : [],
    dishes: menu.dishes,
  })
  const meals = CATEGORIES.flatMap((category) => picked[category].meals)
  for (const chosen of meals) assertSuits(chosen, menu)
  if (meals.length > 0) {
    const row = { id: randomUUID(), userId, generatedAt: services.now(), mealIds: meals.map(({ meal }) => meal.id) }
    await inTransaction(services.db, (trx) => GeneratedPlanModel.query(trx).insert(row).execute())
  }
  const shape = (category: Category) => shapeCategory(picked[category], categories[category])
  return { breakfast: shape('breakfast'), lunch: shape('lunch'), dinner: shape('dinner'), errors: [] }
}

/** The row is not known; the meal counts in the first category that it is made for. */
function toPresent({ meal }: MealWithSwaps): PresentMeal {
  const category = CATEGORIES.find((one) => meal.meal.categories.includes(one)) ?? 'dinner'
  return { category, position: null, mealId: meal.id }
}

/** The last look before a meal leaves: nothing that is wrong elsewhere may put an unsuitable one on a table. */
function assertSuits(chosen: MealWithSwaps, menu: UserMenu): void {
  if (!menu.allows(chosen)) throw new Error(`${chosen.meal.id} was picked, but does not suit`)
}

function shapeCategory(
  { meals, nothingSuits }: PickedCategory,
  wanted: WantedCategory | null,
): RandomizedCategory | null {
  if (wanted === null) return null
  const rows = meals.map((chosen, row) => ({ chosen, numServes: wanted.serves[row] ?? LIMITS.defaultServes }))
  const { settings, mealList } = toCategoryPlan(rows)
  const excludedBy = (nothingSuits?.exclusions ?? []).map(toExclusion).sort((a, b) => b.count - a.count)
  return { settings, mealList, excludedBy }
}

function toExclusion({ reason, label, count }: ExcludedMeals): Exclusion {
  return { kind: reason === 'TAG' || reason === 'NEVER_EATEN' ? reason : 'REQUIREMENT', label, count }
}
