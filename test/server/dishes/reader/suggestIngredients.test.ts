import fc from 'fast-check'
import { maskOfFacts, NO_FACTS } from '../../../../server/catalogue/facts'
import type { Fact } from '../../../../server/catalogue/types'
import { namedFacts } from '../../../../server/dishes/reader/namedFacts'
import { readIngredientLine } from '../../../../server/dishes/reader/readIngredientLine'
import { suggestIngredients } from '../../../../server/dishes/reader/suggestIngredients'
import { FOOD_FACTS } from '../../../../server/dishes/reader/words/foodFacts'
import { fullCatalogue } from '../../../support/fullCatalogue'

const suggested = (text: string) => suggestIngredients(fullCatalogue(), text)
const foods = FOOD_FACTS.flatMap(([words, facts]) => words.split(/\s+/).map((word) => ({ word, facts })))

test.each([
  ['macadamia oil', 'olive-oil'],
  ['shark steak of swordfish', 'lamb-leg-steak'],
  ['cashew cream', 'thickened-cream'],
  ['wensleydale cheese sauce', 'soy-sauce'],
])('%s is never suggested as %s', (text, slug) => {
  expect(suggested(text).map((ingredient) => ingredient.slug)).not.toContain(slug)
})

test('what a line names after its name counts too', () => {
  const all = suggestIngredients(fullCatalogue(), 'dip', 'dip (with anchovies and cream cheese)')
  expect(all.every(({ contains }) => contains?.includes('fish') === true && contains.includes('milk'))).toBe(true)
})

test('what is free of something, or made of plants, is not taken to contain it', () => {
  const mask = (text: string) => namedFacts(fullCatalogue(), text)
  expect(mask('dairy-free butter')).toBe(NO_FACTS)
  expect(mask('vegan cheese slices')).toBe(NO_FACTS)
  expect(mask('butter beans')).toBe(NO_FACTS)
  expect(mask('coconut milk')).toBe(NO_FACTS)
  expect(mask('almond milk')).toBe(maskOfFacts(['tree_nut']))
  expect(mask('goats’ cheese')).toBe(maskOfFacts(['milk']))
  expect(mask('quail eggs')).toBe(maskOfFacts(['egg']))
  expect(mask('sherry vinegar')).toBe(NO_FACTS)
  expect(mask('hake')).toBe(maskOfFacts(['fish']))
})

test('no suggestion lacks what the line names', () => {
  const food = fc.constantFrom(...foods)
  const other = fc.constantFrom(
    'oil',
    'sauce',
    'steak',
    'fillet',
    'powder',
    'fresh',
    'smoked',
    'of',
    'cream',
    'leaves',
    'mince',
  )
  fc.assert(
    fc.property(food, fc.array(other, { maxLength: 3 }), fc.array(other, { maxLength: 3 }), (named, before, after) => {
      const text = [...before, named.word, ...after].join(' ')
      const wanted = namedFacts(fullCatalogue(), text)
      for (const { mask } of suggested(text)) expect(wanted & ~mask).toBe(NO_FACTS)
    }),
    { numRuns: 400 },
  )
})

test('each food of the list is taken for what it contains', () => {
  for (const { word, facts } of foods) {
    const mask = namedFacts(fullCatalogue(), `200 g ${word}`)
    expect([word, mask & maskOfFacts(facts as Fact[])]).toEqual([word, maskOfFacts(facts as Fact[])])
  }
})

test('a matched line is not another food than the one that its words name', () => {
  for (const { word, facts } of foods) {
    const { ingredient } = readIngredientLine(fullCatalogue(), `200 g ${word} oil`)
    if (ingredient) expect([word, maskOfFacts(facts as Fact[]) & ~ingredient.mask]).toEqual([word, NO_FACTS])
  }
})
