import { readKeptPlan } from '../../../web/plan/keptPlan'
import { createPlanSync } from '../../../web/live/createPlanSync'
import { editsOf } from '../../../web/plan/live/editsStorage'
import { shownAtFirst } from '../../../web/plan/live/keptRows'
import type { PendingOperation } from '../../../web/plan/live/livePlan'
import { type Entry, plannedRows, planKey } from '../../../web/plan/plan'
import { readPlanner, storePlanner } from '../../../web/plan/plannerStorage'
import { newId } from '../../../web/product/newId'
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
  jest.useFakeTimers()
  sessionStorage.clear()
  localStorage.clear()
  keep(sessionStorage, 'planner', planner)
  keep(sessionStorage, 'planRows', { rows })
  keep(localStorage, 'planEdits', { pending: [pending] })
})
afterEach(() => {
  jest.useRealTimers()
})

const idsIn = (of: ReturnType<typeof readPlanner>['plan']) => plannedRows(of).map(({ key }) => key)

it('a plan of the tab gets the ids of the rows that were kept beside it, and its steps get them too', () => {
  const state = readPlanner()
  expect(idsIn(state.plan)).toEqual(['l1', 'l2', 'd1', 'd2'])
  expect(state.plan.lunch.mealList.map(({ variantOf }) => variantOf)).toEqual([null, 'l1'])
  const [step] = state.past
  expect(step && idsIn(step.plan).slice(0, 4)).toEqual(['l1', 'l2', 'd1', 'd2'])
  expect(step && plannedRows(step.plan).map(({ entry }) => entry.name)).toEqual(['Soup', 'Soup', 'Dal', 'Pie', 'Pho'])
  expect(new Set(step && idsIn(step.plan)).size).toBe(5)
})

it('they are taken over once: the ids stay over further reloads, and the saved key is what it was', () => {
  const state = readPlanner()
  storePlanner(state)
  expect(readPlanner()).toEqual(state)
  expect(planKey(state.plan)).toBe(
    '[[],[["id-Soup",1,{"eaters":["ana"]}],["id-Soup",1,{"eaters":["ben"],"isVersion":true}]],[["id-Dal",1],["id-Pie",4]]]',
  )
})

it('what was edited and not sent is sent: kept operations as they are, and what the rows do not have yet', async () => {
  const sent: PendingOperation[] = []
  const state = readPlanner()
  const sync = createPlanSync(
    {
      owner: tokenOwner(),
      apply: (operations) => {
        sent.push(...operations)
        return Promise.reject(new Error('No answer'))
      },
      offer: () => {},
      refused: () => {},
      droppedForFormer: () => {},
      edits: editsOf(tokenOwner()),
      keepRows: () => {},
      newId,
    },
    shownAtFirst(state.plan, false),
  )
  sync.pageShows(state.plan, null)
  await sync.flush()
  sync.stop()
  expect(sent.slice(0, 2).map(({ act }) => act)).toEqual([
    { setServes: { rowId: 'd1', serves: 1 } },
    { setServes: { rowId: 'd2', serves: 4 } },
  ])
})

it('without rows beside it, its rows get ids of their own', () => {
  sessionStorage.removeItem('planRows')
  const { plan: read } = readPlanner()
  expect(new Set(idsIn(read)).size).toBe(4)
  expect(plannedRows(read).map(({ entry }) => entry.name)).toEqual(['Soup', 'Soup', 'Dal', 'Pie'])
  expect(shownAtFirst(read, false)).toBeNull()
})

it('the plan that is kept for a page without a network is still read', () => {
  keep(localStorage, 'keptPlan', { plan, at: 5, householdId: 'home' })
  const kept = readKeptPlan()
  expect(kept && plannedRows(kept.plan).map(({ entry }) => entry.name)).toEqual(['Soup', 'Soup', 'Dal', 'Pie'])
  expect(kept && new Set(idsIn(kept.plan)).size).toBe(4)
})
