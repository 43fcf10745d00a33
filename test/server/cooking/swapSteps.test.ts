import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import type { CompiledMeal } from '../../../server/catalogue/compiled'
import { plainSteps } from '../../../server/catalogue/plainSteps'
import { withSwapWords } from '../../../server/catalogue/swapWords'
import type { Swap } from '../../../server/catalogue/types'
import { cookMeal } from '../../../server/cooking/cookMeal'
import { renderSteps } from '../../../server/cooking/renderSteps'
import { makeIngredient, makeLine, makeMeal, makeSwap } from '../../support/catalogueFixtures'

const STEPS = [
  'Warm the {milk}.',
  'Whisk the {flour}, {egg} and {milk:name}. Rest for 5 minutes.',
  'Melt the {butter} until it foams; melt no more. Fry the batter.',
]

/** A meal of flour, egg, milk and butter under these swaps. */
function pancakes(...swaps: Swap[]): CompiledMeal {
  const { meals } = compileCatalogue({
    ingredients: [
      makeIngredient('flour'),
      makeIngredient('milk', { unit: 'ml' }),
      makeIngredient('egg'),
      makeIngredient('butter'),
      makeIngredient('linseed', { name: 'ground linseed (gluten-free)', short: 'linseed' }),
      makeIngredient('oil', { unit: 'ml' }),
    ],
    swaps,
    meals: [
      makeMeal(
        'pancakes',
        [
          makeLine('flour', 60),
          makeLine('milk', 100, { unit: 'ml' }),
          makeLine('egg', 50),
          makeLine('butter', 2, { unit: 'tsp' }),
        ],
        { steps: STEPS },
      ),
    ],
  })
  if (meals[0] === undefined) throw new Error('The meal is missing')
  return meals[0]
}

const swapsOf = (meal: CompiledMeal) => meal.ingredients.flatMap(({ swaps }) => swaps)
const linseed: Swap = { ...makeSwap('egg', 'linseed', 0.2), before: 'Whisk the {to} with water and wait 5 minutes.' }
const oil: Swap = { ...makeSwap('butter', 'oil'), words: { melt: 'warm', 'until it foams': 'until it shimmers' } }

describe('what a swap changes in the steps', () => {
  test('its own step stands before the first one that uses the new ingredient', () => {
    const meal = pancakes(linseed)
    expect(renderSteps(meal, swapsOf(meal), 2)).toEqual([
      'Warm the 200 ml milk.',
      'Whisk the 20 g linseed with water and wait 5 minutes.',
      'Whisk the 120 g flour, 20 g linseed and milk. Rest for 5 minutes.',
      'Melt the 1 tbsp butter until it foams; melt no more. Fry the batter.',
    ])
    expect(renderSteps(meal, swapsOf(meal), null)[1]).toBe('Whisk the linseed with water and wait 5 minutes.')
    expect(renderSteps(meal, [], 2)).toHaveLength(3)
  })

  test('its own step is not said twice', () => {
    const meal = pancakes({ ...oil, before: 'Melt the {to} over low heat.' })
    expect(renderSteps(meal, swapsOf(meal), 2)).toHaveLength(3)
  })

  test('its words stand in the sentences that mention the ingredient, and in no other', () => {
    const meal = pancakes(oil)
    expect(renderSteps(meal, swapsOf(meal), 2)[2]).toBe(
      'Warm the 1 tbsp oil until it shimmers; melt no more. Fry the batter.',
    )
    expect(renderSteps(meal, [], 1)[2]).toBe('Melt the 2 tsp butter until it foams; melt no more. Fry the batter.')
  })

  test('words are whole words outside placeholders, the longest first', () => {
    const from = { ...makeIngredient('egg'), index: 0, mask: 0, swaps: [] }
    const change = (step: string, words: Record<string, string>) => withSwapWords(step, [{ from, words }])
    expect(change('Eggs: crack the {egg}.', { egg: 'seed', crack: 'add' })).toBe('Eggs: add the {egg}.')
    expect(change('Beat in the {egg}, beating well.', { beat: 'stir', 'beat in': 'fold in' })).toBe(
      'Fold in the {egg}, beating well.',
    )
    expect(change('Crack the {eggs}.', { crack: 'add' })).toBe('Crack the {eggs}.')
  })

  test('a phrase may name a number and the ingredient itself, and what is taken away leaves no gap', () => {
    const from = { slug: 'bun' }
    const change = (step: string, words: Record<string, string>) => withSwapWords(step, [{ from, words }])
    const brief = { '{from} for # minutes': '{from} for 1 minute' }
    expect(change('Heat the {bun} for 12 minutes, then bake for 5 minutes.', brief)).toBe(
      'Heat the {bun} for 1 minute, then bake for 5 minutes.',
    )
    expect(change('Heat the {bun:name} for 12 minutes.', brief)).toBe('Heat the {bun:name} for 12 minutes.')
    expect(change('Toast the {bun}, cut side down, in the pan.', { ', cut side down,': '' })).toBe(
      'Toast the {bun} in the pan.',
    )
    expect(change('Crisp the {bun} and split it.', { 'and split it': '' })).toBe('Crisp the {bun}.')
  })

  test('sentences have the short name; lists and a plain meal’s names follow', () => {
    const meal = pancakes(linseed)
    const listed = cookMeal(meal, swapsOf(meal), 2).map(({ display }) => display)
    expect(listed).toContain('20 g ground linseed (gluten-free)')
    expect(plainSteps(meal)[1]).toBe('Whisk the flour, egg and milk. Rest for 5 minutes.')
  })
})

test('an ingredient of two lines is named with the sum of both', () => {
  const { meals } = compileCatalogue({
    ingredients: [makeIngredient('flour')],
    swaps: [],
    meals: [makeMeal('dough', [makeLine('flour', 60), makeLine('flour', 15)], { steps: ['Knead the {flour}.'] })],
  })
  expect(meals.flatMap((meal) => renderSteps(meal, [], 2))).toEqual(['Knead the 150 g flour.'])
})
