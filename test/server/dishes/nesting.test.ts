import { nestingOf, type NestedDish, servesOfLine } from '../../../server/dishes/nesting'
import type { StoredLine } from '../../../server/dishes/DishModel'

const lineOf = (over: Partial<StoredLine>): StoredLine => ({
  ...{ text: 'line', amount: 1, unit: null, ingredient: null, name: 'line', preparation: null, optional: false },
  ...over,
})
const dish = (id: string, inner: readonly (string | Partial<StoredLine>)[] = [], over: Partial<NestedDish> = {}) => ({
  ...{ id, userId: 'anna', name: id, serves: 4, steps: [] },
  lines: inner.map((one) => lineOf(typeof one === 'string' ? { dish: one } : one)),
  ...over,
})
const shelf = (...dishes: NestedDish[]) => new Map(dishes.map((one) => [one.id, one]))
const partsOf = (whole: NestedDish, ...inner: NestedDish[]) =>
  nestingOf(whole, shelf(...inner)).parts.map((part) => [part.dish.id, part.serves])

describe('nestingOf', () => {
  it('has what is made first before what is made with it, and what is used twice once', () => {
    const sauce = dish('sauce')
    const ragu = dish('ragu', [{ dish: 'sauce', amount: 0.5 }])
    expect(partsOf(dish('lasagne', [{ dish: 'ragu', amount: 2 }, 'sauce']), ragu, sauce)).toEqual([
      ['sauce', 2],
      ['ragu', 2],
    ])
    expect(partsOf(dish('lasagne', ['sauce', 'ragu']), ragu, sauce)).toEqual([
      ['sauce', 1.5],
      ['ragu', 1],
    ])
  })

  it.each<[string, NestedDish, NestedDish[], string]>([
    ['itself', dish('a', ['a']), [], 'circle'],
    ['one that it is in', dish('a', ['b']), [dish('b', ['a'])], 'circle'],
    ['a round of three', dish('a', ['b']), [dish('b', ['c']), dish('c', ['a'])], 'circle'],
    ['none', dish('a', ['b']), [], 'gone'],
    ['another person’s', dish('a', ['b']), [dish('b', [], { userId: 'ben' })], 'gone'],
    ['a fourth one', dish('a', ['b']), [dish('b', ['c']), dish('c', ['d']), dish('d')], 'deep'],
    ['one that says no yield', dish('a', [{ dish: 'b', unit: 'g' }]), [dish('b')], 'amount'],
  ])('a line that names %s is a problem of the dish’s own line', (_name, whole, inner, problem) => {
    const { problems, unknown } = nestingOf({ ...whole, lines: [lineOf({}), ...whole.lines] }, shelf(...inner, whole))
    expect([...problems]).toEqual([[1, problem]])
    // How much of a dish there is may be unknown, what is in it not.
    expect(unknown).toHaveLength(problem === 'amount' ? 0 : 1)
  })

  it('three deep is fine', () => {
    const nesting = nestingOf(dish('a', ['b']), shelf(dish('b', ['c']), dish('c')))
    expect(nesting.problems.size).toBe(0)
    expect(nesting.parts.map((part) => part.dish.id)).toEqual(['c', 'b'])
  })

  it('is optional only where it may be left out everywhere', () => {
    const optional = (lines: Partial<StoredLine>[]) =>
      nestingOf(dish('a', lines), shelf(dish('b'))).parts.map((part) => part.optional)
    expect(optional([{ dish: 'b', optional: true }])).toEqual([true])
    expect(optional([{ dish: 'b', optional: true }, { dish: 'b' }])).toEqual([false])
  })
})

describe('servesOfLine', () => {
  const makes = { serves: 4, yieldAmount: 0.8, yieldUnit: 'kg' as const }
  it.each<[number | null, StoredLine['unit'], number | null]>([
    [2, null, 2],
    [200, 'g', 1],
    [0.4, 'kg', 2],
    [200, 'ml', null],
    [null, null, null],
  ])('%s %s are %s serves of what makes 0.8 kg for four', (amount, unit, serves) => {
    expect(servesOfLine({ amount, unit }, makes)).toBe(serves)
  })
})
