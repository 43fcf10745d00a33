import { toOperations } from '../../../web/live/timedOperations'
import * as fc from 'fast-check'
import { costOf } from '../../../schema/ownPrices'
import { entriesOf } from '../../../web/shopping/entries'
import { estimateOf } from '../../../web/shopping/habits/estimate'
import { moveWithin } from '../../../web/shopping/habits/moveWithin'
import { readCents } from '../../../web/shopping/habits/readCents'
import { NOTHING_KEPT, viewOf } from '../../../web/shopping/listView'
import { buying, item } from './items'

it.each([
  ['2.50', 250],
  ['2,5', 250],
  ['$ 3', 300],
  ['0.01', 1],
  ['1000', 100_000],
  ['', null],
  ['  ', null],
  ['0', undefined],
  ['1000.01', undefined],
  ['2.505', undefined],
  ['-1', undefined],
  ['cheap', undefined],
])('reads %p as %p cents', (text, cents) => expect(readCents(text)).toBe(cents))

describe('what packs cost', () => {
  const prices = new Map([
    ['small', 199],
    ['large', 350],
    ['kilo', 1299],
  ])
  it('is the sum of what each costs, in whole cents', () => {
    expect(
      costOf(
        [
          { product: 'large', count: 2 },
          { product: 'small', count: 1 },
        ],
        prices,
      ),
    ).toBe(899)
    expect(costOf([{ product: 'kilo', count: 0.35 }], prices)).toBe(455)
  })
  it('is not known where one price is not, or nothing is sold', () => {
    expect(
      costOf(
        [
          { product: 'large', count: 1 },
          { product: 'other', count: 1 },
        ],
        prices,
      ),
    ).toBeNull()
    expect(costOf([], prices)).toBeNull()
  })
})

it('counts what is left with its known prices, and not what was bought in part', () => {
  const sold = (name: string, amount = 100) =>
    item(name, { amount, buy: buying(name, { packs: [{ product: name, count: 1, text: name }] }) })
  const acts = [
    { tick: { key: 'rice-g', amount: 50 } },
    { tick: { key: 'peas-g', amount: 100 } },
    { addItem: { itemId: '00000000-0000-4000-8000-000000000001', text: 'Soap' } },
  ]
  const entries = entriesOf(
    [sold('rice'), sold('peas'), sold('oil'), sold('salt')],
    viewOf(NOTHING_KEPT, toOperations(acts, 1)),
  )
  const prices = new Map([
    ['rice', 1],
    ['peas', 20],
    ['oil', 300],
    ['item:soap', 4000],
  ])
  expect(estimateOf(entries, prices)).toEqual({ cents: 4300, known: 2, left: 4 })
})

it('moves one and keeps the order of the others, within the list', () => {
  const places = fc.integer({ min: -3, max: 15 })
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { maxLength: 12 }), places, places, (list, from, to) => {
      const moved = moveWithin(list, from, to)
      const one = list[from]
      if (one === undefined) return expect(moved).toBe(list)
      expect(moved.indexOf(one)).toBe(Math.min(Math.max(to, 0), list.length - 1))
      expect(moved.filter((other) => other !== one)).toEqual(list.filter((other) => other !== one))
    }),
  )
})
