import type { RequirementKey } from '../../../../server/catalogue/requirements'
import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { fullCatalogue } from '../../../support/fullCatalogue'
import { lineSuits } from './ownLine'

const catalogue = fullCatalogue()

test.each<[string, RequirementKey]>([
  ['500 g chicken breast, rubbed with garlic', 'NO_ONION_OR_GARLIC'],
  ['500 g chicken breast (with 2 shallots)', 'NO_ONION_OR_GARLIC'],
  ['400 g chickpeas, cooked with onion', 'NO_ONION_OR_GARLIC'],
  ['400 g chickpeas, tossed with smoked paprika', 'NIGHTSHADE_FREE'],
  ['200 g basmati rice, cooked with tomato', 'NIGHTSHADE_FREE'],
  ['400 g chickpeas, simmered with passata', 'NIGHTSHADE_FREE'],
  ['400 g chickpeas, with okra and kumara', 'JAIN_STYLE'],
  ['200 g basmati rice, with sweetcorn', 'CORN_FREE'],
  ['200 g basmati rice, with carrots', 'JAIN_STYLE'],
  ['1 tsp pink peppercorns', 'NUT_FREE'],
  ['1 tsp pink peppercorns', 'TREE_NUT_FREE'],
  ['1 tsp pink peppercorns', 'CASHEW_FREE'],
  ['1 tsp pink peppercorns', 'PISTACHIO_FREE'],
  ['2 lamb kidneys', 'VEGETARIAN'],
  ['6 meringue nests', 'EGG_FREE'],
])('%s is not offered to %s', (text, key) => expect(lineSuits(text, key)).toBe(false))

test.each<[string, RequirementKey]>([
  ['500 g chicken breast, thinly sliced', 'NO_ONION_OR_GARLIC'],
  ['400 g chickpeas, drained and rinsed', 'NIGHTSHADE_FREE'],
  ['200 g basmati rice, rinsed', 'CORN_FREE'],
])('%s suits %s', (text, key) => expect(lineSuits(text, key)).toBe(true))

test('what is named beside is held besides, and the line is still matched', () => {
  const { ingredient, alternatives } = readIngredientLine(catalogue, '400 g chickpeas, cooked with onion')
  expect([ingredient?.slug, alternatives.map(({ slug }) => slug)]).toEqual(['chickpea-tinned', ['brown-onion']])
})
