import fc from 'fast-check'
import { sortInSteps } from '../../../server/catalogue/sortInSteps'

function sorted<Item>(items: Item[], compare: (one: Item, other: Item) => number): { result: Item[]; steps: number } {
  const steps = sortInSteps(items, compare)
  for (let count = 0; ; count += 1) {
    const step = steps.next()
    if (step.done) return { result: step.value, steps: count }
  }
}

test('it sorts as Array.sort does, equal items in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 6000, size: 'max' }), (keys) => {
      const items = keys.map((key, at) => ({ key, at }))
      const compare = (one: { key: number }, other: { key: number }) => one.key - other.key
      expect(sorted(items, compare).result).toEqual([...items].sort(compare))
    }),
    { numRuns: 30 },
  )
})

test('a long list takes many steps', () => {
  const items = Array.from({ length: 20_000 }, (_, n) => (n * 7919) % 20_000)
  expect(sorted(items, (one, other) => one - other).steps).toBeGreaterThan(50)
})
