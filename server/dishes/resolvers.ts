import type { CompiledIngredient } from '../catalogue/compiled'
import { requirementsOf } from '../catalogue/labels'
import { mealDietary } from '../catalogue/mealDietary'
import { dietOfRequirements } from '../catalogue/requirementInputs'
import { showSuitability } from '../catalogue/resolvers'
import { nutritionView, quantityView } from '../catalogue/views'
import type { Resolvers } from '../generated/resolverTypes'
import { personOf, userOf } from '../request/context'
import { deleteDish } from './deleteDish'
import { findDish } from './findDish'
import { listDishes } from './listDishes'
import { plateChoices } from './plateChoices'
import { readDish } from './readDish'
import { saveDish } from './saveDish'
import { suggestionsFor } from './suggestions'
import { lineViews } from './views'

/** The fields of a dish. */
const dish: NonNullable<Resolvers['Dish']> = {
  id: ({ stored }) => stored.id,
  slug: ({ stored }) => stored.slug,
  name: ({ stored }) => stored.name,
  picture: ({ stored, meal }) => meal.lines[stored.mainLine]?.picture ?? '',
  categories: ({ stored }) => stored.categories,
  minutes: ({ stored }) => stored.minutes,
  tags: ({ stored }) => stored.tags,
  keywords: ({ stored }) => stored.tags,
  mainGroup: ({ stored, meal }) => (isMatched(meal.lines[stored.mainLine]) ? meal.mainKind : null),
  serves: ({ stored }) => stored.serves,
  lines: lineViews,
  mainLine: ({ stored }) => stored.mainLine,
  steps: ({ stored }) => stored.steps,
  urlDetails: ({ stored }) => stored.urlDetails,
  sourceUrl: ({ stored }) => stored.urlDetails,
  measures: ({ stored }) => stored.measures,
  dietary: ({ meal }) => [...mealDietary(meal).asIs],
  meets: ({ meal }) => requirementsOf(mealDietary(meal).asIs),
  meetsWithSwaps: ({ meal }) => requirementsOf(mealDietary(meal).withSwaps),
  unlisted: ({ found }) => [...found.unlisted],
  notAdded: ({ stored }) => stored.notAdded ?? [],
  nutrition: ({ meal }) => nutritionView(meal, []),
  suitability: ({ meal }, { requirements }) => showSuitability(meal, dietOfRequirements(requirements)),
  plateChoices,
  mayEdit: ({ stored }, _args, { principal }) => personOf(principal)?.userId === stored.userId,
  changedAt: ({ stored }) => stored.changedAt,
}

/** Whether an ingredient is one of the catalogue, and not what an own dish's line names and nothing matches. */
const isMatched = (ingredient: CompiledIngredient | undefined): boolean => (ingredient?.index ?? -1) >= 0

/** The fields of a line that are worked out only when they are asked for. */
const dishLine: NonNullable<Resolvers['DishLine']> = {
  quantity: ({ amount, unit }) => quantityView(amount, unit),
  suggestions: (line, _args, context) => suggestionsFor(context, line),
}

/** People's own dishes: bringing a recipe in, keeping it, taking it out again. */
export const dishes: Resolvers = {
  Query: {
    dishes: (_parent, { first, after }, context) =>
      listDishes(context.services, userOf(context).userId, { first, after }),
    dish: (_parent, { id }, context) => findDish(context.services, userOf(context).userId, id),
  },
  Mutation: {
    readDish: (_parent, { input }, context) => readDish(context, input),
    saveDish: (_parent, { input }, context) => saveDish(context.services, userOf(context).userId, input),
    deleteDish: (_parent, { id }, context) => deleteDish(context.services, userOf(context).userId, id),
  },
  Dish: dish,
  DishLine: dishLine,
}
