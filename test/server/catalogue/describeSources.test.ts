import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import { describeSources } from '../../../server/catalogue/report/describeSources'
import { USDA } from '../../../server/catalogue/sources'
import { makeIngredient } from '../../support/catalogueFixtures'

const nutrition = { energy: 170, protein: 1, fat: 0, saturatedFat: 0, carbohydrate: 7, sugars: 5, fibre: 3, sodium: 70 }
const source = { publisher: USDA, number: '11124', food: 'CARROTS,RAW', edible: 1, ownDensity: false }

test('the report counts the ingredients with figures by their source and names the estimated ones', () => {
  const { ingredients } = compileCatalogue({
    ingredients: [
      makeIngredient('carrot', { nutrition, source }),
      makeIngredient('leek', { nutrition, source }),
      makeIngredient('sumac', { nutrition }),
      makeIngredient('unknown'),
    ],
    swaps: [],
    meals: [],
  })
  expect(describeSources(ingredients)).toEqual([
    '## Sources of figures',
    '2 of 3 ingredients with figures name their source: 66.7 %, with a goal of 90 %.',
    'Estimated (1): sumac.',
  ])
})
