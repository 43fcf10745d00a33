import fc from 'fast-check'
import { joinEntryId, splitEntryId } from '../../schema/servedWith'

const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/)
const entries = fc.record({ uniqueId: ids, side: ids, dessert: ids }, { requiredKeys: ['uniqueId'] })

test('an entry without anything served with it has the id of its meal', () => {
  fc.assert(fc.property(ids, (uniqueId) => expect(joinEntryId({ uniqueId })).toBe(uniqueId)))
  expect([joinEntryId({ uniqueId: '' }), splitEntryId('')]).toEqual(['', { uniqueId: '' }])
})

test('what is joined is split into the same, and no two entries have one id', () => {
  fc.assert(
    fc.property(entries, entries, (one, other) => {
      expect(splitEntryId(joinEntryId(one))).toEqual(one)
      const isSame = JSON.stringify(splitEntryId(joinEntryId(one))) === JSON.stringify(splitEntryId(joinEntryId(other)))
      expect(joinEntryId(one) === joinEntryId(other)).toBe(isSame)
    }),
  )
})

test('an id in another form is that of no meal', () => {
  for (const id of ['.', '.side', 'meal.', 'meal..', 'meal.side.', 'meal.side.dessert.more'])
    expect(splitEntryId(id)).toEqual({ uniqueId: id })
})
