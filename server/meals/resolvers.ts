import { compileDiet } from '../catalogue/compileDiet'
import { suitability } from '../catalogue/diet'
import { LIMITS } from '../../schema/limits'
import type { Resolvers } from '../generated/resolverTypes'
import { membersAmong } from '../menu/guestTable'
import { recipeOf } from '../planning/recipes'
import { toEntry } from '../planning/toEntry'
import { askingFor, userOf } from '../request/context'
import type { OfferView } from './Offered'
import { mealTraits } from './mealTraits'
import { offers } from './offers'
import { checkOffersFor } from './offersForKey'
import { servable } from './servable'
import { eatenAt, firstEaten, freshAtHome } from './offerTests'
import { whatToGet } from './whatToGet'

const MOST_NAMES = 3

/** Where a recipe can be planned, and for whom it is adapted there. */
const placesOf = ({ meal, table, categories }: OfferView) =>
  categories.flatMap((category) => {
    const eaten = eatenAt(meal, table, category)
    if (!eaten) return []
    const adaptedFor = table
      .forCategory(category)
      .eaters.filter(({ diet }) => eaten.swaps.length > 0 && suitability(meal, compileDiet(diet)).kind !== 'suitable')
    return [{ category, entry: toEntry(eaten, LIMITS.defaultServes), adaptedFor: membersAmong(adaptedFor) }]
  })

/** The recipes that suit a table. */
export const meals: Resolvers = {
  Household: {
    offers: ({ id }, { filter, orderBy: order, ...paging }, context) => {
      checkOffersFor(context.principal, filter ?? {}, order)
      return offers(context.services, askingFor(userOf(context), id), { ...paging, filter: filter ?? {}, order })
    },
    servable: ({ id }, args, context) => servable(context.services, askingFor(userOf(context), id), args),
    mealTraits: ({ id }, { category }, context) =>
      mealTraits(context.services, askingFor(userOf(context), id), category),
  },
  Offer: {
    recipe: ({ meal }, _args, context) => recipeOf(context, meal),
    places: placesOf,
    isOwn: ({ meal }) => meal.index < 0,
    usesAtHome: ({ meal, table, supplies, categories }) =>
      freshAtHome(firstEaten(meal, table, categories), supplies).slice(0, MOST_NAMES),
    toCheck: ({ meal, table, supplies, categories }) => [
      ...whatToGet(firstEaten(meal, table, categories), table, supplies).toCheck,
    ],
  },
}
