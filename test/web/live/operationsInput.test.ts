import { ofOneHousehold, operationsInput } from '../../../web/live/operationsInput'

const done = (id: string, householdId?: string) => ({ id, at: 1, act: { of: id }, householdId })

it('a call is for one household: that of the operation that was done first', () => {
  const all = [done('a', 'left'), done('b', 'left'), done('c', 'home'), done('d', 'left')]
  expect(ofOneHousehold(all).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(ofOneHousehold(all.slice(2)).map(({ id }) => id)).toEqual(['c'])
  expect(ofOneHousehold([done('a'), done('b')])).toHaveLength(2)
  expect(ofOneHousehold([])).toEqual([])
})

it('names the household and the time of each operation', () => {
  const input = operationsInput([done('a', 'home')], ({ of: key }) => ({ list: { untick: { key } } }))
  expect(input).toEqual({
    householdId: 'home',
    operations: [{ id: 'a', at: 1, act: { list: { untick: { key: 'a' } } } }],
  })
})
