import { LIMITS } from '../../schema/limits'
import { nutritionView, quantityView } from '../catalogue/views'
import { badRequest } from '../platform/errors'
import type { Resolvers } from '../generated/resolverTypes'
import type { RecipeView } from '../planning/views'
import { type Context, userOf } from '../request/context'
import { cook } from './cook'
import { cookingMeal } from './cookingMeal'
import { formatQuantity } from './formatQuantity'
import { instructions } from './instructions'
import { messages } from './messages'
import { plannedInstructions } from './plannedInstructions'
import { shapePart } from './shapeCooked'

/** @throws BAD_USER_INPUT for serves that are not `from` to 100. */
function checked(serves: number, from: 0 | 1): number {
  if (serves < from || serves > LIMITS.dishServes) throw badRequest(messages.cookedServes({ from }), 'serves')
  return serves
}

const cookRecipe = ({ meal }: RecipeView, { serves }: { serves: number }, { services }: Context) =>
  cook(services.catalogue.compiled, { meal, swaps: [] }, checked(serves, 1))

export const cooking: Resolvers = {
  Meal: { cooking: cookRecipe },
  Dish: { cooking: cookRecipe },
  RecipeVersion: {
    cooking: ({ chosen, serves: planned }, { serves }, { services }) =>
      cook(services.catalogue.compiled, chosen, checked(serves ?? (planned || LIMITS.defaultServes), 0)),
  },
  Cooking: {
    ingredients: ({ lines }) => [...lines],
    steps: ({ steps }) => steps.map((text, index) => ({ number: index + 1, text })),
    stepSections: ({ stepSections }) => [...stepSections],
    parts: ({ parts }) => parts.map(shapePart),
    stepServes: ({ serves, stepServes }) => (stepServes === serves ? null : stepServes),
    unfollowedSwaps: ({ unfollowed }) => [...unfollowed],
    nutrition: ({ chosen: { meal, swaps } }) => nutritionView(meal, swaps),
  },
  CookingLine: {
    ingredient: ({ ingredient }) => (ingredient.index < 0 ? null : ingredient),
    name: ({ ingredient }) => ingredient.name,
    quantity: ({ amount, unit }) => quantityView(amount, unit),
    listQuantity: ({ metricAmount, metricUnit }) => quantityView(metricAmount, metricUnit),
    text: ({ display }) => display,
    section: ({ heading }) => heading,
  },
  Quantity: { text: (quantity) => formatQuantity(quantity) },
  Query: {
    cookingMeal: (_parent, args, context) => cookingMeal(context.services, userOf(context), args),
    plannedInstructions: (_parent, args, context) => plannedInstructions(context.services, userOf(context), args),
    instructions: (_parent, args, { services, principal }) =>
      instructions(services, principal.kind === 'user' ? principal : null, args),
  },
}
