import { takeFormerTab } from '../../../web/live/plan/formerTab'
import { planHomeOf } from '../../../web/live/plan/planHome'
import { planPart } from '../../../web/live/plan/planPart'
import { forgetReplica, replicaOf } from '../../../web/live/replica/Replica'
import { readKeptPlan } from '../../../web/live/keptPlan'
import { type Entry, type Plan, plannedRows, planKey } from '../../../web/plan/plan'
import { readPlanner } from '../../../web/plan/plannerStorage'
import { tokenOwner } from '../../../web/session/tokenOwner'
import { meal } from './samples'

/** What the release before rows had ids on the pages kept on the device. */
const category = (...mealList: Entry[]) => ({ settings: { numMeals: mealList.length }, mealList })
const plan = {
  breakfast: category(),
  lunch: category(meal('Soup', { eaters: ['ana'] }), meal('Soup', { eaters: ['ben'], isVersion: true })),
  dinner: category(meal('Dal'), meal('Pie', { numServes: 4 })),
}
const before = { ...plan, dinner: category(meal('Dal'), meal('Pie'), meal('Pho')) }
const row = (id: string, of: 'lunch' | 'dinner', name: string, more: object = {}) => ({
  ...{ id, category: of, uniqueId: `id-${name}`, serves: 1, eaters: null, variantOf: null },
  ...more,
})
const rows = [
  row('l1', 'lunch', 'Soup', { eaters: ['ana'] }),
  row('l2', 'lunch', 'Soup', { eaters: ['ben'], variantOf: 'l1' }),
  row('d1', 'dinner', 'Dal'),
  row('d2', 'dinner', 'Pie'),
]
const planner = {
  plan,
  blanket: { breakfast: null, lunch: null, dinner: null },
  past: [{ plan: before, blanket: { breakfast: null, lunch: null, dinner: null }, suits: 'yes', reportAt: null }],
  changed: ['dinner-1'],
  version: 2,
  savedKey: 'x',
  suits: 'yes',
  checkedAt: 1,
  report: null,
}
const pending = {
  id: 'operation',
  act: { setServes: { rowId: 'd1', serves: 1 } },
  entry: meal('Dal'),
  householdId: 'home',
}
const keep = (area: Storage, key: string, value: object) =>
  area.setItem(key, JSON.stringify({ ...value, owner: tokenOwner() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  forgetReplica(tokenOwner(), true)
  keep(sessionStorage, 'planner', planner)
  keep(sessionStorage, 'planRows', { rows })
  keep(localStorage, 'planEdits', { pending: [pending] })
})
/** Opens the planner of the tab. */
function open() {
  const replica = replicaOf(tokenOwner())
  takeFormerTab(replica)
  const { plan: present, verdict } = planHomeOf(replica).latest()
  return { plan: present, verdict, state: readPlanner(present), part: replica.part(planPart) }
}
const idsIn = (of: Plan) => plannedRows(of).map(({ key }) => key)

it('a plan of the tab gets the ids of the rows that were kept beside it, and its steps get them too', () => {
  const { plan: present, state } = open()
  expect(idsIn(present)).toEqual(['l1', 'l2', 'd1', 'd2'])
  expect(present.lunch.mealList.map(({ variantOf }) => variantOf)).toEqual([null, 'l1'])
  const [step] = state?.past ?? []
  expect(step && idsIn(step.plan).slice(0, 4)).toEqual(['l1', 'l2', 'd1', 'd2'])
  expect(step && plannedRows(step.plan).map(({ entry }) => entry.name)).toEqual(['Soup', 'Soup', 'Dal', 'Pie', 'Pho'])
  expect(new Set(step && idsIn(step.plan)).size).toBe(5)
  expect(state).toMatchObject({ version: 2, savedKey: 'x', changed: ['dinner-1'], checkedAt: 1, suits: 'due' })
})

it('it is taken over once: nothing of it is left, and its rows are what they were', () => {
  const first = open()
  expect(first.part.pending()).toHaveLength(2)
  expect(sessionStorage.getItem('planRows')).toBeNull()
  expect(JSON.parse(sessionStorage.getItem('planner') ?? '')).not.toHaveProperty('plan')
  const again = open()
  expect(again.part.pending()).toEqual(first.part.pending())
  expect(again.state).toEqual(first.state)
  expect(planKey(again.plan)).toBe(
    '[[],[["id-Soup",1,{"eaters":["ana"]}],["id-Soup",1,{"eaters":["ben"],"isVersion":true}]],[["id-Dal",1],["id-Pie",4]]]',
  )
})

it('what was edited and not sent is pending: operations as they are, and what the rows do not have yet', () => {
  const { part } = open()
  expect(part.pending().map(({ id, act }) => [id === 'operation', act.act])).toEqual([
    [true, { setServes: { rowId: 'd1', serves: 1 } }],
    [false, { setServes: { rowId: 'd2', serves: 4 } }],
  ])
  expect(part.pending()[0]).toMatchObject({ householdId: 'home', act: { entry: { name: 'Dal' } } })
})

it('without rows beside it, its plan is asked for', () => {
  sessionStorage.removeItem('planRows')
  const { verdict, part } = open()
  expect(verdict).toBeNull()
  expect(part.pending()).toHaveLength(1)
})

it('the plan that is kept for a page without a network is still read', () => {
  keep(localStorage, 'keptPlan', { plan, at: 5, householdId: 'home' })
  const kept = readKeptPlan()
  expect(kept && plannedRows(kept.plan).map(({ entry }) => entry.name)).toEqual(['Soup', 'Soup', 'Dal', 'Pie'])
  expect(kept && new Set(idsIn(kept.plan)).size).toBe(4)
})
