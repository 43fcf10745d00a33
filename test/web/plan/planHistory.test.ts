import { emptyPlan, type Plan, planKey } from '../../../web/plan/plan'
import type { CheckedPlan } from '../../../web/plan/planAnswer'
import { initialState } from '../../../web/plan/plannerState'
import { canUndoReport, UNDO_STEPS } from '../../../web/plan/undoSteps'
import type { PlacedEdit } from '../../support/placedEdits'
import { names, run, withPlan } from './planStates'
import { meal, planOf } from './samples'

/** A plan as a check left it. */
const checked = (plan: Plan, changes: CheckedPlan['changes'] = [], at = 1, asked = plan): CheckedPlan => ({
  asked,
  plan,
  changes,
  at,
})

describe('loading and saving', () => {
  const stored = planOf({
    breakfast: [meal('oats', { numServes: 2 }), meal('eggs', { numServes: 2 })],
    lunch: [meal('soup', { numServes: 3 }), meal('pie')],
  })

  it('a load replaces the whole plan, takes over its version, and can be undone', () => {
    const before = withPlan(planOf({ dinner: [meal('a')] }))
    const state = run(before, { type: 'load', saved: { version: 7, plan: stored }, checked: checked(stored) })
    expect(planKey(state.plan)).toBe(planKey(stored))
    expect(state).toMatchObject({ version: 7, savedKey: planKey(stored) })
    const back = run(state, { type: 'undo' })
    expect(back.plan).toBe(before.plan)
    expect(back.version).toBe(7)
  })

  it('a load sets the blanket serves where all rows agree', () => {
    expect(
      run(initialState(), { type: 'load', saved: { version: 1, plan: stored }, checked: checked(stored) }).blanket,
    ).toEqual({
      breakfast: 2,
      lunch: null,
      dinner: null,
    })
  })

  it('a load of the same plan shows what the server says of it now and leaves no step', () => {
    const renamed = planOf({ dinner: [meal('a', { name: 'A better name' })] })
    const state = run(withPlan(planOf({ dinner: [meal('a')] })), {
      type: 'load',
      saved: { version: 2, plan: renamed },
      checked: checked(renamed),
    })
    expect(names(state, 'dinner')).toEqual(['A better name'])
    expect(state.past).toEqual([])
  })

  it('a save leaves the page as it is, with what was edited meanwhile', () => {
    const edited = run(withPlan(stored), { type: 'setCount', category: 'dinner', count: 1 })
    const state = run(edited, { type: 'saved', saved: { version: 3, plan: stored } })
    expect(state.plan).toBe(edited.plan)
    expect(state.version).toBe(3)
    expect(state.savedKey).not.toBe(planKey(state.plan))
  })
})

describe('a load of a plan that the settings changed', () => {
  const before = withPlan(planOf({ dinner: [meal('a')] }))
  const stored = planOf({ dinner: [meal('roast'), meal('dal')] })
  const scrubbed = planOf({ dinner: [meal('', { uniqueId: '' }), meal('dal')] })
  const state = run(before, { type: 'load', saved: { version: 4, plan: stored }, checked: checked(scrubbed) })

  it('shows the changed plan, which differs from the stored one', () => {
    expect(planKey(state.plan)).toBe(planKey(scrubbed))
    expect(state).toMatchObject({ version: 4, savedKey: planKey(stored) })
    expect(state.savedKey).not.toBe(planKey(state.plan))
  })

  it('is undone by going back to the plan before it', () => {
    expect(run(state, { type: 'undo', to: before.plan }).plan).toBe(before.plan)
  })
})

describe('undo', () => {
  it('goes back one step at a time and stops at the beginning', () => {
    const state = run(initialState(), { type: 'setCount', category: 'lunch', count: 2 }, { type: 'clear' })
    expect(run(state, { type: 'undo' }).plan.lunch.mealList).toHaveLength(2)
    const start = run(state, { type: 'undo' }, { type: 'undo' })
    expect(start.plan.lunch.mealList).toHaveLength(0)
    expect(run(start, { type: 'undo' })).toBe(start)
  })

  it('goes back to the plan that is named, however much happened since', () => {
    const one = run(initialState(), { type: 'setCount', category: 'lunch', count: 1 })
    const later = run(one, { type: 'clear' }, { type: 'setCount', category: 'dinner', count: 4 })
    expect(run(later, { type: 'undo', to: one.plan }).plan).toBe(one.plan)
    expect(run(later, { type: 'undo', to: planOf({}) })).toBe(later)
  })

  it('goes back to the last time that the named plan stood, so that earlier steps can still be undone', () => {
    const stored = planOf({ dinner: [meal('dal')] })
    const load: PlacedEdit = { type: 'load', saved: { version: 1, plan: stored }, checked: checked(stored) }
    const again = run(initialState(), load, { type: 'clear' }, load)
    const back = run(again, { type: 'clear' }, { type: 'undo', to: again.plan })
    expect(back.plan).toBe(again.plan)
    expect(back.past).toHaveLength(3)
  })

  it(`keeps ${UNDO_STEPS} steps`, () => {
    const counts = Array.from({ length: UNDO_STEPS + 10 }, (_, index): PlacedEdit => ({
      type: 'setCount',
      category: 'lunch',
      count: 1 + (index % 2),
    }))
    expect(run(initialState(), ...counts).past).toHaveLength(UNDO_STEPS)
  })

  it('brings back what new settings took out, which is known not to suit, and checks what went before', () => {
    const before = planOf({ dinner: [meal('a')], lunch: [meal('c')] })
    const changes: CheckedPlan['changes'] = [
      { category: 'DINNER', row: 0, mealName: 'a', change: 'REMOVED', reasons: ['Contains beef'] },
    ]
    const after = planOf({ dinner: [meal('', { uniqueId: '' })], lunch: [meal('c')] })
    const edited = run(withPlan(before), { type: 'setCount', category: 'breakfast', count: 1 })
    const state = run(edited, { type: 'scrub', checked: checked(after, changes, 1, edited.plan) })
    expect(names(state, 'dinner')).toEqual([''])
    const back = run(state, { type: 'undo' })
    expect(names(back, 'dinner')).toEqual(['a'])
    expect(back.suits).toBe('no')
    expect(run(back, { type: 'undo' })).toMatchObject({ suits: 'due', past: [] })
  })

  it('clears everything and brings it back', () => {
    const full = withPlan(planOf({ breakfast: [meal('a')], dinner: [meal('b')] }))
    const state = run(full, { type: 'clear' })
    expect(planKey(state.plan)).toBe(planKey(emptyPlan()))
    expect(run(state, { type: 'undo' }).plan).toBe(full.plan)
  })
})

describe('the report of a check', () => {
  const roast = planOf({ dinner: [meal('roast'), meal('dal')] })
  const scrubbed = planOf({ dinner: [meal('', { uniqueId: '' }), meal('dal')] })
  const changes: CheckedPlan['changes'] = [
    { category: 'DINNER', row: 0, mealName: 'roast', change: 'REMOVED', reasons: ['Contains beef'] },
  ]
  const due = { ...withPlan(roast), suits: 'due' as const }
  const found = run(due, { type: 'checked', checked: checked(scrubbed, changes, 5, roast) })

  it('stands with the plan that came of it, which suits', () => {
    expect(found).toMatchObject({ plan: scrubbed, suits: 'yes', checkedAt: 5, report: { changes, at: 5 } })
    expect(run(found, { type: 'setCount', category: 'lunch', count: 1 }).report).toBe(found.report)
    expect(run(found, { type: 'closeReport' }).report).toBeNull()
  })

  it('is undone together with what was edited since, and what comes back is known not to suit', () => {
    const edited = run(found, { type: 'clear' }, { type: 'setCount', category: 'lunch', count: 1 })
    const reported = run(found, { type: 'setCount', category: 'lunch', count: 1 })
    expect(run(reported, { type: 'undoReport' })).toMatchObject({ plan: roast, suits: 'no', report: null })
    expect(canUndoReport(edited)).toBe(false)
  })

  it('of a load is undone to the plan before the load', () => {
    const before = withPlan(planOf({ dinner: [meal('a')] }))
    const loaded = run(before, {
      type: 'load',
      saved: { version: 4, plan: roast },
      checked: checked(scrubbed, changes),
    })
    expect(canUndoReport(loaded)).toBe(true)
    expect(run(loaded, { type: 'undoReport' })).toMatchObject({ plan: before.plan, suits: 'yes', report: null })
  })

  it('is not made of a plan that suits, whose steps stay', () => {
    const state = run(due, { type: 'setCount', category: 'lunch', count: 1 })
    const same = run(state, { type: 'checked', checked: checked(state.plan) })
    expect(same).toMatchObject({ suits: 'yes', report: null })
    expect(run(same, { type: 'undo' })).toMatchObject({ plan: roast, suits: 'due' })
  })

  it('does not count a plan as checked that could not be checked', () => {
    expect(run(found, { type: 'unchecked' }).suits).toBe('unchecked')
    expect(run(initialState(), { type: 'unchecked' }).suits).toBe('yes')
  })
})
