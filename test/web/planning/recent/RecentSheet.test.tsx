import type { MockLink } from '@apollo/client/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { emptyPlan, mapRows, plannedRows } from '../../../../web/plan/plan'
import type { PlanChange } from '../../../../web/planning/recent/planChange'
import { RecentChangesDocument } from '../../../../web/planning/recent/operations.generated'
import { fixDate } from '../../../support/fixedDate'
import { meal, planOf } from '../../plan/samples'
import { setOnline } from '../../shopping/renderMode'
import { fails, mealBases, othersMake, plannedById, renderPlan, scrub, suits } from '../renderPlan'
import { changeAnswer, changeOf } from './changes'

jest.mock('../../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  // What was yesterday, and what an hour ago, is so at any time of the day.
  fixDate('2026-12-02T15:00:00+11:00')
})
afterEach(() => {
  jest.useRealTimers()
  setOnline(true)
})

const [dal, pie, pho] = [meal('Dal'), meal('Pie'), meal('Pho')]
const week = planOf({ dinner: [dal, pie] })

/** Answers with these changes, one list a call, and the last one from then on. */
function recent(...lists: PlanChange[][]): MockLink.MockedResponse {
  let call = 0
  const result = () => {
    const changes = lists[Math.min(call++, lists.length - 1)] ?? []
    const plan = { __typename: 'Plan', id: 'Plan:1', recentChanges: changes.map(changeAnswer) }
    const household = { __typename: 'Household', id: 'Household:1', plan }
    return { data: { viewer: { __typename: 'Viewer', household } } }
  }
  return { request: { query: RecentChangesDocument, variables: () => true }, result, maxUsageCount: 99 }
}

async function openSheet(user: ReturnType<typeof renderPlan>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Recent changes' }))
  return within(await screen.findByRole('dialog', { name: 'Recent changes' }))
}

const now = () => ({ at: Date.now() - 90_000 })
const cleared = () => changeOf(week, emptyPlan(), { kind: 'CLEARED', ...now() })

it('says what was done by day, and takes a change back in one step that Undo takes back (PLAN-96, PLAN-97)', async () => {
  const added = changeOf(emptyPlan(), week, { at: Date.now() - 26 * 3_600_000, by: { name: 'Ana', isViewer: true } })
  const { user } = renderPlan({ mocks: [...mealBases(), recent([cleared(), added]), suits(dal, pie)] })
  const sheet = await openSheet(user)
  expect(await sheet.findByText('Ben cleared the plan', { selector: 'p' })).toBeVisible()
  expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
  ])
  expect(sheet.getByText('1 min ago')).toBeVisible()
  expect(sheet.getByText('You added 2 dinners')).toBeVisible()
  expect(sheet.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
  await user.click(sheet.getByRole('button', { name: 'Undo Ben cleared the plan' }))
  await waitFor(() => expect(Object.values(plannedById())).toEqual(['Dal', 'Pie']))
  expect(Object.keys(plannedById())).toEqual(plannedRows(week).map(({ key }) => key))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Recent changes' })).toHaveFocus()
  const alert = await screen.findByText('Undone')
  await user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }))
  expect(plannedById()).toEqual({})
})

it('what does not suit any more is reported at once, and not shown (PLAN-96)', async () => {
  const kept = planOf({ dinner: [meal(''), pie] })
  const removed = [{ category: 'DINNER', row: 0, mealName: 'Dal', change: 'REMOVED', reasons: ['It has lentils.'] }]
  const bare = mapRows(kept, (row) => (row.name ? row : { ...row, uniqueId: '' }))
  const { user } = renderPlan({ mocks: [...mealBases(), recent([cleared()]), scrub(bare, removed)] })
  const sheet = await openSheet(user)
  await user.click(await sheet.findByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText(/It has lentils/)).toBeVisible()
  expect(Object.values(plannedById())).toEqual(['', 'Pie'])
})

it('offers nothing where others have gone on, and reads again when they have (PLAN-96)', async () => {
  const swapped = mapRows(week, (row) => (row.name === 'Dal' ? { ...row, ...pho } : row))
  const first = changeOf(week, swapped, now())
  const second = changeOf(swapped, week, { by: { name: 'Cleo', isViewer: false }, ...now() })
  const { user } = renderPlan({ plan: swapped, mocks: [...mealBases(), recent([first], [second, first])] })
  const sheet = await openSheet(user)
  expect(await sheet.findByRole('button', { name: 'Undo Ben changed dinner 1 from Dal to Pho' })).toBeVisible()
  othersMake(() => week)
  expect(await sheet.findByText('Cleo changed dinner 1 from Pho to Dal', { selector: 'p' })).toBeVisible()
  expect(sheet.getAllByRole('button', { name: /^Undo/ }).map(({ textContent }) => textContent)).toEqual([
    'Undo Cleo changed dinner 1 from Pho to Dal',
  ])
})

it('says that others have gone on while what comes back was checked', async () => {
  const left = planOf({ dinner: [pie] })
  const before = planOf({ breakfast: [dal], dinner: [pie] })
  const change = changeOf(before, left, now())
  const { user } = renderPlan({
    plan: left,
    mocks: [...mealBases(), recent([change]), { ...suits(dal, pie), delay: 300 }],
  })
  const sheet = await openSheet(user)
  await user.click(await sheet.findByRole('button', { name: 'Undo Ben removed Dal' }))
  othersMake(() => before)
  expect(await screen.findByText('Nothing to undo: your plan has changed since')).toBeVisible()
  expect(plannedById()).toEqual({ 'breakfast-0': 'Dal', 'dinner-0': 'Pie' })
})

it('what settings removed is not offered to come back', async () => {
  const gone = mapRows(week, (row) => ({ ...row, ...meal(''), uniqueId: '' }))
  const suited = changeOf(week, gone, { kind: 'SUITED', by: null, ...now() })
  const { user } = renderPlan({ plan: gone, mocks: [...mealBases(), recent([suited])] })
  const sheet = await openSheet(user)
  expect(await sheet.findByText('2 dinners did not suit any more')).toBeVisible()
  expect(sheet.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

it('needs a connection, says so, and keeps what was read last', async () => {
  setOnline(false)
  const { user } = renderPlan({ mocks: [...mealBases(), recent([cleared()])] })
  const sheet = await openSheet(user)
  expect(await sheet.findByText("You're offline. Recent changes need a connection.")).toBeVisible()
  setOnline(true)
  expect(await sheet.findByText('Ben cleared the plan', { selector: 'p' })).toBeVisible()
  act(() => setOnline(false))
  expect(sheet.getByText("You're offline. These are the changes that were loaded last.")).toBeVisible()
  expect(sheet.getByText('Ben cleared the plan', { selector: 'p' })).toBeVisible()
})

it('can be asked for again where it could not be loaded, and says that nothing was done', async () => {
  const { user } = renderPlan({ mocks: [...mealBases(), fails(RecentChangesDocument), recent([])] })
  const sheet = await openSheet(user)
  expect(await sheet.findByText(/Could not load the recent changes/)).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Try again' }))
  expect(await sheet.findByText('Nothing was changed in the last 30 days.')).toBeVisible()
})
