import { apiName } from '../catalogue/apiNames'
import { mealDietary } from '../catalogue/mealDietary'
import { nutritionOf } from '../catalogue/nutrition'
import { plainSteps } from '../catalogue/plainSteps'
import type { CatalogueSnapshot } from '../catalogue/loadCatalogue'
import { figureSourceView, mealView } from '../catalogue/views'

const NO_MINERALS = { potassium: null, phosphorus: null }

/**
 * The whole catalogue as lines of JSON, a meal a line, in the order of ids' meals. Lines are made one at a time, so the
 * memory it takes does not grow with the catalogue.
 */
export function* catalogueLines(snapshot: CatalogueSnapshot): Generator<string> {
  for (const compiled of snapshot.compiled.meals) {
    const { meal, lines } = compiled
    const { perServe, unknown } = nutritionOf(compiled, [])
    const figures = perServe && { ...NO_MINERALS, ...perServe }
    const { asIs, withSwaps } = mealDietary(compiled)
    yield `${JSON.stringify({
      id: meal.id,
      slug: meal.slug,
      name: meal.name,
      categories: meal.categories.map(apiName),
      mainIngredient: compiled.mainKind,
      minutes: meal.minutes,
      tags: meal.tags,
      dietary: asIs,
      dietaryWithSwaps: withSwaps,
      ingredients: meal.ingredients.map(({ ingredient, amount, unit, preparation, optional }, index) => ({
        ingredient,
        name: lines[index]?.name,
        amount,
        unit,
        preparation,
        optional,
        contains: lines[index]?.contains?.map(apiName) ?? null,
        source: lines[index] === undefined ? null : figureSourceView(lines[index]),
      })),
      steps: plainSteps(compiled),
      nutrition: { perServe: figures, unknown: unknown.map(({ slug }) => slug) },
      changedAt: mealView(snapshot, compiled).changedAt,
    })}\n`
  }
}
