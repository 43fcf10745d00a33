import fc from 'fast-check'
import { baseUnitOf } from '../../../server/catalogue/units'
import { atHomeOf } from '../../../server/shopping/atHome'

const UNITS = ['g', 'kg', 'ml', 'l', 'piece'] as const
const amount = fc.double({ min: 0, max: 1e6, noNaN: true })
const line = fc.record({ amount, unit: fc.constantFrom(...UNITS) })
const supply = fc.option(
  fc.oneof(
    fc.constant('enough' as const),
    fc.record({ amount, unit: fc.constantFrom('g' as const, 'ml' as const, 'piece' as const) }),
  ),
  { nil: undefined },
)

it('splits every amount into what is there and what is left, and neither is below nothing', () => {
  fc.assert(
    fc.property(line, supply, (needed, there) => {
      const { atHome, toBuy, isAtHome } = atHomeOf(needed, there)
      expect(atHome).toBeGreaterThanOrEqual(0)
      expect(toBuy).toBeGreaterThanOrEqual(0)
      expect(atHome + toBuy).toBeCloseTo(needed.amount, 6)
      if (isAtHome) expect(toBuy).toBe(0)
    }),
    { numRuns: 1000 },
  )
})

it('leaves no less to buy when there is less at home', () => {
  fc.assert(
    fc.property(line, amount, amount, (needed, one, other) => {
      const unit = baseUnitOf(needed.unit)
      const left = (of: number) => atHomeOf(needed, { amount: of, unit }).toBuy
      expect(left(Math.min(one, other))).toBeGreaterThanOrEqual(left(Math.max(one, other)))
    }),
  )
})

it.each([
  [
    { amount: 1.5, unit: 'kg' as const },
    { amount: 500, unit: 'g' as const },
    { atHome: 0.5, toBuy: 1, isAtHome: false },
  ],
  [
    { amount: 2, unit: 'piece' as const },
    { amount: 3, unit: 'piece' as const },
    { atHome: 2, toBuy: 0, isAtHome: true },
  ],
  [
    { amount: 630.003, unit: 'g' as const },
    { amount: 630, unit: 'g' as const },
    { atHome: 630.003, toBuy: 0, isAtHome: true },
  ],
  [
    { amount: 2, unit: 'piece' as const },
    { amount: 300, unit: 'g' as const },
    { atHome: 0, toBuy: 2, isAtHome: false },
  ],
  [{ amount: 0, unit: 'g' as const }, undefined, { atHome: 0, toBuy: 0, isAtHome: false }],
  [{ amount: 0, unit: 'g' as const }, 'enough' as const, { atHome: 0, toBuy: 0, isAtHome: true }],
])('%j with %j at home', (needed, there, expected) => expect(atHomeOf(needed, there)).toEqual(expected))
