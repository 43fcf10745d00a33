import { emptyPlan, planKey } from '../../../web/plan/plan'
import { initialState } from '../../../web/plan/plannerState'
import type { PlacedEdit } from '../../support/placedEdits'
import { names, run, serves, withPlan } from './planStates'
import { meal, planOf } from './samples'

describe('a category’s number of meals', () => {
  it('appends empty entries with the blanket serves when it is raised', () => {
    const state = run(
      withPlan(planOf({ dinner: [meal('dal', { numServes: 3 })] })),
      { type: 'setBlanketServes', category: 'dinner', serves: 4 },
      { type: 'setServes', category: 'dinner', row: 0, serves: 2 },
      { type: 'setCount', category: 'dinner', count: 3 },
    )
    expect(names(state, 'dinner')).toEqual(['dal', '', ''])
    expect(serves(state, 'dinner')).toEqual([2, 4, 4])
    expect(state.plan.dinner.settings.numMeals).toBe(3)
    expect(state.plan.dinner.mealList[1]).toMatchObject({ uniqueId: '', isCustomised: false })
  })

  it('truncates the list when it is lowered', () => {
    const state = run(withPlan(planOf({ lunch: [meal('a'), meal('b'), meal('c')] })), {
      type: 'setCount',
      category: 'lunch',
      count: 1,
    })
    expect(names(state, 'lunch')).toEqual(['a'])
    expect(state.plan.lunch.settings.numMeals).toBe(1)
  })

  it('goes down by one when a row is removed, and the rows after it keep their meals and serves', () => {
    const before = withPlan(planOf({ lunch: [meal('a'), meal('b', { numServes: 3 }), meal('c', { numServes: 5 })] }))
    const state = run(before, { type: 'removeRow', category: 'lunch', row: 0 })
    expect(names(state, 'lunch')).toEqual(['b', 'c'])
    expect(serves(state, 'lunch')).toEqual([3, 5])
    expect(state.plan.lunch.settings.numMeals).toBe(2)
    expect(run(state, { type: 'removeRow', category: 'lunch', row: 2 }).plan).toBe(state.plan)
    expect(run(state, { type: 'undo' }).plan).toBe(before.plan)
  })

  it('leaves the other categories alone', () => {
    const before = withPlan(planOf({ lunch: [meal('a')], dinner: [meal('b')] }))
    const after = run(before, { type: 'setCount', category: 'lunch', count: 0 })
    expect(after.plan.dinner).toBe(before.plan.dinner)
  })

  it.each([
    [11, 10],
    [-1, 0],
    [2.7, 2],
  ])('turns %p into %p', (count, result) => {
    const state = run(
      initialState(),
      { type: 'setCount', category: 'breakfast', count: 5 },
      { type: 'setCount', category: 'breakfast', count },
    )
    expect(state.plan.breakfast.mealList).toHaveLength(result)
  })

  it('can be set for every category in one step', () => {
    const state = run(initialState(), { type: 'setEveryCount', count: 3 })
    expect(
      [state.plan.breakfast, state.plan.lunch, state.plan.dinner].map(({ settings }) => settings.numMeals),
    ).toEqual([3, 3, 3])
    expect(planKey(run(state, { type: 'undo' }).plan)).toBe(planKey(emptyPlan()))
  })

  it('gives new rows one serve by default', () => {
    expect(serves(run(initialState(), { type: 'setCount', category: 'breakfast', count: 2 }), 'breakfast')).toEqual([
      1, 1,
    ])
  })
})

describe('serves', () => {
  const three = withPlan(planOf({ dinner: [meal('a'), meal('b', { numServes: 5 })], lunch: [meal('c')] }))

  it('for a category set those of every meal in it', () => {
    const state = run(three, { type: 'setBlanketServes', category: 'dinner', serves: 4 })
    expect(serves(state, 'dinner')).toEqual([4, 4])
    expect(serves(state, 'lunch')).toEqual([1])
    expect(state.blanket).toEqual({ breakfast: null, lunch: null, dinner: 4 })
  })

  it('of a row change only that row', () => {
    const state = run(three, { type: 'setServes', category: 'dinner', row: 0, serves: 3 })
    expect(serves(state, 'dinner')).toEqual([3, 5])
    expect(state.blanket.dinner).toBeNull()
  })

  it('may be 0', () => {
    expect(serves(run(three, { type: 'setServes', category: 'dinner', row: 1, serves: 0 }), 'dinner')).toEqual([1, 0])
  })

  it('for a category can be undone with the rows they overwrote', () => {
    const state = run(three, { type: 'setBlanketServes', category: 'dinner', serves: 4 }, { type: 'undo' })
    expect(serves(state, 'dinner')).toEqual([1, 5])
    expect(state.blanket.dinner).toBeNull()
  })
})

describe('another meal', () => {
  const two = withPlan(planOf({ dinner: [meal('a', { numServes: 4 }), meal('b', { numServes: 2 })] }))

  const other = meal('new', { numServes: 1, isCustomised: true })
  it.each<PlacedEdit>([
    { type: 'pickMeal', category: 'dinner', row: 0, meal: other },
    { type: 'randomize', proposal: { dinner: [other] } },
  ])('by $type replaces the row and keeps its serves', (edit) => {
    const state = run(two, edit)
    expect(names(state, 'dinner')).toEqual(['new', 'b'])
    expect(serves(state, 'dinner')).toEqual([4, 2])
    expect(state.plan.dinner.mealList[0]?.isCustomised).toBe(true)
  })

  it('in an empty row keeps the default of one serve', () => {
    const state = run(
      initialState(),
      { type: 'setCount', category: 'lunch', count: 1 },
      { type: 'pickMeal', category: 'lunch', row: 0, meal: meal('x', { numServes: 7 }) },
    )
    expect(serves(state, 'lunch')).toEqual([1])
  })

  it('that is the same changes nothing and leaves no step to undo', () => {
    const picked = run(two, { type: 'pickMeal', category: 'dinner', row: 0, meal: meal('a') })
    expect(picked).toBe(two)
  })
})

describe('a proposal', () => {
  const two = withPlan(
    planOf({ lunch: [meal('x')], dinner: [meal('a', { numServes: 4 }), meal('b', { numServes: 2 })] }),
  )

  it('replaces the lists and keeps the serves by position', () => {
    const state = run(two, { type: 'randomize', proposal: { dinner: [meal('c'), meal('d')] } })
    expect(names(state, 'dinner')).toEqual(['c', 'd'])
    expect(serves(state, 'dinner')).toEqual([4, 2])
    expect(names(state, 'lunch')).toEqual(['x'])
  })

  it('marks the rows that it changed, until the next edit', () => {
    const state = run(two, { type: 'randomize', proposal: { dinner: [meal('a'), meal('d')] } })
    expect(state.changed).toEqual(['dinner-1'])
    expect(run(state, { type: 'setServes', category: 'lunch', row: 0, serves: 9 }).changed).toEqual([])
  })

  it('that is empty changes nothing', () => {
    expect(run(two, { type: 'randomize', proposal: { dinner: [] } })).toBe(two)
  })

  it('respects rows that were added or removed while it was fetched', () => {
    const proposal = { dinner: [meal('c'), meal('d')] }
    const fewer = run(two, { type: 'setCount', category: 'dinner', count: 1 }, { type: 'randomize', proposal })
    expect(names(fewer, 'dinner')).toEqual(['c'])
    const more = run(two, { type: 'setCount', category: 'dinner', count: 3 }, { type: 'randomize', proposal })
    expect(names(more, 'dinner')).toEqual(['c', 'd', ''])
  })

  it('is undone as a whole', () => {
    const state = run(
      two,
      { type: 'randomize', proposal: { lunch: [meal('y')], dinner: [meal('c'), meal('d')] } },
      { type: 'undo' },
    )
    expect(state.plan).toBe(two.plan)
    expect(state.changed).toEqual([])
  })
})
