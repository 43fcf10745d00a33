import { z } from 'zod'
import { etagOf } from '../http/etag'
import { keptBodies } from '../http/KeptBodies'
import { PackedBody } from '../http/PackedBody'
import { refuse } from './fieldErrors'
import { messages } from './messages'
import {
  CookingMealDocument,
  MealBasesDocument,
  MealPlanDocument,
  RandomizeMealPlanDocument,
  type RestEntryFragment,
  SaveMealPlanDocument,
  ScrubMealPlanDocument,
  ShoppingListDocument,
} from './operations.generated'
import { countOf, fromEntry, fromPlan, rowPath, toEntry, toItem, toPlan, toProposal, toWarnings } from './planShapes'
import { present, type ReadyAnswer, restCall, RestFailure, type RestCall } from './RestCall'
import {
  detail,
  entry,
  entryInput,
  fields,
  item,
  messageList,
  planInput,
  proposedPlan,
  randomizeInput,
  refused,
  warnedPlan,
} from './shapes'

const CATEGORIES = ['breakfast', 'lunch', 'dinner'] as const
const CATEGORY = { breakfast: 'BREAKFAST', lunch: 'LUNCH', dinner: 'DINNER' } as const
const tag = 'Planning'
/** Names these answers among those that are kept. */
const BASES = 'meal bases'
const bad = { description: 'What is wrong with which field; nothing is stored.', shape: refused }

/** A list of meal bases as it is sent. The server keeps its lists, one for each diet, and what it sends of them. */
function basesAnswer(mealList: readonly RestEntryFragment[]): ReadyAnswer {
  const make = () => {
    const text = JSON.stringify({ meal_list: mealList.map(toEntry) })
    return new PackedBody(text, etagOf(text))
  }
  const packed = keptBodies.find(mealList, BASES) ?? keptBodies.keep(mealList, BASES, make) ?? make()
  return { status: 200, packed }
}

/** The calls about plans, lists and cooking (docs/product.md API-20 to API-26). */
export const planningCalls: RestCall[] = [
  restCall({
    method: 'put',
    path: '/api/user/mealplan/',
    tag,
    summary: 'Save the plan, over whatever is stored',
    operation: SaveMealPlanDocument,
    body: planInput,
    answers: {
      200: { description: 'The saved plan, with warnings where a meal does not suit the settings.', shape: warnedPlan },
      400: bad,
    },
    run: async ({ body, execute }) => {
      const { saveMealPlan: result } = await execute({ plan: fromPlan(body) })
      refuse(result.errors)
      const saved = present(result.saved)
      return { status: 200, body: { ...toPlan(saved.plan), ...toWarnings(saved.unsuitable) } }
    },
  }),
  restCall({
    method: 'get',
    path: '/api/user/mealplan/',
    tag,
    summary: 'Read the saved plan',
    operation: MealPlanDocument,
    body: null,
    answers: {
      200: {
        description:
          'The plan, with warnings where a meal does not suit the settings any more; an empty object when none is saved.',
        shape: z.union([warnedPlan, z.strictObject({})]),
      },
    },
    run: async ({ execute }) => {
      const { mealPlan } = await execute({})
      return { status: 200, body: mealPlan ? { ...toPlan(mealPlan.plan), ...toWarnings(mealPlan.unsuitable) } : {} }
    },
  }),
  restCall({
    method: 'get',
    path: '/api/mealbases/{category}/',
    tag,
    summary: 'Meals that may be picked in a category',
    operation: MealBasesDocument,
    body: null,
    answers: {
      200: {
        description: 'Suitable meals, by main ingredient, then by name.',
        shape: z.object({ meal_list: z.array(entry) }),
      },
      404: { description: 'There is no such category.', shape: detail },
    },
    run: async ({ params, resolveRoot }) => {
      const category = CATEGORIES.find((name) => name === params.category)
      if (!category) throw new RestFailure(404, { detail: messages.noSuchCategory })
      const { mealList } = await resolveRoot({ category: CATEGORY[category] })
      return basesAnswer(mealList)
    },
  }),
  restCall({
    method: 'post',
    path: '/api/mealplan/randomize/',
    tag,
    summary: 'Propose meals',
    operation: RandomizeMealPlanDocument,
    body: randomizeInput,
    answers: {
      200: {
        description:
          'Settings and meals of each category; where too few suit also how many different ones do and what excludes the others.',
        shape: proposedPlan,
      },
      400: bad,
    },
    run: async ({ body, execute }) => {
      const input = Object.fromEntries(CATEGORIES.map((name) => [name, { numMeals: countOf(body[name]) }]))
      const { randomizeMealPlan: result } = await execute({ input })
      refuse(result.errors, (path) =>
        'settings' in (body[CATEGORIES.find((name) => path.startsWith(name)) ?? 'breakfast'] ?? {})
          ? path.replace(/\.num_meals$/, '.settings.num_meals')
          : path,
      )
      return {
        status: 200,
        body: {
          breakfast: toProposal(present(result.breakfast)),
          lunch: toProposal(present(result.lunch)),
          dinner: toProposal(present(result.dinner)),
        },
      }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/mealplan/generate-shopping-list',
    tag,
    summary: 'Make the shopping list of a plan',
    operation: ShoppingListDocument,
    body: planInput,
    answers: {
      200: {
        description:
          'The items, by area, then by name. The header X-Unsuitable-Meals names the rows whose meals do not suit the settings.',
        shape: z.array(item),
      },
      400: bad,
    },
    run: async ({ body, execute }) => {
      const { shoppingList } = await execute({ plan: fromPlan(body) })
      refuse(shoppingList.errors)
      const rows = shoppingList.unsuitable.map(rowPath).join(', ')
      const headers = rows ? { 'X-Unsuitable-Meals': rows } : undefined
      return { status: 200, body: shoppingList.items.map(toItem), headers }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/mealplan/cooking-mode-meal',
    tag,
    summary: 'Ingredients to cook an entry',
    operation: CookingMealDocument,
    body: entryInput,
    answers: {
      200: {
        description:
          'The ingredients in the order in which they are used; warnings say why the meal does not suit the settings.',
        shape: z.object({ ingredients: z.array(item), warnings: messageList.optional() }),
      },
      400: bad,
    },
    run: async ({ body, execute }) => {
      const { cookingMeal } = await execute({ entry: fromEntry(body) })
      refuse(cookingMeal.errors)
      const { ingredients, unsuitable } = cookingMeal
      const warned = unsuitable.length > 0 && { warnings: unsuitable }
      return { status: 200, body: { ingredients: ingredients.map(toItem), ...warned } }
    },
  }),
  restCall({
    method: 'post',
    path: '/api/mealplan/scrub/',
    tag,
    summary: 'Bring a plan in line with the present settings',
    operation: ScrubMealPlanDocument,
    body: fields({ mealStructure: planInput }),
    answers: {
      200: {
        description: 'The plan under the present settings; warnings say what was changed and why.',
        shape: warnedPlan,
      },
      400: bad,
    },
    run: async ({ body, execute }) => {
      const { scrubMealPlan: result } = await execute({ plan: fromPlan(body.mealStructure) })
      refuse(result.errors, (path) => `mealStructure.${path}`)
      return { status: 200, body: { ...toPlan(present(result.plan)), ...toWarnings(result.changes) } }
    },
  }),
]
