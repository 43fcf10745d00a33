import { badRequest } from '../platform/errors'
import { apiName, dietaryFacts, mealCategories } from './apiNames'
import { nutrientName, sayAmount } from './amountWords'
import type { Excess } from './bounds'
import type { Resolvers } from '../generated/resolverTypes'
import type { Suitability } from '../generated/schemaTypes'
import type { CompiledMeal } from './compiled'
import { compileDiet, type DietInput } from './compileDiet'
import { suitability, type Block } from './diet'
import { globalId } from '../pure/globalId'
import { requirementsOf } from './labels'
import { followCatalogue, type NewsView } from './followCatalogue'
import { listChanges } from './listChanges'
import { listIngredients, listMeals } from './listMeals'
import { mealDietary } from './mealDietary'
import { messages } from './messages'
import { pictureOf } from './pictureOf'
import { plainSteps } from './plainSteps'
import { dietOfRequirements } from './requirementInputs'
import { findRequirement } from './requirements'
import { shortName } from './sentenceNames'
import { figureSourceView, mealView, nutritionView, quantityView, type SwapView } from './views'

/** Everything here is answered from the catalogue in memory, but for the order of its changes. */
export const catalogue: Resolvers = {
  Subscription: {
    catalogueChanged: {
      subscribe: (_parent, { after = null }, { services }) => followCatalogue(services.catalogue, after),
      resolve: (news: NewsView) => news,
    },
  },
  Query: {
    meals: (_parent, { first, after, filter, orderBy }, { services }) =>
      listMeals(services.catalogue.snapshot, { first, after }, filter ?? {}, orderBy),
    meal: (_parent, { slug, id }, { services }) => {
      const { snapshot } = services.catalogue
      if (((slug ?? null) === null) === ((id ?? null) === null)) throw badRequest(messages.oneMeal, 'slug')
      const meal = slug ? snapshot.compiled.mealBySlug.get(slug) : snapshot.compiled.mealById.get(id ?? '')
      return meal ? mealView(snapshot, meal) : null
    },
    catalogueChanges: (
      _parent,
      { first, after },
      {
        services: {
          db,
          catalogue: { snapshot },
        },
      },
    ) => listChanges(db, snapshot, { first, after }),
    ingredients: (_parent, { first, after, search }, { services }) =>
      listIngredients(services.catalogue.snapshot, { first, after }, search),
  },
  Meal: {
    id: ({ meal }) => meal.id,
    slug: ({ meal }) => meal.slug,
    name: ({ meal }) => meal.name,
    categories: ({ meal }) => meal.meal.categories,
    role: ({ meal }) => (meal.meal.role ? apiName(meal.meal.role) : 'MAIN'),
    mainIngredient: ({ meal }) => meal.mainKind,
    mainGroup: ({ meal }) => meal.mainKind,
    picture: ({ meal }) => pictureOf(meal),
    minutes: ({ meal }) => meal.meal.minutes,
    tags: ({ meal }) => meal.meal.tags,
    keywords: ({ meal }) => meal.meal.tags,
    dietary: ({ meal }) => [...mealDietary(meal).asIs],
    dietaryWithSwaps: ({ meal }) => [...mealDietary(meal).withSwaps],
    meets: ({ meal }) => requirementsOf(mealDietary(meal).asIs),
    meetsWithSwaps: ({ meal }) => requirementsOf(mealDietary(meal).withSwaps),
    ingredients: ({ meal }) =>
      meal.meal.ingredients.flatMap(({ amount, unit, preparation, optional }, index) => {
        const ingredient = meal.lines[index]
        return ingredient ? [{ ingredient, amount, unit, preparation, optional }] : []
      }),
    steps: ({ meal }) => plainSteps(meal),
    nutrition: ({ meal }) => nutritionView(meal, []),
    urlDetails: ({ meal }) => meal.meal.urlDetails,
    sourceUrl: ({ meal }) => meal.meal.urlDetails,
    suitability: ({ meal }, { requirements }) => showSuitability(meal, dietOfRequirements(requirements)),
    changedAt: ({ changedAt }) => changedAt,
  },
  MealChange: { mealId: ({ id }, _none, { graphIds }) => (graphIds ? globalId('Meal', id) : id) },
  MealIngredient: { quantity: ({ amount, unit }) => quantityView(amount, unit) },
  Ingredient: {
    id: ({ slug }) => globalId('Ingredient', slug),
    storeArea: ({ area }) => area ?? 'uncategorised',
    listUnit: ({ unit }) => unit,
    group: ({ kind }) => kind,
    shortName,
    typicalLocation: ({ area }) => area ?? 'uncategorised',
    shoppingUnit: ({ unit }) => unit,
    pieceWeight: ({ piece }) => piece?.weight ?? null,
    contains: ({ contains }) => contains,
    source: figureSourceView,
    swaps: ({ swaps }) => [...swaps],
  },
  MealCategory: mealCategories,
  DietaryFact: dietaryFacts,
}

/** The verdict of `suitability` as the API shows it. */
export function showSuitability(
  meal: CompiledMeal,
  diet: DietInput,
): Omit<Suitability, 'swaps'> & { swaps: SwapView[] } {
  const answer = suitability(meal, compileDiet(diet))
  if (answer.kind === 'suitable') return { kind: 'SUITABLE', swaps: [], blockedBy: [] }
  if (answer.kind === 'swapped') return { kind: 'SUITABLE_WITH_SWAPS', swaps: [...answer.swaps], blockedBy: [] }
  return { kind: 'UNSUITABLE', swaps: [], blockedBy: answer.blocks.map(showBlock) }
}

function showBlock({ ingredient, reason, fact, excess }: Block): Suitability['blockedBy'][number] {
  const requirement = findRequirement(reason)
  if (reason === 'UNKNOWN_FACTS' || requirement === null)
    return { ingredient: ingredient.name, requirement: null, reason: messages.blockedBy.notReviewed }
  const { key, label } = requirement
  const why = excess
    ? sayExcess(excess, label)
    : fact === null
      ? messages.blockedBy.noFact({ requirement: label })
      : messages.blockedBy.fact({ fact: messages.facts[fact], requirement: label })
  return { ingredient: ingredient.name, requirement: key, reason: why }
}

const sayExcess = ({ bound, amount }: Excess, requirement: string): string =>
  amount === null
    ? messages.blockedBy.noFigure({ nutrient: nutrientName(bound.nutrient), requirement })
    : messages.blockedBy.over({ amount: sayAmount(bound.nutrient, amount), requirement })
