import { photoPath } from '../../schema/photoPath'
import type { CompiledIngredient, CompiledMeal } from '../catalogue/compiled'
import { requirementsOf } from '../catalogue/labels'
import { mealDietary } from '../catalogue/mealDietary'
import { dietOfRequirements } from '../catalogue/requirementInputs'
import { showSuitability } from '../catalogue/resolvers'
import { nutritionView, quantityView } from '../catalogue/views'
import type { Resolvers } from '../generated/resolverTypes'
import { personOf, userOf } from '../request/context'
import { photosOf } from '../photos/photoFiles'
import { deleteDish } from './deleteDish'
import { dishLine } from './dishLines'
import { findDish } from './findDish'
import { assumedCount, listDishes } from './listDishes'
import { plateChoices } from './plateChoices'
import { readPage } from './pages/readPage'
import { readDish } from './readDish'
import { saveDish } from './saveDish'
import { setDishPhoto, setDishPhotos } from './setDishPhotos'
import { lineViews } from './views'

/** The fields of a dish. */
const dish: NonNullable<Resolvers['Dish']> = {
  id: ({ stored }) => stored.id,
  slug: ({ stored }) => stored.slug,
  name: ({ stored }) => stored.name,
  picture: ({ meal }) => mainOf(meal)?.picture ?? '',
  categories: ({ stored }) => stored.categories,
  minutes: ({ stored }) => stored.minutes,
  tags: ({ stored }) => stored.tags,
  keywords: ({ stored }) => stored.tags,
  mainGroup: ({ meal }) => (isMatched(mainOf(meal)) ? meal.mainKind : null),
  serves: ({ stored }) => stored.serves,
  yield: ({ stored }) => quantityView(stored.yieldAmount, stored.yieldUnit),
  lines: lineViews,
  mainLine: ({ stored }) => stored.mainLine,
  steps: ({ stored }) => stored.steps,
  urlDetails: ({ stored }) => stored.urlDetails,
  sourceUrl: ({ stored }) => stored.urlDetails,
  measures: ({ stored }) => stored.measures,
  description: ({ stored }) => stored.description,
  notes: ({ stored }) => stored.notes,
  labels: ({ stored }) => stored.labels ?? [],
  prepMinutes: ({ stored }) => stored.prepMinutes,
  cookMinutes: ({ stored }) => stored.cookMinutes,
  source: ({ stored: { sourceApp, sourceName, urlDetails, sourceNutrition } }) => ({
    application: sourceApp,
    name: sourceName,
    url: urlDetails,
    nutrition: sourceNutrition,
  }),
  cookedOn: ({ stored }) => stored.cookedOn ?? [],
  stepSections: ({ stored }) => stored.stepSections ?? [],
  dietary: ({ meal }) => [...mealDietary(meal).asIs],
  meets: ({ meal }) => requirementsOf(mealDietary(meal).asIs),
  meetsWithSwaps: ({ meal }) => requirementsOf(mealDietary(meal).withSwaps),
  unlisted: ({ found }) => [...found.unlisted],
  notAdded: ({ stored }) => stored.notAdded ?? [],
  nutrition: ({ meal }) => nutritionView(meal, []),
  suitability: ({ meal }, { requirements }) => showSuitability(meal, dietOfRequirements(requirements)),
  plateChoices,
  photo: ({ stored: { photo } }) => (photo === null ? null : { id: photo }),
  photos: ({ stored }) => photosOf(stored),
  mayEdit: ({ stored }, _args, { principal }) => personOf(principal)?.userId === stored.userId,
  assumed: ({ stored }) => stored.assumed ?? [],
  changedAt: ({ stored }) => stored.changedAt,
}

/** The main ingredient, which may be one of a dish within. */
const mainOf = ({ ingredients, meal }: CompiledMeal): CompiledIngredient | undefined =>
  ingredients.find(({ slug }) => slug === meal.mainIngredient)

/** Whether an ingredient is one of the catalogue, and not what an own dish's line names and nothing matches. */
const isMatched = (ingredient: CompiledIngredient | undefined): boolean => (ingredient?.index ?? -1) >= 0

/** People's own dishes: bringing a recipe in, keeping it, taking it out again. */
export const dishes: Resolvers = {
  Query: {
    dishes: (_parent, { first, after, search, assumed }, context) =>
      listDishes(context.services, userOf(context).userId, { first, after }, { search, assumed }),
    dish: (_parent, { id }, context) => findDish(context.services, userOf(context).userId, id),
  },
  Mutation: {
    readDish: (_parent, { input }, context) => readDish(context, input),
    readPage: (_parent, { input }, context) => readPage(context, input),
    saveDish: (_parent, { input }, context) => saveDish(context.services, userOf(context).userId, input),
    setDishPhoto: (_parent, { input }, context) => setDishPhoto(context.services, userOf(context).userId, input),
    setDishPhotos: (_parent, { input }, context) => setDishPhotos(context.services, userOf(context).userId, input),
    deleteDish: (_parent, { id }, context) => deleteDish(context.services, userOf(context).userId, id),
  },
  DishConnection: { assumedCount: ({ userId }, _args, { services }) => assumedCount(services, userId) },
  Dish: dish,
  DishPhoto: { url: ({ id }, _args, { services }) => services.config.publicUrl + photoPath(id, 'whole') },
  DishLine: dishLine,
}
