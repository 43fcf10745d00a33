import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import type { CompiledSwap } from '../../../server/catalogue/compiled'
import { cookMeal } from '../../../server/cooking/cookMeal'
import { formatFraction, formatIngredient, formatQuantity } from '../../../server/cooking/formatQuantity'
import { renderSteps } from '../../../server/cooking/renderSteps'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'
import { fullCatalogue } from '../../support/fullCatalogue'

const catalogue = compileCatalogue({
  ingredients: [
    makeIngredient('rice'),
    makeIngredient('olive-oil', { unit: 'ml', density: 0.9 }),
    makeIngredient('garlic', { unit: 'piece', piece: { weight: 4, one: 'garlic clove', many: 'garlic cloves' } }),
    makeIngredient('garlic-oil', { unit: 'ml', density: 0.9, piece: null }),
    makeIngredient('parsley'),
    makeIngredient('salt', { density: 1.2 }),
  ],
  swaps: [makeSwap('garlic', 'garlic-oil', 0.9), makeSwap('olive-oil', 'rice')],
  meals: [makeMeal('pilaf', [
    makeLine('rice', 80),
    makeLine('olive-oil', 0.75, { unit: 'tbsp' }),
    makeLine('garlic', 1, { unit: 'piece', preparation: 'crushed' }),
    makeLine('salt', 1, { unit: 'pinch' }),
    makeLine('parsley', 4, { optional: true }),
  ], { steps: [
    'Warm the {olive-oil} with the {garlic} and {salt}.', 'Add the {rice} and half of the {olive-oil:name}.',
    'Scatter with the {parsley:name}. Keep {this} and {unknown-thing}.',
  ] })],
})
const [pilaf] = catalogue.meals
if (pilaf === undefined) throw new Error('The meal is missing')
const garlicSwap = [...catalogue.ingredientBySlug.get('garlic')?.swaps ?? []]
const parsley = catalogue.ingredientBySlug.get('parsley')
if (parsley === undefined) throw new Error('The parsley is missing')
const withoutParsley: CompiledSwap = { from: parsley, to: null, ratio: 0, note: 'Leave it out.' }

describe('cookMeal', () => {
  it('gives the recipe’s units and the metric ones for the serves, in the order of use', () => {
    const { ingredients } = cookMeal(pilaf, [], 2)
    expect(ingredients.map((line) => line.display))
      .toEqual(['160 g rice', '1 ½ tbsp olive oil', '2 garlic cloves', '2 pinches of salt', '8 g parsley'])
    expect(ingredients[1]).toMatchObject({ amount: 1.5, unit: 'tbsp', metricAmount: 30, metricUnit: 'ml', metricDisplay: '30 ml' })
    expect(ingredients[2]).toMatchObject({ preparation: 'crushed', optional: false, swappedFrom: null, note: null })
  })

  it('names no amounts for no serves', () => {
    const { ingredients } = cookMeal(pilaf, garlicSwap, 0)
    expect(ingredients.map((line) => line.display)).toEqual(['rice', 'olive oil', 'garlic oil', 'salt', 'parsley'])
    expect(ingredients.map((line) => line.metricDisplay).join('')).toBe('')
  })

  it('shows what is swapped in with its note, and lists what is left out apart', () => {
    const { ingredients, leftOut } = cookMeal(pilaf, [...garlicSwap, withoutParsley], 2)
    expect(ingredients.map((line) => line.ingredient.slug)).toEqual(['rice', 'olive-oil', 'garlic-oil', 'salt'])
    expect(ingredients[2]).toMatchObject({
      unit: 'ml', display: '8 ml garlic oil', swappedFrom: { slug: 'garlic' }, note: 'garlic-oil for garlic',
    })
    expect(ingredients[2]?.amount).toBeCloseTo(8)
    expect(leftOut).toEqual([withoutParsley])
  })
})

describe('renderSteps', () => {
  it('names amounts for the serves', () => {
    expect(renderSteps(pilaf, [], 2)).toEqual([
      'Warm the 1 ½ tbsp olive oil with the 2 garlic cloves and 2 pinches of salt.',
      'Add the 160 g rice and half of the olive oil.',
      'Scatter with the parsley. Keep {this} and {unknown-thing}.',
    ])
  })

  it('names ingredients alone without serves', () => {
    expect(renderSteps(pilaf, [], null)[0]).toBe('Warm the olive oil with the garlic and salt.')
  })

  it('names what is swapped in and says what is left out', () => {
    const steps = renderSteps(pilaf, [...garlicSwap, withoutParsley], 2)
    expect(steps[0]).toBe('Warm the 1 ½ tbsp olive oil with the 8 ml garlic oil and 2 pinches of salt.')
    expect(steps[2]).toContain('Scatter with the parsley (left out).')
  })

  it('leaves no placeholder in the steps of the catalogue that is shipped, for any serves', () => {
    for (const meal of fullCatalogue().meals) {
      for (const serves of [null, 1, 3, 10]) {
        for (const step of renderSteps(meal, [], serves)) expect(step).not.toMatch(/[{}]|undefined|NaN/)
      }
    }
  })
})

describe('amounts as they are shown', () => {
  it.each([
    [0.125, '⅛'], [0.25, '¼'], [1 / 3, '⅓'], [0.5, '½'], [0.98, '1'], [1.5, '1 ½'], [2.66, '2 ⅔'], [7.99, '8'], [12.4, '12'], [0.01, '⅛'],
  ])('%s is %s', (amount, shown) => {
    expect(formatFraction(amount)).toBe(shown)
  })

  it.each([
    [{ amount: 0.1, unit: 'cup' as const }, '1 ¼ tbsp'], [{ amount: 0.1, unit: 'tbsp' as const }, '⅓ tsp'],
    [{ amount: 0.06, unit: 'tsp' as const }, '1 pinch'], [{ amount: 2, unit: 'cup' as const }, '2 cups'],
    [{ amount: 1250, unit: 'g' as const }, '1.25 kg'], [{ amount: 333.3, unit: 'ml' as const }, '335 ml'],
    [{ amount: 6, unit: 'tsp' as const }, '1 ½ tbsp'], [{ amount: 0.8 * 15, unit: 'tsp' as const }, '3 tbsp'],
    [{ amount: 5, unit: 'tsp' as const }, '5 tsp'], [{ amount: 2, unit: 'tsp' as const }, '2 tsp'],
    [{ amount: 6.25, unit: 'tbsp' as const }, '½ cup'], [{ amount: 75, unit: 'tsp' as const }, '1 ½ cups'],
    [{ amount: 42, unit: 'tsp' as const }, '42 tsp'], [{ amount: 44, unit: 'tsp' as const }, '11 tbsp'],
    [{ amount: 0.5, unit: 'tbsp' as const }, '½ tbsp'], [{ amount: 3.125, unit: 'tbsp' as const }, '3 ⅛ tbsp'],
    [{ amount: 0.02, unit: 'g' as const }, '0.1 g'], [{ amount: 1.5, unit: 'kg' as const }, '1.5 kg'],
  ])('%j is %s', (quantity, shown) => {
    expect(formatQuantity(quantity)).toBe(shown)
  })

  it('counts one and many by what is shown', () => {
    const egg = makeIngredient('egg', { piece: { weight: 50, one: 'egg', many: 'eggs' } })
    expect([0.5, 0.99, 1, 1.25, 2].map((amount) => formatIngredient(egg, { amount, unit: 'piece' })))
      .toEqual(['½ egg', '1 egg', '1 egg', '1 ¼ eggs', '2 eggs'])
  })
})
