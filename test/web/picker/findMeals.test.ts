import { findMeals, type Traits, usefulFilters } from '../../../web/planning/picker/findMeals'
import type { PickerGroup } from '../../../web/ui/pickerOptions'

const groups: PickerGroup[] = [
  {
    label: 'Chicken',
    options: [
      { value: 'roast', label: 'Roast dinner', note: '60 min' },
      { value: 'soup', label: 'Crème soup' },
    ],
  },
  { label: 'Egg', options: [{ value: 'omelette', label: 'Coriander omelette' }] },
]

const traitsOf = (uniqueId: string, other: Partial<Traits> = {}): Traits => ({
  uniqueId,
  minutes: 60,
  ingredients: [],
  tags: [],
  isOwn: false,
  isFavourite: false,
  isLately: false,
  ...other,
})
const list = [
  traitsOf('roast', { ingredients: ['coriander', 'lime'], isOwn: true, isLately: true }),
  traitsOf('soup', { minutes: 30, ingredients: ['leek'], tags: ['kid friendly'] }),
  traitsOf('omelette', { minutes: 10, isFavourite: true }),
]
const traits = new Map(list.map((one) => [one.uniqueId, one]))
const find = (typed: string, filters: Parameters<typeof findMeals>[2]['filters'] = [], known = traits) =>
  findMeals(groups, known, { typed, filters })
const shown = ({ groups: found }: ReturnType<typeof find>) =>
  found.map(({ label, options }) => [
    label,
    ...options.map(({ value, reason }) => (reason ? `${value}: ${reason}` : value)),
  ])

test('nothing typed and no filter leave the groups as they are (PLAN-87)', () => {
  expect(find(' ').groups).toBe(groups)
})

test('names come first, then ingredients and tags, with the reason (PLAN-87)', () => {
  expect(shown(find('coriander'))).toEqual([
    ['Egg', 'omelette'],
    ['By ingredient or tag', 'roast: with coriander'],
  ])
  expect(shown(find('KID'))).toEqual([['By ingredient or tag', 'soup: kid friendly']])
  expect(shown(find('roast lime coriander'))).toEqual([['By ingredient or tag', 'roast: with lime and coriander']])
  expect(shown(find('creme'))).toEqual([['Chicken', 'soup']])
  expect(shown(find('coriander leek'))).toEqual([])
})

test('without an answer meals are found by name and heading (PLAN-87)', () => {
  expect(shown(find('coriander', [], new Map()))).toEqual([['Egg', 'omelette']])
  expect(shown(find('chicken soup', [], new Map()))).toEqual([['Chicken', 'soup']])
})

test('several filters mean all of them, and each says how many it hides (PLAN-87)', () => {
  expect(shown(find('', ['quick']))).toEqual([
    ['Chicken', 'soup'],
    ['Egg', 'omelette'],
  ])
  expect(find('', ['quick', 'own'])).toEqual({
    groups: [],
    hidden: [
      { filter: 'quick', count: 1 },
      { filter: 'own', count: 2 },
    ],
  })
  expect(find('coriander', ['kids']).hidden).toEqual([{ filter: 'kids', count: 2 }])
  expect(shown(find('', ['notLately', 'favourites']))).toEqual([['Egg', 'omelette']])
})

test('filters that would change nothing are left out (PLAN-87)', () => {
  expect(usefulFilters(list)).toEqual(['quick', 'kids', 'own', 'favourites', 'notLately'])
  expect(usefulFilters([traitsOf('one'), traitsOf('two', { isFavourite: true })])).toEqual(['favourites'])
  expect(usefulFilters([])).toEqual([])
})
