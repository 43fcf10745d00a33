import * as fc from 'fast-check'
import { compileCatalogue, compileMeal } from '../../../server/catalogue/compileCatalogue'
import type { CompiledIngredient } from '../../../server/catalogue/compiled'
import { toSale, type SaleEntry } from '../../../server/catalogue/sale'
import type { Ingredient, Unit } from '../../../server/catalogue/types'
import { buy, isCupboard } from '../../../server/shopping/buy'
import { makeIngredient, makeLine, makeMeal } from '../../support/catalogueFixtures'
import { fullCatalogue } from '../../support/fullCatalogue'

function sold(slug: string, entry: SaleEntry | null, over: Partial<Ingredient> = {}): CompiledIngredient {
  const ingredient = makeIngredient(slug, over)
  const sale = entry === null ? null : toSale(entry, ingredient)
  const [compiled] = compileCatalogue({
    ingredients: [{ ...ingredient, sold: sale }],
    swaps: [],
    meals: [],
  }).ingredients
  return compiled as CompiledIngredient
}

const eggplant = sold('eggplant', null, { unit: 'piece', piece: { weight: 350, one: 'eggplant', many: 'eggplants' } })
const garlic = sold(
  'garlic',
  { by: 'bulb', size: 10 },
  { unit: 'piece', piece: { weight: 4, one: 'clove', many: 'cloves' } },
)
const chickpeas = sold('tinned-chickpeas', { by: 'tin', size: 400, gives: 0.6 })
const cream = sold('cream', { by: 'carton', size: [300, 600] }, { unit: 'ml' })
const eggs = sold('eggs', { by: 'carton', size: [6, 12] }, { unit: 'piece' })
const eggWhites = sold('egg-whites', { by: 'carton', size: [6, 12], unit: 'piece', gives: 33, name: 'eggs' })
const zest = sold('lemon-zest', { by: 'piece', gives: 5, name: ['lemon', 'lemons'] })
const mince = sold('beef-mince', { by: 'loose' })
const flour = sold('flour', { by: 'bag', size: [500, 1000] })

const slice = { unit: 'piece' as const, piece: { weight: 40, one: 'slice', many: 'slices' } }

const textOf = (amount: number, unit: Unit, ingredient: CompiledIngredient) => buy(amount, unit, ingredient)?.text

describe('buy', () => {
  it.each([
    [0.63, 'piece', eggplant, '1 eggplant'],
    [1.2, 'piece', eggplant, '2 eggplants'],
    [5, 'piece', garlic, '1 bulb of garlic'],
    [11, 'piece', garlic, '2 bulbs of garlic'],
    [480, 'g', chickpeas, '2 tins of chickpeas, 400 g'],
    [481, 'g', chickpeas, '3 tins of chickpeas, 400 g'],
    [850, 'ml', cream, '2 cartons of cream, 600 ml and 300 ml'],
    [1.5, 'l', cream, '3 cartons of cream, 2 × 600 ml and 300 ml'],
    [7, 'piece', eggs, '1 carton of eggs (12)'],
    [13, 'piece', eggs, '2 cartons of eggs (12 and 6)'],
    [99, 'g', eggWhites, '1 carton of eggs (6)'],
    [12, 'g', zest, '3 lemons'],
    [480, 'g', mince, '500 g beef mince'],
    [1.21, 'kg', mince, '1.25 kg beef mince'],
    [600, 'g', flour, '1 bag of flour, 1 kg'],
  ] as const)('for %d %s of %o says %4$s', (amount, unit, ingredient, text) =>
    expect(textOf(amount, unit, ingredient)).toBe(text),
  )

  it('says how much the kitchen gets and what is left, in the unit of the line', () => {
    expect(buy(630, 'g', chickpeas)).toMatchObject({ count: 3, pack: 'tin', amount: 720, left: 90 })
    expect(buy(0.63, 'kg', chickpeas)).toMatchObject({ count: 3, amount: 0.72 })
    expect(buy(5, 'piece', garlic)).toMatchObject({ count: 1, pack: 'bulb', amount: 10, left: 5 })
    expect(buy(480, 'g', mince)).toMatchObject({ count: 1, pack: null, amount: 500, left: 20 })
  })

  it.each([
    [100, 'ml', sold('cream', { by: 'carton', size: 600 }, { unit: 'ml', perishable: true }), 'leaves about 500 ml'],
    [300, 'ml', sold('cream', { by: 'carton', size: 600 }, { unit: 'ml', perishable: true }), 'leaves about 300 ml'],
    [600, 'ml', sold('cream', { by: 'carton', size: 600 }, { unit: 'ml', perishable: true }), null],
    [0.013, 'kg', sold('parsley', { by: 'bunch', size: 60 }, { perishable: true }), 'leaves about 50 g'],
    [1100, 'g', sold('cabbage', { by: 'head', size: 3000 }, { perishable: true }), 'leaves about 1.9 kg'],
    [2, 'piece', sold('bread', { by: 'loaf', size: 20 }, { ...slice, perishable: true }), 'leaves about 18 slices'],
    [0.5, 'piece', sold('roll', { by: 'bag', size: 1.6 }, { ...slice, perishable: true }), 'leaves about 1 slice'],
    [100, 'g', sold('rice', { by: 'bag', size: 1000 }, { perishable: false }), null],
    [0, 'ml', sold('cream', { by: 'carton', size: 600 }, { unit: 'ml', perishable: true }), null],
    [0.1, 'piece', sold('melon', null, { ...slice, perishable: true }), null],
    [20, 'g', sold('mince', { by: 'loose', size: 100 }, { perishable: true }), null],
  ] as const)('of %d %s of %o %4$s', (amount, unit, ingredient, leaves) =>
    expect(buy(amount, unit, ingredient)?.leaves).toBe(leaves),
  )

  it('says of what a price is known, once for each size', () => {
    const packsOf = (amount: number, unit: Unit, ingredient: CompiledIngredient) => buy(amount, unit, ingredient)?.packs
    expect(packsOf(1500, 'ml', cream)).toEqual([
      { product: 'cream-600-ml', count: 2, text: '1 carton of cream, 600 ml' },
      { product: 'cream-300-ml', count: 1, text: '1 carton of cream, 300 ml' },
    ])
    expect(packsOf(480, 'g', mince)).toEqual([{ product: 'beef-mince-1000-g', count: 0.5, text: '1 kg beef mince' }])
    expect(packsOf(1.2, 'piece', eggplant)).toEqual([{ product: 'eggplant-1-piece', count: 2, text: '1 eggplant' }])
  })

  it('buys one where as much as is needed is asked for', () => {
    expect(textOf(0, 'g', chickpeas)).toBe('1 tin of chickpeas, 400 g')
    expect(textOf(0, 'piece', eggplant)).toBe('1 eggplant')
  })

  it('counts or weighs what the catalogue does not list', () => {
    const catalogue = compileCatalogue({ ingredients: [], swaps: [], meals: [] })
    const unlisted = [{ slug: 'own:yuzu', name: 'yuzu' }]
    const [yuzu] = compileMeal(catalogue, makeMeal('own', [makeLine('own:yuzu')]), unlisted).lines
    expect(yuzu && [textOf(2.5, 'piece', yuzu), textOf(120, 'g', yuzu), textOf(30, 'ml', yuzu)]).toEqual([
      '3 yuzu',
      '150 g yuzu',
      '50 ml yuzu',
    ])
  })

  it('says nothing where no one knows how much of a pack it would be', () =>
    expect(buy(3, 'piece', sold('rice', { by: 'bag', size: 1000 }, { piece: null }))).toBeNull())
})

describe('isCupboard', () => {
  const spice = sold('cumin', { by: 'jar', size: 40 }, { kind: 'spices' })

  it('says so of what keeps, in any amount, and of little of anything', () => {
    expect(isCupboard(50, 'g', spice)).toBe(true)
    expect(isCupboard(4.9, 'g', mince)).toBe(true)
    expect(isCupboard(0.004, 'kg', mince)).toBe(true)
  })

  it('does not of what is fresh, of 5 g and of an unknown amount', () => {
    expect(isCupboard(50, 'g', sold('basil', null, { kind: 'herbs', perishable: true }))).toBe(false)
    expect(isCupboard(5, 'g', mince)).toBe(false)
    expect(isCupboard(0, 'g', mince)).toBe(false)
  })

  it('lets an entry say otherwise than its kind', () => {
    expect(isCupboard(50, 'g', sold('masa', { by: 'bag', size: 1000, cupboard: false }, { kind: 'flour' }))).toBe(false)
    expect(isCupboard(50, 'g', sold('stock', { by: 'jar', size: 200, cupboard: true }))).toBe(true)
  })
})

it('covers what is needed of every ingredient of the catalogue, with no pack too many', () => {
  const amounts = fc.oneof(
    fc.double({ min: 0.01, max: 20, noNaN: true }),
    fc.double({ min: 1, max: 9000, noNaN: true }),
  )
  const ingredients = fc.constantFrom(...fullCatalogue().ingredients)
  fc.assert(
    fc.property(ingredients, amounts, (ingredient, amount) => {
      const purchase = buy(amount, ingredient.unit, ingredient)
      const smallest = buy(0, ingredient.unit, ingredient)
      if (!purchase || !smallest) throw new Error(`No one knows how ${ingredient.slug} is bought`)
      expect(purchase.amount).toBeGreaterThanOrEqual(amount)
      expect(purchase.left).toBeCloseTo(purchase.amount - amount, 6)
      expect(purchase.text).toMatch(/^[\d.,]+ (?:k?g |m?l )?\S/)
      const largest =
        smallest.amount * (Math.max(...(ingredient.sold?.sizes ?? [1])) / (ingredient.sold?.sizes[0] ?? 1))
      expect(purchase.left).toBeLessThan(largest * (1 + 1e-9))
    }),
    { numRuns: 5000 },
  )
})

it.each([
  ['garlic', 5, 'piece', '1 bulb of garlic'],
  ['eggplant', 0.63, 'piece', '1 eggplant'],
  ['chickpea-tinned', 480, 'g', '2 tins of chickpeas, 400 g'],
  ['lemon', 2.98, 'piece', '3 lemons'],
  ['lemon-zest', 6, 'g', '2 lemons'],
  ['beef-mince', 480, 'g', '500 g lean beef mince'],
  ['egg', 10, 'piece', '1 carton of eggs (12)'],
  ['egg-yolk', 51, 'g', '1 carton of eggs (6)'],
  ['thickened-cream', 0.5, 'l', '1 carton of thickened cream, 600 ml'],
  ['wholemeal-bread', 24, 'piece', '2 loaves of wholemeal bread'],
  ['roast-chicken', 500, 'g', '1 barbecue chicken'],
  ['salt', 1, 'pinch', '1 packet of salt, 500 g'],
] as const)('buys %s, %d %s as %s', (slug, amount, unit, text) => {
  const ingredient = fullCatalogue().ingredientBySlug.get(slug)
  expect(ingredient && textOf(amount, unit, ingredient)).toBe(text)
})

it.each(fullCatalogue().ingredients.map((ingredient) => [ingredient.slug, ingredient] as const))(
  'knows how %s is bought',
  (_slug, ingredient) => expect(buy(0, ingredient.unit, ingredient)?.count).toBe(1),
)
