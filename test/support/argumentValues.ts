import { LIMITS } from '../../schema/limits'
import { type FullHousehold, planInput } from './fullHousehold'
import type { ArgumentValues } from './generatedDocuments'

/** What exists and a document may ask for. */
export interface Existing {
  household: FullHousehold
  householdId: string
  /** Names of the catalogue's meals in addresses, and of ingredients. */
  meals: readonly string[]
  ingredients: readonly string[]
}

const CATEGORIES = ['BREAKFAST', 'LUNCH', 'DINNER']
const REQUIREMENTS = ['VEGAN', 'GLUTEN_FREE', 'DAIRY_FREE', 'NUT_FREE']

/** Values of every argument of the schema: what there is, what there is not, and as much as is allowed. */
export function argumentValues(
  { household, householdId, meals, ingredients }: Existing,
  random: () => number,
): ArgumentValues {
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const some = <Item>(items: readonly Item[], most: number): Item[] =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => oneOf(items))
  const many = <Item>(items: readonly Item[], most: number): Item[] => Array.from({ length: most }, () => oneOf(items))
  const few = <Item>(items: readonly Item[], most: number) => (random() < 0.5 ? some(items, most) : many(items, most))
  const category = () => oneOf(CATEGORIES)
  const eaters = () => few(household.memberIds, household.memberIds.length)
  const first = () => oneOf([1, 10, 50, LIMITS.pageSize])
  const serves = () => 1 + Math.floor(random() * LIMITS.serves)
  const row = () => oneOf(household.plan)
  const meal = () => oneOf(meals)
  const slug = () => oneOf([meal(), oneOf(household.dishIds)])
  const requirements = () => [...new Set(some(REQUIREMENTS, 3))].map((requirement) => ({ requirement }))
  const search = () => oneOf(['e', 'chicken', 'rice egg', 'x'.repeat(100)])
  const nodes = () =>
    oneOf([
      `Meal:${meal()}`,
      `Dish:${oneOf(household.dishIds)}`,
      `Ingredient:${oneOf(ingredients)}`,
      `Household:${householdId}`,
      `HouseholdMember:${oneOf(household.memberIds)}`,
      `PlanRow:${row().rowId}`,
      `RecipeVersion:${row().uniqueId}`,
    ])
  const rows = () =>
    many(household.plan, LIMITS.entriesPerList).map(({ uniqueId }, index) => ({
      id: household.plan[index]?.rowId,
      category: category(),
      content: { dishes: [{ recipe: uniqueId }] },
    }))
  const offers = () =>
    oneOf([
      {},
      { category: category(), maxMinutes: 30 },
      { search: search() },
      { usesAtHome: true },
      { role: 'SIDE' },
      { isAllAtHome: true },
    ])
  const maybe = (value: () => unknown) => () => (random() < 0.7 ? value() : undefined)
  const values: ArgumentValues = {
    'Household.changes.after': maybe(() => 'none'),
    'Household.mealTraits.category': category,
    'Household.offers.filter': maybe(offers),
    'Household.offers.first': maybe(first),
    'Household.offers.orderBy': maybe(() => oneOf(['NAME', 'MINUTES', 'RATING', 'NOT_LATELY'])),
    'Household.servable.category': category,
    'Household.servable.eaters': maybe(eaters),
    'Household.servable.role': () => oneOf(['SIDE', 'DESSERT']),
    'Household.plans.first': maybe(first),
    'HouseholdMember.form.kind': () => oneOf(['DIETARY', 'TAGS', 'TARGETS', 'WISHES']),
    'Partner.productLinks.first': maybe(first),
    'Partner.productLinks.store': () => 'none',
    'Plan.recentChanges.first': maybe(() => 50),
    'Plan.rows.category': maybe(category),
    'Query.balancePlan.input': () => {
      const all = rows()
      return { rows: all, changedRow: all[0]?.id }
    },
    'Query.cookingMeal.category': maybe(category),
    'Query.cookingMeal.eaters': maybe(eaters),
    'Query.cookingMeal.entry': () => ({ uniqueId: row().uniqueId, numServes: serves() }),
    'Query.cookingMeal.serves': maybe(serves),
    'Query.dish.id': () => `Dish:${oneOf(household.dishIds)}`,
    'Query.dishes.first': maybe(first),
    'Query.dishes.search': maybe(search),
    'Query.draftPlan.input': () => ({ rows: rows(), requirements: requirements() }),
    'Query.ingredients.first': maybe(first),
    'Query.ingredients.search': maybe(search),
    'Query.instructions.category': maybe(category),
    'Query.instructions.eaters': maybe(eaters),
    'Query.instructions.serves': maybe(serves),
    'Query.instructions.slug': slug,
    'Query.invitation.key': () => 'none',
    'Query.meal.slug': meal,
    'Query.mealBases.category': category,
    'Query.mealVersions.category': () => 'DINNER',
    'Query.mealVersions.eaters': maybe(eaters),
    'Query.mealVersions.meal': () => oneOf(household.plan.filter((one) => one.category === 'dinner')).uniqueId,
    'Query.meals.filter': maybe(() =>
      oneOf([{}, { category: category(), requirements: requirements() }, { search: search() }]),
    ),
    'Query.meals.first': maybe(first),
    'Query.meals.orderBy': maybe(() => oneOf(['NAME', 'MINUTES'])),
    'Query.neverEatenEffect.text': () =>
      oneOf(['egg', few(ingredients, LIMITS.neverEatenWords).join(', ').slice(0, 2000)]),
    'Query.node.id': nodes,
    'Query.nodes.ids': () => Array.from({ length: oneOf([1, 10, 100]) }, nodes),
    'Query.plannedInstructions.meals': () =>
      few(household.plan, LIMITS.recipesPerCall).map(({ uniqueId }) => ({ uniqueId, serves: serves() })),
    'Query.proposePlan.input': () => ({
      counts: CATEGORIES.map((one) => ({ category: one, count: oneOf([1, LIMITS.mealsPerCategory]) })),
      requirements: requirements(),
      neverEaten: some(ingredients, 3),
      targets: [{ nutrient: 'PROTEIN', atLeast: oneOf([50, 500]) }],
      seed: oneOf(['one', 'two']),
    }),
    'Query.recipe.slug': slug,
    'Query.settingsForms.memberId': maybe(() => household.memberIds[0]),
    'Query.shoppingList.plan': () => planInput(household.plan),
    'Query.shoppingListForMeals.meals': () =>
      few(household.plan, LIMITS.entriesPerList).map(({ uniqueId }) => ({ meal: uniqueId, serves: serves() })),
    'Query.shoppingListForMeals.requirements': maybe(requirements),
    'ShoppingList.lines.onlyToBuy': maybe(() => true),
    'Viewer.household.id': maybe(() => householdId),
    'Viewer.securityHistory.first': maybe(() => oneOf([1, 26, 200])),
  }
  for (const type of ['Dish', 'Meal', 'RecipeVersion'])
    Object.assign(values, {
      [`${type}.cooking.serves`]: maybe(serves),
      [`${type}.suitability.requirements`]: requirements,
      [`${type}.suits.category`]: maybe(category),
      [`${type}.suits.eaters`]: maybe(eaters),
      [`${type}.problem.category`]: maybe(category),
      [`${type}.problem.eaters`]: maybe(eaters),
    })
  return values
}
