import { LIMITS } from '../../../schema/limits'
import {
  type ItemState,
  type ListState,
  NO_NOTE,
  NO_PLACE,
  type NoteState,
  type TickState,
} from '../../../schema/listOperations'
import { NOTE_LIMITS } from '../../../schema/noteText'
import { boundList } from '../../../server/shopping/boundList'

/** What is remembered beside what is seen (docs/product.md SHOP-25). */
const BESIDES = 500

const written = (at: number) => ({ at, operationId: `operation-${at}`, by: null })
const tick = (at: number, isTicked = true): TickState => ({ ...written(at), amount: 1, isTicked })
const note = (at: number, text = 'ripe'): NoteState => ({ ...written(at), text })
const item = (addedAt: number, removedAt: number, words = addedAt, tickAt = 0): ItemState => ({
  words: { ...written(words), text: 'foil' },
  tick: { ...written(tickAt), isTicked: false },
  note: NO_NOTE,
  place: NO_PLACE,
  addedAt,
  removedAt,
})
const listOf = (state: Partial<ListState>): ListState => ({
  clearedAt: 0,
  ticks: new Map(),
  items: new Map(),
  notes: new Map(),
  lists: new Map(),
  ...state,
})
/** As many as `count`, the first of time 1. */
const many = <State>(count: number, made: (at: number) => State, prefix = '') =>
  new Map(Array.from({ length: count }, (_, index) => [`${prefix}${index + 1}`, made(index + 1)]))
const numbersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`)
const keys = (map: ReadonlyMap<string, unknown>) => [...map.keys()].sort((one, other) => Number(one) - Number(other))

it('keeps a list within its bounds as it is', () => {
  const list = listOf({
    clearedAt: 5,
    ticks: new Map([...many(LIMITS.ticks, (at) => tick(at + 4)), ...many(BESIDES, (at) => tick(at + 4, false), '-')]),
    items: new Map([...many(BESIDES, (at) => item(1, at + 1)), ...many(LIMITS.ownItems, (at) => item(at, 0), '-')]),
    notes: new Map([...many(NOTE_LIMITS.lines, (at) => note(at)), ...many(BESIDES, (at) => note(at, ''), '-')]),
  })
  expect(boundList(list)).toBe(list)
})

it('forgets the oldest notes beyond the limit, and the oldest words about what is not noted any more (SHOP-58)', () => {
  const { notes } = boundList(
    listOf({
      notes: new Map([
        ...many(NOTE_LIMITS.lines + 3, (at) => note(at)),
        ...many(BESIDES + 2, (at) => note(at, ''), '-'),
      ]),
    }),
  )
  expect(keys(notes)).toEqual([
    ...numbersFrom(3, BESIDES + 2)
      .map((number) => `-${number}`)
      .reverse(),
    ...numbersFrom(4, NOTE_LIMITS.lines + 3),
  ])
})

it('forgets what was said of lines before the last new start, and nothing said at its time or since (SHOP-25)', () => {
  const ticks = new Map([
    ['before', tick(9)],
    ['unticked before', tick(9, false)],
    ['then', tick(10)],
    ['since', tick(11, false)],
  ])
  const bound = boundList(listOf({ clearedAt: 10, ticks, items: new Map([['foil', item(1, 0)]]) }))
  expect([...bound.ticks.keys()].sort()).toEqual(['since', 'then'])
  expect(bound.clearedAt).toBe(10)
  expect([...bound.items.keys()]).toEqual(['foil'])
})

it('forgets the oldest ticks beyond 500 (SHOP-25)', () => {
  const { ticks } = boundList(listOf({ ticks: many(LIMITS.ticks + 3, tick) }))
  expect(keys(ticks)).toEqual(numbersFrom(4, LIMITS.ticks + 3))
})

it('forgets the oldest words about lines that are not ticked beyond 500, beside all ticks (SHOP-25)', () => {
  const untickeds = many(BESIDES + 2, (at) => tick(at + 1, false))
  const { ticks } = boundList(listOf({ ticks: new Map([['0', tick(1)], ...untickeds]) }))
  expect(keys(ticks)).toEqual(['0', ...numbersFrom(3, BESIDES + 2)])
})

it('forgets no item that is on the list, however many there are, and the oldest of the others beyond 500 (SHOP-25)', () => {
  const listed = many(BESIDES + 1, (at) => item(at, 0), '-')
  const gone = many(BESIDES + 2, (at) => item(1, at + 1))
  const { items } = boundList(listOf({ items: new Map([...listed, ...gone]) }))
  expect(keys(items)).toEqual([...keys(listed), ...numbersFrom(3, BESIDES + 2)])
})

it.each([
  ['removed', item(1, 9000)],
  ['changed', item(1, 2, 9000)],
  ['ticked', item(1, 2, 1, 9000)],
])('takes the last time that something was %s for the age of what is said of an item', (_, late) => {
  const gone = many(BESIDES, (at) => item(1, at + 2))
  const { items } = boundList(listOf({ items: new Map([['late', late], ...gone]) }))
  expect(items.has('late')).toBe(true)
  expect(items.has('1')).toBe(false)
})
