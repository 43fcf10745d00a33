import { orderSteps, readStepLength, stepAfter } from '../../../web/cooking/kitchen/dishOrder'

const MINUTE = 60_000
const bake = { id: 'bake', steps: ['Chop the leek.', 'Bake for 30 minutes.', 'Scatter the dill over.'] }
const rice = { id: 'rice', steps: ['Rinse the rice.', 'Simmer for 12 minutes.'] }
const words = (order: { id: string; step: number }[]) => order.map(({ id, step }) => `${id} ${step}`)

describe('the length of a step', () => {
  it('is what its times say: alone where the dish is left, by hand where it is short or the cook stays', () => {
    expect(readStepLength('Bake for 30 minutes.')).toEqual({ handsOn: 2 * MINUTE, alone: 30 * MINUTE })
    expect(readStepLength('Fry for 3 minutes.')).toEqual({ handsOn: 5 * MINUTE, alone: 0 })
    expect(readStepLength('Cook for 8 minutes, stirring.')).toEqual({ handsOn: 10 * MINUTE, alone: 0 })
  })
})

describe('the order of several dishes', () => {
  it('begins the longest first and has them ready together', () => {
    const order = orderSteps([rice, bake])
    expect(words(order)).toEqual(['bake 0', 'bake 1', 'rice 0', 'rice 1', 'bake 2'])
    expect(order.map(({ before }) => before / MINUTE)).toEqual([36, 34, 16, 14, 2])
  })

  it('keeps the order of each dish’s own steps, and never asks for two things at once', () => {
    const dishes = [bake, rice, { id: 'salad', steps: ['Wash it.', 'Dress it.'] }, { ...rice, id: 'lentils' }]
    const order = orderSteps(dishes)
    expect(order).toHaveLength(9)
    for (const { id, steps } of dishes)
      expect(order.filter((one) => one.id === id).map(({ step }) => step)).toEqual(steps.map((_, step) => step))
    const lengths = new Map(dishes.map(({ id, steps }) => [id, steps.map(readStepLength)]))
    order.slice(1).forEach(({ before }, index) => {
      const earlier = order[index]
      const { handsOn = 0 } = (earlier && lengths.get(earlier.id)?.[earlier.step]) ?? {}
      expect((earlier?.before ?? 0) - handsOn).toBeGreaterThanOrEqual(before)
    })
  })

  it('says what comes after a step, past what is done already', () => {
    const order = orderSteps([rice, bake])
    const at: Record<string, number> = { bake: 1, rice: 0 }
    expect(stepAfter(order, { id: 'bake', step: 1 }, (id) => at[id] ?? 0)).toMatchObject({ id: 'rice', step: 0 })
    expect(stepAfter(order, { id: 'bake', step: 2 }, () => 9)).toBeNull()
  })

  it('of nothing is nothing', () => {
    expect(orderSteps([])).toEqual([])
    expect(orderSteps([{ id: 'unknown', steps: [] }])).toEqual([])
  })
})
