import { compileMeal } from '../../../../server/catalogue/compileCatalogue'
import { compileDiet } from '../../../../server/catalogue/compileDiet'
import { suitability } from '../../../../server/catalogue/diet'
import type { RequirementKey } from '../../../../server/catalogue/requirements'
import { alternativesOf, readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { makeLine, makeMeal } from '../../../support/catalogueFixtures'
import { fullCatalogue } from '../../../support/fullCatalogue'

/** Whether an own dish of one line claims a requirement; never when the line is not matched. */
export function lineSuits(text: string, key: RequirementKey): boolean {
  const catalogue = fullCatalogue()
  const { ingredient } = readIngredientLine(catalogue, text)
  if (ingredient === null) return false
  const meal = compileMeal(catalogue, makeMeal('own', [makeLine(ingredient.slug)]), [], alternativesOf(catalogue, text))
  const diet = compileDiet({ requirements: new Map([[key, 'STRICT']]), neverEaten: [] })
  return suitability(meal, diet).kind === 'suitable'
}
