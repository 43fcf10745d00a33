import { splitColumns } from '../../../web/shopping/splitColumns'
import { carryTicks, countLeft, isTicked, withTick } from '../../../web/shopping/ticks'
import { item } from './items'

const onion = item('onion')
const leek = item('leek')

describe('a tick', () => {
  it('is set and taken away', () => {
    const ticks = withTick({}, onion)
    expect(isTicked(ticks, onion)).toBe(true)
    expect(countLeft(ticks, [onion, leek])).toBe(1)
    expect(withTick(ticks, onion)).toEqual({})
  })

  it('holds while what was ticked is enough', () => {
    const ticks = withTick({}, onion)
    expect(isTicked(ticks, { ...onion, amount: 60 })).toBe(true)
    expect(isTicked(ticks, { ...onion, amount: 100.00000001 })).toBe(true)
    expect(isTicked(ticks, { ...onion, amount: 150 })).toBe(false)
  })

  it('is forgotten with its line', () => {
    const ticks = withTick(withTick({}, onion), leek)
    expect(carryTicks(ticks, [onion, leek], [onion])).toEqual({ 'onion-g': 100 })
  })

  it('does not pass to the next shop, which has no meal of the one before', () => {
    const next = { ...onion, parts: [{ mealName: 'Pho', serves: 1, amount: 100 }] }
    expect(carryTicks(withTick({}, onion), [onion], [next])).toEqual({})
  })
})

describe('columns', () => {
  const height = (part: number) => part

  it('keep the order and are as short as they can be', () => {
    expect(splitColumns([5, 1, 1, 5, 2], height, 2)).toEqual([
      [5, 1, 1],
      [5, 2],
    ])
    expect(splitColumns([1, 1, 9, 1], height, 3)).toEqual([[1, 1], [9], [1]])
  })

  it('are no more than there are parts', () => {
    expect(splitColumns([3], height, 3)).toEqual([[3]])
    expect(splitColumns([], height, 3)).toEqual([])
  })
})
