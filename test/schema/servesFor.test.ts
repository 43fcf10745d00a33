import * as fc from 'fast-check'
import { servesFor } from '../../schema/servesFor'

test.each<[number[], number]>([
  [[], 1],
  [[0.25], 1],
  [[1, 1], 2],
  [[1, 1, 0.5], 3],
  [[1, 0.25, 0.75], 2],
  [Array.from({ length: 12 }, () => 2), 10],
])('portions of %j are %i serves', (portions, serves) => {
  expect(servesFor(portions)).toBe(serves)
})

test('serves are enough for the portions, up to ten', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 12 }), (quarters) => {
      const serves = servesFor(quarters.map((quarter) => quarter / 4))
      const eaten = quarters.reduce((sum, quarter) => sum + quarter, 0) / 4
      expect(serves).toBeGreaterThanOrEqual(Math.min(10, Math.max(1, eaten)))
      expect(serves - eaten).toBeLessThan(eaten === 0 ? 2 : 1)
    }),
  )
})
