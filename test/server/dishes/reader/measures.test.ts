import type { Measures } from '../../../../server/dishes/reader/measures'
import { toDraftLine } from '../../../../server/dishes/toDraft'
import { fullCatalogue } from '../../../support/fullCatalogue'

const read = (text: string, measures: Measures) => {
  const { amount, unit } = toDraftLine(fullCatalogue(), text, 1, measures)
  return `${amount} ${unit}`
}

test.each([
  ['1 cup milk', '1 cup', '237 ml', '284 ml'],
  ['1/2 cup plain flour', '0.5 cup', '118 ml', '142 ml'],
  ['2 tbsp olive oil', '2 tbsp', '6 tsp', '6 tsp'],
  ['1 tbsp + 1 tsp olive oil', '1.25 tbsp', '4 tsp', '4 tsp'],
  ['1 tsp salt', '1 tsp', '1 tsp', '1 tsp'],
  ['1 pint milk', '568 ml', '473 ml', '568 ml'],
  ['8 fl oz milk', '227 ml', '237 ml', '227 ml'],
  ['200 g plain flour', '200 g', '200 g', '200 g'],
  ['1 cup (125 g) plain flour', '125 g', '125 g', '125 g'],
  ['plain flour - 1 cup', '1 cup', '237 ml', '284 ml'],
])('%s is in Australia %s, in America %s, in Britain %s', (text, australian, american, british) => {
  expect([read(text, 'AU'), read(text, 'US'), read(text, 'UK')]).toEqual([australian, american, british])
})
