import { compileDiet, suitability } from '../../../../server/catalogue/diet'
import { compileMeal } from '../../../../server/catalogue/compileCatalogue'
import type { RequirementKey } from '../../../../server/catalogue/requirements'
import { alternativesOf, readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { makeLine, makeMeal } from '../../../support/catalogueFixtures'
import { fullCatalogue } from '../../../support/fullCatalogue'

const catalogue = fullCatalogue()

/** Whether a dish of one line claims a requirement. */
function suits(text: string, key: RequirementKey): boolean {
  const { ingredient } = readIngredientLine(catalogue, text)
  if (ingredient === null) return false
  const meal = makeMeal('own', [makeLine(ingredient.slug)])
  const diet = compileDiet({ requirements: new Map([[key, 'STRICT']]), neverEaten: [] })
  return suitability(compileMeal(catalogue, meal, [], alternativesOf(catalogue, text)), diet).kind === 'suitable'
}

test.each<[string, RequirementKey]>([
  ['500 g chicken breast, rubbed with garlic', 'NO_ONION_OR_GARLIC'],
  ['500 g chicken breast (with 2 shallots)', 'NO_ONION_OR_GARLIC'],
  ['400 g chickpeas, cooked with onion', 'NO_ONION_OR_GARLIC'],
  ['400 g chickpeas, tossed with smoked paprika', 'NIGHTSHADE_FREE'],
  ['200 g basmati rice, cooked with tomato', 'NIGHTSHADE_FREE'],
  ['200 g basmati rice, with sweetcorn', 'CORN_FREE'],
  ['200 g basmati rice, with carrots', 'JAIN_STYLE'],
])('%s is not offered to %s', (text, key) => expect(suits(text, key)).toBe(false))

test.each<[string, RequirementKey]>([
  ['500 g chicken breast, thinly sliced', 'NO_ONION_OR_GARLIC'],
  ['400 g chickpeas, drained and rinsed', 'NIGHTSHADE_FREE'],
  ['200 g basmati rice, rinsed', 'CORN_FREE'],
])('%s suits %s', (text, key) => expect(suits(text, key)).toBe(true))

test('what is named beside is held besides, and the line is still matched', () => {
  const { ingredient, alternatives } = readIngredientLine(catalogue, '400 g chickpeas, cooked with onion')
  expect([ingredient?.slug, alternatives.map(({ slug }) => slug)]).toEqual(['chickpea-tinned', ['brown-onion']])
})
