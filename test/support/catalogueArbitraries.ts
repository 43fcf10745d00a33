import * as fc from 'fast-check'
import { boundsFor } from '../../server/catalogue/combineDiets'
import { compileDiet, type Diet } from '../../server/catalogue/compileDiet'
import {
  BOUND_REQUIREMENTS,
  REQUIREMENTS,
  type RequirementKey,
  type RequirementMode,
} from '../../server/catalogue/requirements'
import {
  CATEGORIES,
  FACTS,
  TAGS,
  UNITS,
  type CatalogueData,
  type Ingredient,
  type Meal,
  type Nutrition,
  type Swap,
} from '../../server/catalogue/types'

/**
 * Figures, mostly known. What has more sodium has more of what else is bounded, so that what lowers one never raises another;
 * minerals may be missing by themselves.
 */
const nutritionArbitrary: fc.Arbitrary<Nutrition | null> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 9 })).map(([sodium, lost]) => ({
      energy: 0,
      protein: 0,
      fat: 0,
      saturatedFat: 0,
      carbohydrate: sodium / 8,
      sugars: 0,
      fibre: 0,
      sodium,
      ...(lost === 0 ? {} : { potassium: sodium * 2 }),
      ...(lost === 1 ? {} : { phosphorus: sodium }),
    })),
  },
  { weight: 1, arbitrary: fc.constant(null) },
)

/** An ingredient with any facts, known or not, any measures and figures. */
function ingredientArbitrary(slug: string): fc.Arbitrary<Ingredient> {
  return fc.record({
    slug: fc.constant(slug),
    name: fc.constant(`name of ${slug}`),
    area: fc.constantFrom('produce', 'dairy', 'pantry', null),
    unit: fc.constantFrom('g', 'ml', 'piece'),
    kind: fc.constantFrom('chicken', 'beans', 'eggs', 'rice'),
    picture: fc.constant('egg'),
    density: fc.option(fc.integer({ min: 20, max: 150 }).map((n) => n / 100)),
    piece: fc.option(
      fc.integer({ min: 1, max: 300 }).map((weight) => ({ weight, one: `one ${slug}`, many: `many ${slug}` })),
    ),
    perishable: fc.boolean(),
    contains: fc.oneof(
      { weight: 9, arbitrary: fc.subarray([...FACTS], { maxLength: 3 }) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    nutrition: nutritionArbitrary,
    source: fc.constant(null),
  })
}

/** A meal over those ingredients, whose lines may repeat an ingredient. */
function mealArbitrary(slug: string, slugs: readonly string[]): fc.Arbitrary<Meal> {
  const line = fc.record({
    ingredient: fc.constantFrom(...slugs),
    amount: fc.integer({ min: 1, max: 2000 }).map((n) => n / 8),
    unit: fc.constantFrom(...UNITS),
    preparation: fc.constant(null),
    optional: fc.boolean(),
  })
  return fc
    .record({
      id: fc.constant(slug),
      slug: fc.constant(slug),
      name: fc.constant(`Meal ${slug}`),
      categories: fc.subarray([...CATEGORIES], { minLength: 1 }),
      minutes: fc.integer({ min: 1, max: 90 }),
      tags: fc.subarray([...TAGS], { maxLength: 3 }),
      ingredients: fc.array(line, { minLength: 1, maxLength: 6 }),
      essential: fc.subarray([...slugs], { maxLength: 1 }),
      hot: fc.option(fc.subarray([...slugs], { minLength: 1 })),
    })
    .map((meal): Meal => ({
      ...meal,
      mainIngredient: meal.ingredients[0]?.ingredient ?? '',
      steps: [],
      urlDetails: null,
    }))
}

/** A small catalogue of anything: dense swaps, duplicate lines, unknown facts, missing measures. */
export const catalogueArbitrary: fc.Arbitrary<CatalogueData> = fc
  .tuple(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 1, max: 14 }))
  .chain(([ingredientCount, mealCount]) => {
    const slugs = Array.from({ length: ingredientCount }, (_, index) => `ingredient-${index}`)
    const swap: fc.Arbitrary<Swap> = fc.record({
      from: fc.constantFrom(...slugs),
      to: fc.option(fc.constantFrom(...slugs), { freq: 6 }),
      ratio: fc.integer({ min: 1, max: 40 }).map((n) => n / 10),
      note: fc.constant('A note.'),
    })
    return fc.record({
      ingredients: fc.tuple(...slugs.map(ingredientArbitrary)),
      swaps: fc.array(swap, { maxLength: 14 }),
      meals: fc.tuple(...Array.from({ length: mealCount }, (_, index) => mealArbitrary(`meal-${index}`, slugs))),
    })
  })

/** The requirements of a diet, before it is compiled. */
export interface DietChoice {
  requirements: Map<RequirementKey, RequirementMode>
  bounds: ReadonlyMap<RequirementKey, number>
  neverEaten: string[]
  disliked: string[]
  diet: Diet
}

/** Any diet over those ingredients. */
export function dietArbitrary(slugs: readonly string[]): fc.Arbitrary<DietChoice> {
  return fc
    .record({
      keys: fc.subarray(
        REQUIREMENTS.map((requirement) => requirement.key),
        { maxLength: 4 },
      ),
      bounded: fc.subarray(
        BOUND_REQUIREMENTS.map((requirement) => requirement.key),
        { maxLength: 2 },
      ),
      serves: fc.constantFrom(0.5, 1, 1.5, 2),
      modes: fc.array(fc.constantFrom<RequirementMode>('STRICT', 'ADAPT'), { minLength: 4, maxLength: 4 }),
      neverEaten: fc.subarray([...slugs], { maxLength: 2 }),
      disliked: fc.subarray([...slugs], { maxLength: 2 }),
    })
    .map(({ keys, bounded, serves, modes, neverEaten, disliked }) => {
      const all = [...new Set([...keys, ...bounded])]
      const requirements = new Map(all.map((key, index) => [key, modes[index % modes.length] ?? 'STRICT'] as const))
      const input = { requirements, bounds: boundsFor(serves), neverEaten, disliked }
      return { ...input, diet: compileDiet(input) }
    })
}

/** Any catalogue with a diet over its ingredients. */
export const catalogueAndDietArbitrary: fc.Arbitrary<{ data: CatalogueData; choice: DietChoice }> =
  catalogueArbitrary.chain((data) =>
    dietArbitrary(data.ingredients.map(({ slug }) => slug)).map((choice) => ({ data, choice })),
  )
