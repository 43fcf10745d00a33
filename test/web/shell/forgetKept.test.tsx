import 'fake-indexeddb/auto'
import { MockedProvider } from '@apollo/client/testing/react'
import { act, render, waitFor } from '@testing-library/react'
import { type Dispatch, useEffect } from 'react'
import { forgetHousehold, parts } from '../../../web/live/household'
import { readKeptPlan } from '../../../web/live/keptPlan'
import { usePlan, PlannerProvider } from '../../../web/plan/PlannerContext'
import type { PlanAction } from '../../../web/plan/planAction'
import { forgetPlanCheck } from '../../../web/plan/plannerStorage'
import { DEVICE_OWNER_KEY } from '../../../web/session/deviceOwner'
import { keepRecords, readRecords } from '../../../web/session/keptRecords'
import { endSession, startSession } from '../../../web/session/session'
import { forgetKept } from '../../../web/shell/forgetKept'
import { useKeepForOffline } from '../../../web/shell/planner/useKeepForOffline'
import { keepList, readList } from '../../../web/shopping/keptLists'
import { replicaOf, forgetReplica } from '../../../web/live/replica/Replica'
import type { Plan } from '../../../web/plan/plan'
import { givenTab, homeHere, tellPlan } from '../../support/planAtHome'
import { meal, planOf } from '../plan/samples'
import { tokenOf } from '../session/fakeApi'
import { item } from '../shopping/items'

// The browser has it; jsdom does not hand on Node's.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never

const plan = planOf({ dinner: [meal('dal')] })
/** The household is this one, with this plan if it has come. */
const household = (id: string, theirs: Plan | null = plan) =>
  act(() => {
    parts.household.tell({ id, version: 1, members: [] })
    replicaOf('ann').hearHousehold({ id, members: [] })
    if (theirs) tellPlan(theirs)
  })
const keptMeals = () => readKeptPlan('ann')?.plan.dinner.mealList.map(({ name }) => name) ?? null
let dispatch: Dispatch<PlanAction>
let stop: () => void

function Planner() {
  useKeepForOffline()
  const planner = usePlan()
  useEffect(() => {
    dispatch = planner.dispatch
  }, [planner.dispatch])
  return null
}

/** Ann's tab with a plan that suits, and a device that keeps its list and a recipe. */
async function openTab() {
  render(
    <MockedProvider>
      <PlannerProvider home={homeHere()}>
        <Planner />
      </PlannerProvider>
    </MockedProvider>,
  )
  keepList('plannedList', { planKey: 'plan', at: Date.now(), items: [item('carrots')] })
  await keepRecords('ann', [{ owner: 'ann', id: '1 id-dal', at: Date.now(), value: {} }], new Set())
}

async function expectNothingKept() {
  expect(keptMeals()).toBeNull()
  await waitFor(() => expect(readList('plannedList', 'ann')).toBeNull())
  await waitFor(async () => expect(await readRecords('ann')).toEqual([]))
}

beforeEach(() => {
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  localStorage.setItem(DEVICE_OWNER_KEY, 'ann')
  forgetReplica('ann', true)
  givenTab({ plan })
  stop = forgetKept()
})
afterEach(() => {
  stop()
  act(forgetHousehold)
  endSession()
  localStorage.clear()
  sessionStorage.clear()
})

it('keeps a plan once it is known whose it is', async () => {
  await openTab()
  expect(keptMeals()).toBeNull()
  household('first')
  expect(keptMeals()).toEqual(['dal'])
})

it('keeps nothing of the household before, nor the plan of the tab for the new one (DEV-14)', async () => {
  await openTab()
  household('first')
  household('second', null)
  await expectNothingKept()
  const theirs = planOf({ dinner: [meal('pho')] })
  const saved = { plan: theirs, version: 2 }
  act(() => dispatch({ type: 'load', saved, checked: { asked: theirs, plan: theirs, changes: [], at: 5 } }))
  expect(keptMeals()).toEqual(['pho'])
  expect(readKeptPlan('ann')).toMatchObject({ householdId: 'second', at: 5 })
})

it('removes what is kept when the household has changed while the network was away', async () => {
  await openTab()
  household('first')
  const kept = localStorage.getItem('firstView')
  stop()
  act(forgetHousehold)
  stop = forgetKept()
  expect(localStorage.getItem('firstView')).toBe(kept)
  household('second', null)
  await expectNothingKept()
})

it.each([
  ['the person signs out', () => endSession()],
  ['the server refuses the session', () => endSession({ why: 'refused' })],
  ['someone else signs in', () => startSession(tokenOf('bob'), { email: 'bob@example.com' })],
  ['others eat it', () => forgetPlanCheck()],
  ['the plan is emptied', () => dispatch({ type: 'clear' })],
])('removes plan, list and recipes when %s', async (_when, happens) => {
  await openTab()
  household('first')
  expect(keptMeals()).toEqual(['dal'])
  act(happens)
  await expectNothingKept()
})

it('keeps them while the server is only not reached', async () => {
  await openTab()
  household('first')
  act(() => endSession({ why: 'unreachable' }))
  expect(keptMeals()).toEqual(['dal'])
  expect(await readRecords('ann')).toHaveLength(1)
})
