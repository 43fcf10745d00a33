import { countAwkwardAmounts, isAwkward } from '../../../server/cooking/awkwardAmounts'
import { cookMeal } from '../../../server/cooking/cookMeal'
import { formatIngredient, formatQuantity } from '../../../server/cooking/formatQuantity'
import { formatFraction } from '../../../server/cooking/fractions'
import { renderSteps } from '../../../server/cooking/renderSteps'
import { makeIngredient } from '../../support/catalogueFixtures'
import { fullCatalogue } from '../../support/fullCatalogue'

const onion = makeIngredient('onion', { piece: { weight: 150, one: 'onion', many: 'onions' } })
const egg = makeIngredient('egg', { piece: { weight: 50, one: 'egg', many: 'eggs', whole: true } })

test.each([
  [0.125, '⅛'],
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [0.98, '1'],
  [1.5, '1½'],
  [2.66, '2⅔'],
  [7.99, '8'],
  [0.01, '⅛'],
  [1.1, '1'],
  [6.12, '6'],
  [10.5, '10½'],
  [12.4, '12½'],
  [19.4, '19½'],
  [19.8, '20'],
  [20, '20'],
  [20.5, '21'],
  [26.4, '26'],
])('%s is %s', (amount, shown) => {
  expect(formatFraction(amount)).toBe(shown)
})

describe('amounts as a kitchen measures them', () => {
  it.each([
    [0.06, 'tsp', '1 pinch'],
    [3, 'pinch', '3 pinches'],
    [4, 'pinch', '¼ tsp'],
    [8, 'pinch', '½ tsp'],
    [0.15, 'tsp', '⅛ tsp'],
    [1 / 3, 'tsp', '¼ tsp'],
    [2 / 3, 'tsp', '¾ tsp'],
    [2, 'tsp', '2 tsp'],
    [3.5, 'tsp', '3½ tsp'],
    [3.9, 'tsp', '1 tbsp'],
    [4, 'tsp', '1 tbsp'],
    [5, 'tsp', '1¼ tbsp'],
    [6, 'tsp', '1½ tbsp'],
    [0.8 * 15, 'tsp', '3 tbsp'],
    [11.9, 'tsp', '3 tbsp'],
    [75, 'tsp', '1½ cups'],
    [42, 'tsp', '11 tbsp'],
    [27, 'tsp', '7 tbsp'],
    [0.1, 'tbsp', '½ tsp'],
    [0.25, 'tbsp', '1 tsp'],
    [0.5, 'tbsp', '2 tsp'],
    [0.75, 'tbsp', '3 tsp'],
    [2 + 2 / 3, 'tbsp', '2¾ tbsp'],
    [3.125, 'tbsp', '3¼ tbsp'],
    [5.7, 'tbsp', '5½ tbsp'],
    [6.25, 'tbsp', '½ cup'],
    [19.5, 'tbsp', '1½ cups'],
    [0.1, 'cup', '1¼ tbsp'],
    [1 / 3, 'cup', '⅓ cup'],
    [2, 'cup', '2 cups'],
    [0.02, 'g', '0.1 g'],
    [7.4, 'g', '7.5 g'],
    [17.6, 'g', '18 g'],
    [20.4, 'g', '20 g'],
    [24, 'g', '25 g'],
    [333.3, 'ml', '335 ml'],
    [997, 'g', '995 g'],
    [998, 'ml', '1 l'],
    [1250, 'g', '1.25 kg'],
    [1.5, 'kg', '1.5 kg'],
    [2.25, 'piece', '2½'],
    [12.4, 'piece', '12'],
  ] as const)('%s %s are %s', (amount, unit, shown) => {
    expect(formatQuantity({ amount, unit })).toBe(shown)
  })

  it('counts one and many by what is shown', () => {
    const shown = (one: typeof egg) =>
      [0.25, 0.5, 0.99, 1, 1.25, 2].map((amount) => formatIngredient(one, { amount, unit: 'piece' }))
    expect(shown(onion)).toEqual(['¼ onion', '½ onion', '1 onion', '1 onion', '1¼ onions', '2 onions'])
    expect(shown(egg)).toEqual(['1 egg', '1 egg', '1 egg', '1 egg', '1 egg', '2 eggs'])
  })
})

describe('awkward amounts', () => {
  it.each(['21 g rice', '48 ml oil', '4 tsp oil', '⅔ tsp salt', '2⅓ tbsp oil', '⅛ tbsp oil', '7½ tbsp oil', '⅛ onion'])(
    '%s is one',
    (display) => {
      expect(isAwkward(display, onion)).toBe(true)
    },
  )
  it.each([
    '20 g rice',
    '17 g rice',
    '1.25 kg rice',
    '3½ tsp oil',
    '⅛ tsp salt',
    '2⅓ cups rice',
    '7 tbsp oil',
    '1½ onions',
    'salt',
  ])('%s is none', (display) => {
    expect(isAwkward(display, onion)).toBe(false)
  })
  it('are parts of what is taken whole, and thirds of many', () => {
    expect([isAwkward('1½ eggs', egg), isAwkward('2¼ onions', onion)]).toEqual([true, true])
  })

  it('hardly occur in the catalogue that is shipped', () => {
    const { shown, awkward } = countAwkwardAmounts(fullCatalogue())
    expect(shown).toBeGreaterThan(50_000)
    expect(awkward / shown).toBeLessThan(0.001)
  })
})

test('the exact amount is beside the kitchen’s, and is not rounded', () => {
  const exact = fullCatalogue().meals.flatMap((meal) =>
    cookMeal(meal, [], 7).map((line, index) => [line.amount, 7 * (meal.meal.ingredients[index]?.amount ?? 0)] as const),
  )
  expect(exact.length).toBeGreaterThan(1000)
  for (const [amount, written] of exact) expect(amount).toBe(written)
})

test('no step and no list names four teaspoons', () => {
  const texts = fullCatalogue().meals.flatMap((meal) => [
    ...renderSteps(meal, [], 4),
    ...cookMeal(meal, [], 4).map(({ display }) => display),
  ])
  expect(texts.filter((text) => /\b[4-9] (. )?tsp\b/.test(text))).toEqual([])
})
