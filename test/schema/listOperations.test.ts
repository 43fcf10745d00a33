import fc from 'fast-check'
import {
  applyListOperation,
  EMPTY_LIST,
  holds,
  isListed,
  type ListAct,
  type ListOperation,
  type ListState,
} from '../../schema/listOperations'
import { itemIdOf, splitItems } from '../../schema/splitItems'
import { keysOf, leftToBuy } from '../../schema/lineTicks'
import { listOperations, plainList } from '../support/listArbitraries'
import { uuid } from '../support/planArbitraries'

const ITEM = uuid(0x100)
let count = 0
const at = (time: number, act: ListAct): ListOperation => ({ id: uuid((count += 1)), at: time, by: 'ana', act })
const after = (...operations: ListOperation[]): ListState => operations.reduce(applyListOperation, EMPTY_LIST)
const texts = (state: ListState) =>
  [...state.items.values()]
    .filter(isListed)
    .map(({ words }) => words.text)
    .sort()
const ticked = (state: ListState) => [...state.ticks].filter(([, tick]) => holds(tick, state)).map(([key]) => key)

it('comes to the same state whatever the order, and however often an operation arrives', () => {
  fc.assert(
    fc.property(
      listOperations.chain((operations) =>
        fc.tuple(
          fc.constant(operations),
          fc.shuffledSubarray([...operations, ...operations], { minLength: operations.length * 2 }),
        ),
      ),
      ([operations, arriving]) => {
        expect(plainList(after(...arriving))).toEqual(plainList(after(...operations)))
      },
    ),
    { numRuns: 1000 },
  )
})

it('changes nothing by what was done', () => {
  fc.assert(
    fc.property(listOperations, (operations) => {
      const state = after(...operations)
      for (const operation of operations) expect(applyListOperation(state, operation)).toBe(state)
    }),
  )
})

describe('the latest word counts', () => {
  const add = { addItem: { itemId: ITEM, text: 'milk' } }
  const remove = { removeItem: { itemId: ITEM } }
  it.each<[string, [number, ListAct][], string[]]>([
    [
      'removed after it was added',
      [
        [1, add],
        [2, remove],
      ],
      [],
    ],
    [
      'added at the time of removing',
      [
        [2, remove],
        [2, add],
      ],
      ['milk'],
    ],
    [
      'added again',
      [
        [1, add],
        [2, remove],
        [3, add],
      ],
      ['milk'],
    ],
    [
      'changed after it was removed',
      [
        [1, add],
        [2, remove],
        [3, { changeItem: { itemId: ITEM, text: 'tea' } }],
      ],
      ['tea'],
    ],
    [
      'changed before it was removed',
      [
        [3, remove],
        [1, add],
        [2, { changeItem: { itemId: ITEM, text: 'tea' } }],
      ],
      [],
    ],
    [
      'ticked, which does not bring it back',
      [
        [1, add],
        [2, remove],
        [3, { tickItem: { itemId: ITEM } }],
      ],
      [],
    ],
    ['ticked and never added', [[1, { tickItem: { itemId: ITEM } }]], []],
  ])('about an item that was %s', (_what, acts, listed) => {
    expect(texts(after(...acts.map(([time, act]) => at(time, act))))).toEqual(listed)
  })

  it('about a line, and starting over unticks what was ticked earlier', () => {
    const tick = { tick: { key: 'rice-g', amount: 5 } }
    expect(ticked(after(at(2, tick), at(1, { untick: { key: 'rice-g' } })))).toEqual(['rice-g'])
    expect(ticked(after(at(2, tick), at(3, { untick: { key: 'rice-g' } })))).toEqual([])
    expect(ticked(after(at(3, { startOver: true }), at(2, tick)))).toEqual([])
    expect(ticked(after(at(3, { startOver: true }), at(3, tick)))).toEqual(['rice-g'])
    const item = after(at(1, add), at(2, { tickItem: { itemId: ITEM } }), at(3, { startOver: true }))
    expect([...item.items.values()].map(({ tick }) => holds(tick, item))).toEqual([false])
  })
})

it.each([
  ['milk, 2 batteries, toilet paper', ['milk', '2 batteries', 'toilet paper']],
  ['1,5 kg rice;tea\n\n  green   soap ,', ['1,5 kg rice', 'tea', 'green soap']],
  ['2,batteries', ['2', 'batteries']],
  ['eggs,12', ['eggs', '12']],
  [' , ;', []],
])('%p is split into %p', (text, parts) => expect(splitItems(text)).toEqual(parts))

it('gives each item of a text its own id', () => {
  const id = '00000000-0000-4000-8000-00000000ffff'
  expect([0, 1, 2].map((index) => itemIdOf(id, index).slice(-4))).toEqual(['ffff', '0000', '0001'])
  expect(itemIdOf(id, 0)).toBe(id)
  const state = after(
    at(1, { addItem: { itemId: ITEM, text: 'milk, tea' } }),
    at(2, { removeItem: { itemId: itemIdOf(ITEM, 1) } }),
  )
  expect(texts(state)).toEqual(['milk'])
})

describe('leftToBuy', () => {
  const line = (amount: number, measurementUnit = 'g') => ({ key: `rice-${measurementUnit}`, amount, measurementUnit })
  it.each<[string, ReturnType<typeof line>, [string, number][], number | null]>([
    ['all of what was not ticked', line(300), [], 300],
    ['nothing of what was ticked', line(300), [['rice-g', 300]], null],
    ['nothing when less is needed now', line(200), [['rice-g', 300]], null],
    ['the difference when more is needed now', line(500), [['rice-g', 300]], 200],
    ['nothing of what is as needed', line(0), [['rice-g', 0]], null],
    ['the difference in the unit of the line now', line(1.5, 'kg'), [['rice-g', 900]], 0.6],
    ['nothing when it was bought in the larger unit', line(900), [['rice-kg', 1.2]], null],
    [
      'by what was bought at most',
      line(900),
      [
        ['rice-g', 100],
        ['rice-kg', 0.5],
      ],
      400,
    ],
  ])('is %s', (_what, needed, ticks, left) => {
    const found = leftToBuy(needed, new Map(ticks))
    if (left === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(left)
  })

  it('does not count rounding as need', () => {
    expect(leftToBuy(line(0.1 + 0.2), new Map([['rice-g', 0.3]]))).toBeNull()
  })

  it('knows the keys of both units', () => {
    expect(keysOf(line(1))).toEqual(['rice-g', 'rice-kg'])
    expect(keysOf({ key: 'egg-piece', amount: 1, measurementUnit: 'piece' })).toEqual(['egg-piece'])
  })
})
