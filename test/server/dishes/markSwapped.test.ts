import type { CompiledIngredient, CompiledSwap } from '../../../server/catalogue/compiled'
import { markSwapped } from '../../../server/dishes/markSwapped'
import { fullCatalogue } from '../../support/fullCatalogue'

const catalogue = fullCatalogue()
const known = (slug: string): CompiledIngredient => {
  const found = catalogue.ingredientBySlug.get(slug)
  if (!found) throw new Error(slug)
  return found
}
const swap = (from: string): CompiledSwap => ({ from: known(from), to: known('olive-oil'), ratio: 1, note: '' })
const mark = (steps: string[], from: string, ...others: string[]) => {
  const marked = markSwapped(catalogue, { lines: [from, ...others].map(known) }, steps, [swap(from)])
  return { steps: marked.steps, follows: marked.unfollowed.length === 0 }
}

describe('markSwapped', () => {
  test.each([
    ['Melt the butter, then fry.', 'butter', 'Melt the {butter:name}, then fry.'],
    [
      'Add butter and stir; serve with more butter.',
      'butter',
      'Add {butter:name} and stir; serve with more {butter:name}.',
    ],
    ['Whisk the eggs with the milk.', 'egg', 'Whisk the {egg:name} with the milk.'],
    ['Pour in the stock.', 'any-chicken-stock', 'Pour in the {any-chicken-stock:name}.'],
    ['Pour in the chicken stock.', 'any-chicken-stock', 'Pour in the {any-chicken-stock:name}.'],
  ])('%s', (step, from, marked) => {
    expect(mark([step], from)).toEqual({ steps: [marked], follows: true })
  })

  test.each([
    ['Melt 50 g butter.', 'butter'],
    ['Add an egg.', 'egg'],
    ['Brush with the egg wash.', 'egg'],
    ['Tear the butter lettuce.', 'butter'],
    ['Fold in the cocoa butter.', 'butter'],
    ['Mix everything.', 'butter'],
    ['Pour in the {milk}.', 'milk'],
  ])('%s stays, and what is used instead is said', (step, from) => {
    const { steps, follows } = mark([step], from)
    expect(steps ?? [step]).toEqual([step])
    expect(follows).toBe(false)
  })

  test('other food with the same word in its name stays', () => {
    const step = 'Stir the coconut milk into the milk, with peanut butter.'
    expect(mark([step], 'milk', 'coconut-milk', 'peanut-butter').steps).toEqual([
      'Stir the coconut milk into the {milk:name}, with peanut butter.',
    ])
  })

  test('a word that two lines share names neither', () => {
    expect(mark(['Add the stock.'], 'any-chicken-stock', 'any-beef-stock')).toEqual({
      steps: ['Add the stock.'],
      follows: false,
    })
  })

  test('one place that cannot be exchanged is enough for it to be said', () => {
    expect(mark(['Melt the butter.', 'Add 20 g butter.'], 'butter')).toEqual({
      steps: ['Melt the {butter:name}.', 'Add 20 g butter.'],
      follows: false,
    })
  })

  test('without swaps nothing changes', () => {
    expect(markSwapped(catalogue, { lines: [known('butter')] }, ['Melt the butter.'], [])).toEqual({
      steps: null,
      unfollowed: [],
      misnamed: [],
    })
  })
})
