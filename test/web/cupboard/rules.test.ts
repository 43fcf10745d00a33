import { sydneyDay } from '../../../schema/sydneyDay'
import { storeAreaNamed } from '../../../web/plan/areas'
import { keptProblems } from '../../../web/cupboard/keptProblems'
import { daysUntil, isUrgent } from '../../../web/cupboard/useBy'
import { unitsOf } from '../../../web/cupboard/units'

const ingredient = (symbol: string, density: number | null, pieceWeight: number | null) => ({
  ...{ slug: 'x', name: 'x', picture: 'jar', storeArea: storeAreaNamed('pantry') },
  ...{ listUnit: { symbol }, density, pieceWeight },
})

it.each([
  ['g', null, null, ['g', 'kg']],
  ['g', 0.6, 50, ['g', 'kg', 'ml', 'l', 'piece']],
  ['ml', 1, null, ['ml', 'g', 'kg', 'l']],
  ['ml', null, 50, ['ml', 'l']],
  ['piece', null, 50, ['piece', 'g', 'kg']],
  ['piece', 1, null, ['piece']],
])('counts what is bought in %s with density %p and piece weight %p in %p', (unit, density, weight, units) => {
  expect(unitsOf(ingredient(unit, density, weight))).toEqual(units)
})

it('counts days by the date in Sydney', () => {
  expect(sydneyDay(Date.UTC(2026, 10, 30, 13))).toBe('2026-12-01')
  expect(daysUntil('2026-12-01', '2026-11-28')).toBe(3)
  expect([null, '2026-11-20', '2026-12-03', '2026-12-04'].map((day) => isUrgent(day, '2026-11-28'))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('says what the server would refuse', () => {
  const sound = { amount: 2, unit: 'g', useBy: '2026-11-30' } as const
  const fieldsOf = (kept: object, isFull = false) =>
    keptProblems({ ...sound, ...kept }, isFull).map(({ field }) => field)
  expect(fieldsOf({})).toEqual([])
  expect(fieldsOf({ amount: null, unit: null, useBy: null })).toEqual([])
  expect(fieldsOf({ amount: NaN })).toEqual(['amount'])
  expect(fieldsOf({ amount: 100_001 })).toEqual(['amount'])
  expect(fieldsOf({ useBy: '2126-01-01' })).toEqual(['useBy'])
  expect(fieldsOf({}, true)).toEqual([null])
})
