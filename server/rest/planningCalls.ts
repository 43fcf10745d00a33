import { z } from 'zod'
import type { InputError } from '../generated/resolverTypes'
import { etagOf } from '../http/etag'
import { refuse } from './fieldErrors'
import { type ReadyAnswer, restCall, RestFailure, type RestCall } from './RestCall'
import { detail, entry, entryInput, fields, item, plan, planInput, randomizeInput, refused } from './shapes'

const CATEGORIES = ['breakfast', 'lunch', 'dinner'] as const
const ENTRY = 'name uniqueId isCustomised urlDetails numServes mainIngredient'
const CATEGORY = `{ settings { numMeals } mealList { ${ENTRY} } }`
const PLAN = `{ breakfast ${CATEGORY} lunch ${CATEGORY} dinner ${CATEGORY} }`
const ERRORS = 'errors { code field message }'
const ITEM = 'ingredient { name } amount measurementUnit typicalLocation'

interface Entry { name: string; uniqueId: string; isCustomised: boolean; urlDetails: string; numServes: number; mainIngredient: string }
interface CategoryPlan { settings: { numMeals: number }; mealList: Entry[] }
type Plan = Record<(typeof CATEGORIES)[number], CategoryPlan>
interface Item { ingredient: { name: string }; amount: number; measurementUnit: string; typicalLocation: string; productLink?: string | null }
interface Errors { errors: InputError[] }

const tag = 'Planning'
const bad = { description: 'What is wrong with which field; nothing is stored.', shape: refused }

const toEntry = (one: Entry) => ({
  name: one.name, unique_id: one.uniqueId, isCustomised: one.isCustomised, url_details: one.urlDetails, num_serves: one.numServes, main_ingredient: one.mainIngredient,
})
const toCategory = ({ settings, mealList }: CategoryPlan) => ({ settings: { num_meals: settings.numMeals }, meal_list: mealList.map(toEntry) })
const toPlan = (given: Plan) => ({ breakfast: toCategory(given.breakfast), lunch: toCategory(given.lunch), dinner: toCategory(given.dinner) })
const toItem = ({ ingredient, amount, measurementUnit, typicalLocation, productLink }: Item) => ({
  ingredient: { name: ingredient.name }, amount, measurement_unit: measurementUnit, typical_location: typicalLocation, ...(productLink && { product_link: productLink }),
})

const fromEntry = (one: z.infer<typeof entryInput>) => ({ uniqueId: one.unique_id, numServes: one.num_serves })
const fromPlan = (given: z.infer<typeof planInput>) =>
  Object.fromEntries(CATEGORIES.map((name) => [name, { settings: { numMeals: given[name].settings.num_meals }, mealList: given[name].meal_list.map(fromEntry) }]))
const countOf = (wanted: z.infer<typeof randomizeInput>['breakfast']) => ('settings' in wanted ? wanted.settings.num_meals : wanted.num_meals)

const bases = new WeakMap<readonly Entry[], ReadyAnswer>()

/** A list of meal bases as it is sent. The server keeps its lists, one for each diet, so each is written once. */
function basesAnswer(mealList: readonly Entry[]): ReadyAnswer {
  const known = bases.get(mealList)
  if (known) return known
  const json = Buffer.from(JSON.stringify({ meal_list: mealList.map(toEntry) }))
  const answer: ReadyAnswer = { status: 200, json, etag: etagOf(json) }
  bases.set(mealList, answer)
  return answer
}

/** The calls about plans, lists and cooking of the specification's section 7. */
export const planningCalls: RestCall[] = [
  restCall({
    method: 'put', path: '/api/user/mealplan/', tag, summary: 'Save the plan, over whatever is stored', who: 'user', body: planInput,
    answers: { 200: { description: 'The saved plan.', shape: plan }, 400: bad },
    run: async ({ body, execute }) => {
      const { saveMealPlan: result } = await execute<{ saveMealPlan: Errors & { saved: { plan: Plan } } }>(
        `mutation ($plan: MealPlanInput!) { saveMealPlan(input: { plan: $plan }) { saved { plan ${PLAN} } ${ERRORS} } }`, { plan: fromPlan(body) })
      refuse(result.errors)
      return { status: 200, body: toPlan(result.saved.plan) }
    },
  }),
  restCall({
    method: 'get', path: '/api/user/mealplan/', tag, summary: 'Read the saved plan', who: 'user', body: null,
    answers: { 200: { description: 'The plan; an empty object when none is saved.', shape: z.union([plan, z.strictObject({})]) } },
    run: async ({ execute }) => {
      const { mealPlan } = await execute<{ mealPlan: { plan: Plan } | null }>(`{ mealPlan { plan ${PLAN} } }`)
      return { status: 200, body: mealPlan ? toPlan(mealPlan.plan) : {} }
    },
  }),
  restCall({
    method: 'get', path: '/api/mealbases/{category}/', tag, summary: 'Meals that may be picked in a category', who: 'user or partner', body: null,
    answers: { 200: { description: 'Suitable meals, by main ingredient, then by name.', shape: z.object({ meal_list: z.array(entry) }) }, 404: { description: 'There is no such category.', shape: detail } },
    run: async ({ params, field }) => {
      const category = CATEGORIES.find((name) => name === params.category)
      if (!category) throw new RestFailure(404, { detail: 'There is no such category.' })
      const { mealList } = await field<{ mealList: Entry[] }>('mealBases', { category: category.toUpperCase() })
      return basesAnswer(mealList)
    },
  }),
  restCall({
    method: 'post', path: '/api/mealplan/randomize/', tag, summary: 'Propose meals', who: 'user', body: randomizeInput,
    answers: { 200: { description: 'Settings and meals of each category.', shape: plan }, 400: bad },
    run: async ({ body, execute }) => {
      const input = Object.fromEntries(CATEGORIES.map((name) => [name, { numMeals: countOf(body[name]) }]))
      const { randomizeMealPlan: result } = await execute<{ randomizeMealPlan: Errors & Plan }>(
        `mutation ($input: RandomizeMealPlanInput!) { randomizeMealPlan(input: $input) { breakfast ${CATEGORY} lunch ${CATEGORY} dinner ${CATEGORY} ${ERRORS} } }`, { input })
      refuse(result.errors, (path) => ('settings' in (body[CATEGORIES.find((name) => path.startsWith(name)) ?? 'breakfast'] ?? {}) ? path.replace(/\.num_meals$/, '.settings.num_meals') : path))
      return { status: 200, body: toPlan(result) }
    },
  }),
  restCall({
    method: 'post', path: '/api/mealplan/generate-shopping-list', tag, summary: 'Make the shopping list of a plan', who: 'user', body: planInput,
    answers: { 200: { description: 'The items, by area, then by name.', shape: z.array(item) }, 400: bad },
    run: async ({ body, execute }) => {
      const { shoppingList } = await execute<{ shoppingList: Errors & { items: Item[] } }>(
        `query ($plan: MealPlanInput!) { shoppingList(plan: $plan) { items { ${ITEM} productLink } ${ERRORS} } }`, { plan: fromPlan(body) })
      refuse(shoppingList.errors)
      return { status: 200, body: shoppingList.items.map(toItem) }
    },
  }),
  restCall({
    method: 'post', path: '/api/mealplan/cooking-mode-meal', tag, summary: 'Ingredients to cook an entry', who: 'user', body: entryInput,
    answers: { 200: { description: 'The ingredients in the order in which they are used.', shape: z.object({ ingredients: z.array(item) }) }, 400: bad },
    run: async ({ body, execute }) => {
      const { cookingMeal } = await execute<{ cookingMeal: Errors & { ingredients: Item[] } }>(
        `query ($entry: MealEntryInput!) { cookingMeal(entry: $entry) { ingredients { ${ITEM} } ${ERRORS} } }`, { entry: fromEntry(body) })
      refuse(cookingMeal.errors)
      return { status: 200, body: { ingredients: cookingMeal.ingredients.map(toItem) } }
    },
  }),
  restCall({
    method: 'post', path: '/api/mealplan/scrub/', tag, summary: 'Bring a plan in line with the present settings', who: 'user',
    body: fields({ mealStructure: planInput }),
    answers: { 200: { description: 'The plan under the present settings.', shape: plan }, 400: bad },
    run: async ({ body, execute }) => {
      const { scrubMealPlan: result } = await execute<{ scrubMealPlan: Errors & { plan: Plan } }>(
        `mutation ($plan: MealPlanInput!) { scrubMealPlan(input: { plan: $plan }) { plan ${PLAN} ${ERRORS} } }`, { plan: fromPlan(body.mealStructure) })
      refuse(result.errors, (path) => `mealStructure.${path}`)
      return { status: 200, body: toPlan(result.plan) }
    },
  }),
]
