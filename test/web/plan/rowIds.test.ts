import { emptyPlan, type Plan, plannedRows } from '../../../web/plan/plan'
import { firstIds, idsFrom, inPlacesOf } from '../../../web/plan/rowIds'
import { meal, planOf } from './samples'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const idsOf = (plan: Plan) => plannedRows(plan).map(({ key, entry }) => [key, entry.name])

describe('ids that follow a first one', () => {
  it('are UUIDs, each another, and the same when counted from the same', () => {
    const [one, other] = [
      idsFrom('01234567-89ab-4def-8123-fffffffffffe'),
      idsFrom('01234567-89ab-4def-8123-fffffffffffe'),
    ]
    const ids = [one(), one(), one()]
    expect(ids).toEqual([other(), other(), other()])
    expect(new Set(ids).size).toBe(3)
    for (const id of [...ids, firstIds(7)()]) expect(id).toMatch(UUID)
  })

  it('of a saved plan are those of its version', () => {
    expect(firstIds(258)()).toBe('00000102-0000-4000-8000-000000000001')
  })
})

describe('a plan in the places of another', () => {
  const saved = planOf({ lunch: [meal('a'), meal('b'), meal('c')], dinner: [meal('d')] })

  it('has the ids of the rows there, and the same new ones on every page', () => {
    const present: Plan = { ...emptyPlan(), lunch: planOf({ dinner: [meal('x')] }).dinner }
    const placed = inPlacesOf(saved, present, firstIds(3))
    expect(idsOf(placed)).toEqual([
      ['dinner-0', 'a'],
      ['00000003-0000-4000-8000-000000000001', 'b'],
      ['00000003-0000-4000-8000-000000000002', 'c'],
      ['00000003-0000-4000-8000-000000000003', 'd'],
    ])
    expect(inPlacesOf(saved, present, firstIds(3))).toEqual(placed)
  })

  it('never has an id twice, also where rows with other ids are elsewhere', () => {
    const first = inPlacesOf(saved, emptyPlan(), firstIds(3))
    const present: Plan = { ...first, lunch: { ...first.lunch, mealList: first.lunch.mealList.slice(2) } }
    const ids = plannedRows(inPlacesOf(saved, present, firstIds(3))).map(({ key }) => key)
    expect(new Set(ids).size).toBe(4)
    expect(ids[0]).toBe(first.lunch.mealList[2]?.id)
  })

  it('keeps which rows are versions of which', () => {
    const two = planOf({ lunch: [meal('a'), meal('a', { isVersion: true })] })
    const placed = inPlacesOf(two, saved, firstIds(1))
    expect(placed.lunch.mealList.map(({ variantOf }) => variantOf)).toEqual([null, 'lunch-0'])
    const alone = inPlacesOf(two, emptyPlan(), firstIds(1))
    expect(alone.lunch.mealList[1]?.variantOf).toBe(alone.lunch.mealList[0]?.id)
  })
})
