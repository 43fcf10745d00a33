import { compileCatalogue } from '../../../server/catalogue/compileCatalogue'
import type { CupboardState, Kept } from '../../../schema/cupboardWords'
import { nearDate, suppliesOf } from '../../../server/cupboard/supplies'
import { makeIngredient } from '../../support/catalogueFixtures'

const catalogue = compileCatalogue({
  ingredients: [
    makeIngredient('flour', { unit: 'g', density: 0.5 }),
    makeIngredient('lemon', { unit: 'piece', piece: { weight: 100, one: 'lemon', many: 'lemons' } }),
    makeIngredient('thyme', { unit: 'g', density: null, piece: null }),
  ],
  swaps: [],
  meals: [],
})
const state = (kept: Record<string, Partial<Kept>>): CupboardState =>
  new Map(
    Object.entries(kept).map(([slug, one]) => [
      slug,
      { at: 1, by: null, kept: { amount: null, unit: null, useBy: null, ...one } },
    ]),
  )
const TODAY = '2026-11-28'

it('counts in the unit of the shop, or in its own where no conversion is known', () => {
  const supplies = suppliesOf(
    catalogue,
    state({
      flour: { amount: 2, unit: 'l' },
      lemon: { amount: 0.25, unit: 'kg' },
      thyme: { amount: 3, unit: 'piece' },
      unobtainium: { amount: 3, unit: 'piece' },
    }),
    TODAY,
  )
  expect(Object.fromEntries(supplies)).toEqual({
    flour: { amount: 1000, unit: 'g' },
    lemon: { amount: 2.5, unit: 'piece' },
    thyme: { amount: 3, unit: 'piece' },
  })
})

it('has enough of what was given no amount, and nothing of what is past its date', () => {
  const supplies = suppliesOf(
    catalogue,
    state({ flour: {}, lemon: { useBy: TODAY }, thyme: { useBy: '2026-11-27' } }),
    TODAY,
  )
  expect(Object.fromEntries(supplies)).toEqual({ flour: 'enough', lemon: 'enough' })
})

it('is near its date from today to five days on, also over the end of a month', () => {
  const dates = (...days: string[]) => state(Object.fromEntries(days.map((useBy) => [useBy, { useBy }])))
  const near = nearDate(dates('2026-11-27', TODAY, '2026-12-03', '2026-12-04'), TODAY)
  expect([...near]).toEqual([TODAY, '2026-12-03'])
  expect(nearDate(state({ flour: {} }), TODAY).size).toBe(0)
})
