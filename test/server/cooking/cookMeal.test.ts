import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import type { CompiledSwap } from '../../../server/catalogue/compiled'
import { cookMeal } from '../../../server/cooking/cookMeal'
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
  meals: [
    makeMeal(
      'pilaf',
      [
        makeLine('rice', 80),
        makeLine('olive-oil', 0.75, { unit: 'tbsp' }),
        makeLine('garlic', 1, { unit: 'piece', preparation: 'crushed' }),
        makeLine('salt', 1, { unit: 'pinch' }),
        makeLine('parsley', 4, { optional: true }),
      ],
      {
        steps: [
          'Warm the {olive-oil} with the {garlic} and {salt}.',
          'Add the {rice} and half of the {olive-oil:name}.',
          'Scatter with the {parsley:name}. Keep {this} and {unknown-thing}.',
        ],
      },
    ),
  ],
})
const [pilaf] = catalogue.meals
if (pilaf === undefined) throw new Error('The meal is missing')
const garlicSwap = [...(catalogue.ingredientBySlug.get('garlic')?.swaps ?? [])]
const parsley = catalogue.ingredientBySlug.get('parsley')
if (parsley === undefined) throw new Error('The parsley is missing')
const withoutParsley: CompiledSwap = { from: parsley, to: null, ratio: 0, note: 'Leave it out.' }

describe('cookMeal', () => {
  it('gives the recipe’s units and the metric ones for the serves, in the order of use', () => {
    const ingredients = cookMeal(pilaf, [], 2)
    expect(ingredients.map((line) => line.display)).toEqual([
      '160 g rice',
      '1½ tbsp olive oil',
      '2 garlic cloves',
      '2 pinches of salt',
      '8 g parsley',
    ])
    expect(ingredients[1]).toMatchObject({ amount: 1.5, unit: 'tbsp', metricAmount: 30, metricUnit: 'ml' })
    expect(ingredients[2]).toMatchObject({ preparation: 'crushed', optional: false, swappedFrom: null, note: null })
  })

  it('names no amounts for no serves', () => {
    const ingredients = cookMeal(pilaf, garlicSwap, 0)
    expect(ingredients.map((line) => line.display)).toEqual(['rice', 'olive oil', 'garlic oil', 'salt', 'parsley'])
  })

  it('shows what is swapped in with its note, and nothing that is left out', () => {
    const ingredients = cookMeal(pilaf, [...garlicSwap, withoutParsley], 2)
    expect(ingredients.map((line) => line.ingredient.slug)).toEqual(['rice', 'olive-oil', 'garlic-oil', 'salt'])
    expect(ingredients[2]).toMatchObject({
      unit: 'ml',
      display: '8 ml garlic oil',
      swappedFrom: { slug: 'garlic' },
      note: 'garlic-oil for garlic',
    })
    expect(ingredients[2]?.amount).toBeCloseTo(8)
  })
})

describe('what is swapped in', () => {
  const preparationUnder = (preparation?: string | null) =>
    cookMeal(
      pilaf,
      garlicSwap.map((swap) => ({ ...swap, preparation })),
      2,
    )[2]?.preparation

  it('is prepared as what it replaces, or as the swap says', () => {
    expect([preparationUnder(), preparationUnder(null)]).toEqual(['crushed', 'crushed'])
    expect(preparationUnder('warmed')).toBe('warmed')
    expect(preparationUnder('')).toBeNull()
  })

  it('is peeled and deveined only where it is a prawn', () => {
    const odd = fullCatalogue().meals.flatMap((meal) =>
      meal.ingredients.flatMap((ingredient) =>
        ingredient.swaps.flatMap((swap) => {
          const cooked = cookMeal(meal, [swap], 2).filter(({ swappedFrom }) => swappedFrom !== null)
          return cooked
            .filter(({ preparation }) => /devein|debeard|beaten|scored|bone/.test(preparation ?? ''))
            .map((line) => `${line.ingredient.slug}, ${line.preparation}`)
        }),
      ),
    )
    expect(
      [...new Set(odd)].filter((line) => !/^(king-oyster-mushroom|duck-breast|lamb-leg-steak), /.test(line)),
    ).toEqual([])
  })
})

describe('renderSteps', () => {
  it('names amounts for the serves', () => {
    expect(renderSteps(pilaf, [], 2)).toEqual([
      'Warm the 1½ tbsp olive oil with the 2 garlic cloves and 2 pinches of salt.',
      'Add the 160 g rice and half of the olive oil.',
      'Scatter with the parsley. Keep {this} and {unknown-thing}.',
    ])
  })

  it('names ingredients alone without serves', () => {
    expect(renderSteps(pilaf, [], null)[0]).toBe('Warm the olive oil with the garlic and salt.')
  })

  it('names what is swapped in and says what is left out', () => {
    const steps = renderSteps(pilaf, [...garlicSwap, withoutParsley], 2)
    expect(steps[0]).toBe('Warm the 1½ tbsp olive oil with the 8 ml garlic oil and 2 pinches of salt.')
    expect(steps[2]).toContain('Scatter with the parsley (left out).')
  })

  it.each([
    ['Heat half of the {olive-oil}.', 4, 'Heat 1½ tbsp of the olive oil.'],
    ['Heat a quarter of the {olive-oil}.', 1, 'Heat ¾ tsp of the olive oil.'],
    [
      'Set aside one-third of the {rice}, then two thirds of the {rice}.',
      3,
      'Set aside 80 g of the rice, then 160 g of the rice.',
    ],
    ['A tenth of the {rice} thickens it.', 10, '80 g of the rice thickens it.'],
    ['A tenth of the {rice} thickens it.', 1, 'A tenth of the 80 g rice thickens it.'],
    ['Half of the {salt} goes in.', 2, '1 pinch of the salt goes in.'],
    ['Add half of the {salt}.', 1, 'Add half of the 1 pinch of salt.'],
    ['Add half of the {garlic}.', 6, 'Add half of the 6 garlic cloves.'],
    ['Add half of the {garlic}.', 1.5, 'Add half of the 1½ garlic cloves.'],
    ['Add the juice of half of the {garlic}.', 1, 'Add the juice of half of the garlic clove.'],
    ['Add the sliced half of the {rice}.', 2, 'Add the sliced half of the 160 g rice.'],
    ['Heat half of the {olive-oil:name}.', 4, 'Heat half of the olive oil.'],
    ['Heat half of the {olive-oil}.', null, 'Heat half of the olive oil.'],
    ['Scatter with half of the {parsley}.', 2, 'Scatter with half of the parsley (left out).'],
  ])('measures the share that %j names for %p', (step, serves, shown) => {
    const written = { ...pilaf, meal: { ...pilaf.meal, steps: [step] } }
    expect(renderSteps(written, [withoutParsley], serves)).toEqual([shown])
  })

  it('measures a share of what is swapped in', () => {
    const written = { ...pilaf, meal: { ...pilaf.meal, steps: ['Add half of the {garlic}.'] } }
    expect(renderSteps(written, garlicSwap, 2)).toEqual(['Add 4 ml of the garlic oil.'])
  })

  it('leaves no placeholder in the steps of the catalogue that is shipped, for any serves', () => {
    for (const meal of fullCatalogue().meals) {
      for (const serves of [null, 1, 3, 10]) {
        for (const step of renderSteps(meal, [], serves)) expect(step).not.toMatch(/[{}]|undefined|NaN/)
      }
    }
  })
})
