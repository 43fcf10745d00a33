import { splitColumns } from '../../../web/shopping/splitColumns'

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
