import { handlingOf, lintSwapSteps } from '../../../server/catalogue/lint/lintSwapSteps'
import type { Ingredient, Swap } from '../../../server/catalogue/types'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'
import { fullCatalogueData } from '../../support/fullCatalogue'

const LARDER: Ingredient[] = [
  makeIngredient('rice'),
  makeIngredient('egg', { kind: 'eggs' }),
  makeIngredient('linseed-meal', { kind: 'linseed' }),
  makeIngredient('milk', { unit: 'ml' }),
  makeIngredient('butter'),
  makeIngredient('olive-oil', { kind: 'oil', unit: 'ml' }),
  makeIngredient('cheddar', { kind: 'cheese' }),
  makeIngredient('soy-milk', { kind: 'soy milk', unit: 'ml' }),
  makeIngredient('beef-mince', { kind: 'beef' }),
  makeIngredient('brown-lentil-tinned', { kind: 'lentils' }),
  makeIngredient('baguette', { kind: 'bread' }),
  makeIngredient('corn-tortilla', { kind: 'tortillas' }),
  makeIngredient('couscous', { kind: 'couscous' }),
  makeIngredient('quinoa', { kind: 'quinoa' }),
  makeIngredient('hummus', { kind: 'hummus' }),
  makeIngredient('cannellini-bean-tinned', { kind: 'beans' }),
]

/** The problems of a step under one swap. */
function lintStep(step: string, swap: Swap, essential: string[] = []): string[] {
  const problem = (path: readonly (string | number)[], message: string) => ({ file: path.join('.'), line: 1, message })
  const locate = <T>(value: T) => ({ value, problem })
  const meal = makeMeal('meal', [makeLine('rice'), makeLine(swap.from)], {
    essential: ['rice', ...essential],
    steps: ['Boil the {rice}.', step],
  })
  return lintSwapSteps({
    ingredients: LARDER.map(locate),
    swaps: [locate(swap)],
    meals: [locate(meal)],
    bySlug: new Map(LARDER.map((one) => [one.slug, one])),
    foods: new Map(),
  }).map(({ file, message }) => `${file} ${message.split(' which')[0]}`)
}

describe('steps that cannot be done with what is swapped in', () => {
  test.each([
    ['egg', 'linseed-meal', 'Crack the {egg} into a bowl.', 'crack'],
    ['egg', 'linseed-meal', 'Scramble the {egg} in the pan.', 'scramble'],
    ['egg', 'linseed-meal', 'Fry the {egg} until each yolk is set.', 'yolk'],
    ['butter', 'olive-oil', 'Gently melt the rest of the {butter:name}.', 'melt'],
    ['butter', 'olive-oil', 'Spread the bread with the {butter}.', 'spread with'],
    ['butter', 'olive-oil', 'Heat the {butter} until it foams.', 'foams'],
    ['cheddar', 'soy-milk', 'Grate the {cheddar} over the top.', 'grate'],
    ['beef-mince', 'brown-lentil-tinned', 'Brown the {rice:name} and {beef-mince}.', 'brown'],
    ['couscous', 'quinoa', 'Cover the {couscous} with its own volume of boiling water.', 'boiling water'],
    ['baguette', 'corn-tortilla', 'Split the {baguette}.', 'split'],
    ['baguette', 'corn-tortilla', 'Warm the {baguette} so that the crust crackles.', 'crust'],
  ])('%s → %s: %s', (from, to, step, word) => {
    expect(lintStep(step, makeSwap(from, to))).toEqual([`steps.1 “${word}” does not fit ${to},`])
    expect(lintStep(step, makeSwap(from, to), [from])).toEqual([])
  })

  test.each([
    ['egg', 'linseed-meal', 'Whisk the {egg} with the {milk}.'],
    ['egg', 'linseed-meal', 'Crack on, and stir in the {egg}.'],
    ['butter', 'olive-oil', 'Warm the {butter}. Melt the chocolate.'],
    ['beef-mince', 'brown-lentil-tinned', 'Brown the onion in the {beef-mince:name} fat.'],
    ['butter', 'olive-oil', 'Melt the chocolate over a bowl and add the {butter}.'],
    ['milk', 'soy-milk', 'Crack the {milk}.'],
    ['butter', 'nothing-known', 'Melt the {butter}.'],
  ])('%s → %s may be: %s', (from, to, step) => {
    expect(lintStep(step, makeSwap(from, to))).toEqual([])
  })

  test('a swap mends them by its words, or by a step that mashes', () => {
    const butter = makeSwap('butter', 'olive-oil')
    expect(lintStep('Melt the {butter}.', { ...butter, words: { melt: 'warm' } })).toEqual([])
    expect(lintStep('Melt the {butter}.', { ...butter, words: { cream: 'beat' } })).toHaveLength(1)
    const hummus = makeSwap('hummus', 'cannellini-bean-tinned')
    expect(lintStep('Spread the toast with the {hummus}.', hummus)).toHaveLength(1)
    expect(lintStep('Spread the toast with the {hummus}.', { ...hummus, before: 'Mash the {to}.' })).toEqual([])
  })
})

test('the word nearest to an ingredient says what is done with it', () => {
  const sentence =
    'Grate the {cheddar}, beat in the {egg} and half of the {milk} and toast the bread with the {butter}.'
  expect(['cheddar', 'egg', 'milk', 'butter'].map((slug) => handlingOf(sentence, slug))).toEqual([
    ['grate'],
    ['beat'],
    ['beat'],
    ['toast with'],
  ])
  expect(handlingOf('Dip in the {milk}, coat with the {egg} and press into the {cheddar}.', 'cheddar')).toEqual([])
})

test('every swap for eggs says how it is made to bind', () => {
  const eggs = fullCatalogueData().swaps.filter(({ from }) => from === 'egg')
  expect(eggs.length).toBeGreaterThan(2)
  for (const { before } of eggs) expect(before).toMatch(/\{to\}.* water/)
})
