import { Arrival } from '../../../server/operations/Arrival'

const NOW = 1_000_000
const arrival = (known: [string, number][] = []) => new Arrival(NOW, new Map(known))

it.each([
  ['of the past', NOW - 1, NOW - 1],
  ['of the present', NOW, NOW],
  ['as far ahead as a clock may be', NOW + 5000, NOW + 5000],
  ['further ahead', NOW + 5001, NOW],
])('takes an operation %s for its time', (_, at, time) => {
  const of = arrival()
  expect(of.timeOf({ id: 'a', at }, { ahead: 5000 })).toBe(time)
  expect([...of.taken]).toEqual(time === at ? [] : [['a', time]])
})

it('takes no time ahead where a part allows none', () => {
  expect(arrival().timeOf({ id: 'a', at: NOW + 1 })).toBe(NOW)
})

it('takes the same operation for the same time, in the call and later', () => {
  const of = arrival([['known', NOW - 9]])
  expect(of.timeOf({ id: 'known', at: NOW + 9 })).toBe(NOW - 9)
  const first = of.timeOf({ id: 'a', at: NOW + 9 })
  expect(of.timeOf({ id: 'a', at: NOW + 9 }, { after: NOW + 100 })).toBe(first)
})

it('takes operations without a time in their order', () => {
  const of = arrival()
  expect([1, 2, 3].map(() => of.timeOf({ id: null, at: null }))).toEqual([NOW, NOW + 1, NOW + 2])
})

it('takes one from the future for later than the word that it follows, one without an id for the present', () => {
  expect(arrival().timeOf({ id: 'a', at: NOW + 1 }, { after: NOW + 7 })).toBe(NOW + 8)
  expect(arrival().timeOf({ id: null, at: NOW + 1 }, { after: NOW + 7 })).toBe(NOW)
  expect(arrival().timeOf({ id: null, at: null }, { after: NOW + 7 })).toBe(NOW + 8)
})
