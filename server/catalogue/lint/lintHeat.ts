import { derivedFacts } from '../derivedFacts'
import type { CatalogueProblem } from '../readCatalogue'
import type { LocatedCatalogue } from './located'

/** Marks of what a meal heats through (docs/product.md DIET-23): ingredients that it lists and that have to be. */
export function lintHeat({ ingredients, meals }: LocatedCatalogue): CatalogueProblem[] {
  const derived = derivedFacts(ingredients.map(({ value }) => value))
  return meals.flatMap(({ value, problem }) =>
    (value.hot ?? []).flatMap((slug, index) => {
      const isListed = value.ingredients.some(({ ingredient }) => ingredient === slug)
      if (!isListed) return [problem(['hot', index], `${slug} is not in the list of ingredients`)]
      const isHeated = derived.get(slug)?.includes('heat_first') === true
      return isHeated ? [] : [problem(['hot', index], `${slug} is no food that has to be heated`)]
    }),
  )
}
