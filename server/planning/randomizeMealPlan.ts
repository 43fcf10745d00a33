import { randomUUID } from 'node:crypto'
import { LIMITS } from '../../schema/limits'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { Exclusion as ExcludedMeals } from '../catalogue/suitabilityTable'
import { CATEGORIES, type Category } from '../catalogue/types'
import { nearDateOfHousehold } from '../cupboard/householdSupplies'
import { categoryMenus, tableMenu, type TableMenu } from '../menu/tableMenu'
import { inOneStatement } from '../database/transaction'
import type {
  Exclusion,
  RandomizedCategory,
  RandomizeMealPlanInput,
  RandomizeMealPlanResult,
} from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import type { EatersMenu } from '../menu/eatersMenu'
import { namesBehind } from './askers'
import { GeneratedPlanModel } from './GeneratedPlanModel'
import { pickMeals, type PickedCategory, type PresentMeal } from './pick'
import { readRandomizeInput, type WantedCategory } from './readRandomizeInput'
import { toCategoryPlan } from './shapePlan'
import { servesOf } from './whoEats'

/** How many of a user's latest proposed meals are less likely. Counted in meals, because a row's proposal has only one. */
export const REMEMBERED_MEALS = 100

/**
 * Proposes meals under the settings of those who eat them. No meal that does not suit is ever proposed. A call that
 * proposes something is stored for the variety of later proposals and, unless it was for a single row, as a generated
 * plan (docs/product.md PLAN-25).
 */
export async function randomizeMealPlan(
  services: Services,
  userId: string,
  input: RandomizeMealPlanInput,
): Promise<RandomizeMealPlanResult> {
  const [table, latest, nearDate] = await Promise.all([
    tableMenu(services, userId),
    GeneratedPlanModel.latestOf(services.db, userId, REMEMBERED_MEALS),
    nearDateOfHousehold(services, userId),
  ])
  const { value: wanted, errors } = readRandomizeInput(input, table.find)
  if (!wanted) return { breakfast: null, lunch: null, dinner: null, errors }

  const { categories, keep, scope } = wanted
  const kept = new Set(keep.map(({ meal }) => meal.id))
  const count = (category: Category): number => categories[category]?.numMeals ?? 0
  const eatersOf = (category: Category) => categories[category]?.eaters ?? null
  const eaters = { breakfast: eatersOf('breakfast'), lunch: eatersOf('lunch'), dinner: eatersOf('dinner') }
  const picked = pickMeals({
    menus: categoryMenus(table, eaters),
    counts: { breakfast: count('breakfast'), lunch: count('lunch'), dinner: count('dinner') },
    seed: input.seed ?? randomUUID(),
    present: keep.map(toPresent),
    recent: latest.flat().slice(0, REMEMBERED_MEALS),
    replaced: kept.size > 0 ? (latest[0] ?? []).filter((id) => !kept.has(id)) : [],
    nearDate,
    dishes: table.dishes,
  })
  const meals = CATEGORIES.flatMap((category) => picked[category].meals)
  for (const category of CATEGORIES)
    for (const chosen of picked[category].meals) assertSuits(chosen, table.forEaters(eaters[category], category))
  if (meals.length > 0) {
    const mealIds = meals.map(({ meal }) => meal.id)
    const row = { id: randomUUID(), userId, generatedAt: services.now(), mealIds, singleRow: scope === 'ROW' }
    await inOneStatement(() => GeneratedPlanModel.query(services.db).insert(row).onConflict('id').merge().execute())
  }
  const shape = (category: Category) => shapeCategory(category, picked[category], categories[category], table)
  return { breakfast: shape('breakfast'), lunch: shape('lunch'), dinner: shape('dinner'), errors: [] }
}

/** The row is not known; the meal counts in the first category that it is made for. */
function toPresent({ meal }: MealWithSwaps): PresentMeal {
  const category = CATEGORIES.find((one) => meal.meal.categories.includes(one)) ?? 'dinner'
  return { category, position: null, mealId: meal.id }
}

/** A last check, so that no defect elsewhere can propose a meal that does not suit. */
function assertSuits(chosen: MealWithSwaps, { allows }: EatersMenu): void {
  if (!allows(chosen)) throw new Error(`${chosen.meal.id} was picked, but does not suit`)
}

function shapeCategory(
  category: Category,
  { meals, differentMeals, exclusions }: PickedCategory,
  wanted: WantedCategory | null,
  { members, forEaters }: TableMenu,
): RandomizedCategory | null {
  if (wanted === null) return null
  const isShared = members.length > 1
  const named = wanted.eaters
  const defaultServes = isShared ? servesOf({ category, eaters: named, serves: null }, members) : LIMITS.defaultServes
  const rows = meals.map((chosen, row) => ({ chosen, numServes: wanted.serves[row] ?? defaultServes }))
  const { settings, mealList } = toCategoryPlan(rows)
  const eaters = isShared ? forEaters(named, category).eaters : []
  const excludedBy = exclusions
    .map((one): Exclusion => ({ ...toExclusion(one), members: namesBehind(one, eaters) }))
    .sort((a, b) => b.count - a.count)
  return { settings, mealList, differentMeals, excludedBy }
}

function toExclusion({ reason, label, count }: ExcludedMeals): Omit<Exclusion, 'members'> {
  return { kind: reason === 'TAG' || reason === 'NEVER_EATEN' ? reason : 'REQUIREMENT', label, count }
}
