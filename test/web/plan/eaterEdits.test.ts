import { LIMITS } from '../../../schema/limits'
import { mainRowOf } from '../../../web/plan/eaterEdits'
import { entriesOf, isEntry, planKey } from '../../../web/plan/plan'
import { toPlanInput } from '../../../web/plan/planInput'
import { names, run, serves, withPlan } from './planStates'
import { meal, planOf } from './samples'

const portions = { breakfast: 1, lunch: 2, dinner: 4 }
const follows = { followsPortions: true }
const two = [
  meal('Pie', { ...follows, eaters: ['ana', 'ben'], numServes: 2 }),
  meal('Pie', { ...follows, eaters: ['mia'], isVersion: true, uniqueId: 'id-Pie gluten free' }),
]
const facts = (state: ReturnType<typeof withPlan>) =>
  entriesOf(state.plan.dinner).map(({ name, numServes, eaters, followsPortions, isVersion }) => ({
    name,
    numServes,
    eaters,
    followsPortions,
    isVersion,
  }))

it('new rows follow the portions in a household of several until the blanket serves are set (PLAN-52)', () => {
  const start = withPlan(planOf({}))
  const count = (wanted: number) => ({
    type: 'setCount' as const,
    category: 'dinner' as const,
    count: wanted,
    portions,
  })
  const state = run(start, count(1), { type: 'setBlanketServes', category: 'dinner', serves: 3 }, count(2))
  expect(serves(run(start, count(1)), 'dinner')).toEqual([4])
  expect(facts(run(start, count(1)))).toMatchObject([follows])
  expect(facts(state)).toMatchObject([{ numServes: 3 }, { numServes: 3, followsPortions: undefined }])
})

it('new rows of a person alone have one serve', () => {
  const state = run(withPlan(planOf({})), { type: 'setEveryCount', count: 1, portions: null })
  expect(state.plan.dinner.mealList).toEqual([expect.objectContaining({ numServes: 1 })])
  expect(state.plan.dinner.mealList[0]).not.toHaveProperty('followsPortions')
})

it('serves follow those who eat, until someone sets them', () => {
  const start = withPlan(planOf({ dinner: [meal('Dal', { ...follows, numServes: 4 }), meal('Pho', { numServes: 3 })] }))
  const eating = { eaters: ['mia'], serves: 1 }
  const excluded = run(
    start,
    { type: 'setEaters', category: 'dinner', row: 0, eating },
    { type: 'setEaters', category: 'dinner', row: 1, eating },
  )
  expect(serves(excluded, 'dinner')).toEqual([1, 3])
  const set = run(excluded, { type: 'setServes', category: 'dinner', row: 0, serves: 5 })
  expect(
    serves(run(set, { type: 'setEaters', category: 'dinner', row: 0, eating: { eaters: null, serves: 4 } }), 'dinner'),
  ).toEqual([5, 3])
  expect(serves(run(set, { type: 'followPortions', category: 'dinner', row: 0, serves: 1 }), 'dinner')).toEqual([1, 3])
})

it('another meal is for those who ate the one before', () => {
  const start = withPlan(planOf({ dinner: [meal('Dal', { ...follows, eaters: ['mia'] })] }))
  for (const state of [
    run(start, { type: 'pickMeal', category: 'dinner', row: 0, meal: meal('Pho', { eaters: ['ben'] }) }),
    run(start, { type: 'randomize', proposal: { dinner: [meal('Pho', { numServes: 6 })] } }),
  ])
    expect(facts(state)).toEqual([{ name: 'Pho', numServes: 1, eaters: ['mia'], ...follows, isVersion: undefined }])
})

it('versions take the place of a meal, one side can go, and they can be joined again (PLAN-51)', () => {
  const start = withPlan(planOf({ dinner: [meal('Dal'), meal('Pie'), meal('Pho')] }))
  const split = run(start, { type: 'setVersions', category: 'dinner', row: 1, versions: two })
  expect(names(split, 'dinner')).toEqual(['Dal', 'Pie', 'Pie', 'Pho'])
  const { mealList } = split.plan.dinner
  expect(mealList.map((row) => mealList.indexOf(mainRowOf(mealList, row)))).toEqual([0, 1, 1, 3])
  const eating = { eaters: null, serves: 3 }
  for (const row of [1, 2]) {
    const joined = run(split, { type: 'joinVersions', category: 'dinner', row, eating })
    expect(names(joined, 'dinner')).toEqual(['Dal', 'Pie', 'Pho'])
    expect(joined.plan.dinner.mealList[1]).toEqual({
      ...meal('Pie'),
      uniqueId: 'id-Pie gluten free',
      ...follows,
      numServes: 3,
      id: 'dinner-1',
      variantOf: null,
    })
  }
  const left = run(split, { type: 'removeRow', category: 'dinner', row: 1 })
  expect(facts(left)[1]).toMatchObject({ name: 'Pie', eaters: ['mia'] })
  const [, alone] = left.plan.dinner.mealList
  expect(alone && mainRowOf(left.plan.dinner.mealList, alone)).toBe(alone)
  expect(planKey(run(split, { type: 'undo' }).plan)).toBe(planKey(start.plan))
})

it('a category that is full takes no version', () => {
  const full = withPlan(planOf({ dinner: Array.from({ length: LIMITS.mealsPerCategory }, () => meal('Pie')) }))
  expect(run(full, { type: 'setVersions', category: 'dinner', row: 0, versions: two })).toBe(full)
})

it('a plan is sent and kept with who eats it, and one without has the key and the input of before (PLAN-53)', () => {
  const plan = planOf({ dinner: [meal('Dal'), ...two] })
  expect(toPlanInput(plan).dinner.mealList).toEqual([
    { uniqueId: 'id-Dal', numServes: 1 },
    { uniqueId: 'id-Pie', numServes: 2, eaters: ['ana', 'ben'], ...follows },
    { uniqueId: 'id-Pie gluten free', numServes: 1, eaters: ['mia'], ...follows, isVersion: true },
  ])
  expect(planKey(planOf({ dinner: [meal('Dal')] }))).toBe('[[],[],[["id-Dal",1]]]')
  expect(planKey(plan)).not.toBe(planKey(planOf({ dinner: [meal('Dal'), ...two.map(({ eaters: _, ...one }) => one)] })))
  for (const entry of plan.dinner.mealList) expect(isEntry(JSON.parse(JSON.stringify(entry)))).toBe(true)
  expect(isEntry({ ...meal('Dal'), eaters: 'mia' })).toBe(false)
})
