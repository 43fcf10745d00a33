import * as fc from 'fast-check'
import { choosePacks, contentOf } from '../../../server/catalogue/choosePacks'
import { packedContent } from '../../../server/catalogue/packedContent'

const short = (sizes: number[], needed: number): string =>
  choosePacks(sizes, needed)
    .map(({ size, count }) => `${count} × ${size}`)
    .join(' + ')

describe('choosePacks', () => {
  it.each([
    [[400], 0, '1 × 400'],
    [[400], 400, '1 × 400'],
    [[400], 400.1, '2 × 400'],
    [[300, 600], 250, '1 × 300'],
    [[300, 600], 350, '1 × 600'],
    [[300, 600], 900, '1 × 600 + 1 × 300'],
    [[6, 12], 13, '1 × 12 + 1 × 6'],
    [[6, 12], 24, '2 × 12'],
    [[500, 1000], 5, '1 × 500'],
  ])('of %j chooses for %d %s', (sizes, needed, packs) => expect(short(sizes, needed)).toBe(packs))

  it('takes few large packs where many small ones save little', () => expect(short([150, 500], 900)).toBe('2 × 500'))

  it('lets no rounding error buy a pack', () => expect(short([110], 100 * 1.1)).toBe('1 × 110'))

  it('covers what is needed with no pack too many', () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(sizes, fc.double({ min: 0.001, max: 50_000, noNaN: true }), (given, needed) => {
        const packs = choosePacks(
          given.sort((a, b) => a - b),
          needed,
        )
        const content = contentOf(packs)
        expect(content).toBeGreaterThanOrEqual(needed * (1 - 1e-8))
        expect(packedContent(given, needed)).toBeCloseTo(content, 6)
        for (const { size } of packs) expect(content - size).toBeLessThan(needed)
      }),
    )
  })
})
