import { screen } from '@testing-library/react'
import { act } from '@testing-library/react'
import { replicaOf } from '../../../web/live/replica/Replica'
import { meal, planOf } from '../plan/samples'
import { renderPlan, removeRow } from './renderPlan'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('says how many changes the household has not received, once that lasts (PLAN-69)', async () => {
  const { user } = renderPlan({ plan: planOf({ dinner: [meal('Dal'), meal('Pie')] }) })
  await removeRow(user, 'Dinner', 2)
  expect(screen.queryByText(/not shared yet/)).toBeNull()
  expect(await screen.findByText('1 change not shared yet', {}, { timeout: 6000 })).toBeVisible()
  await removeRow(user, 'Dinner', 1)
  expect(await screen.findByText('2 changes not shared yet')).toBeVisible()
  const replica = replicaOf('')
  act(() => replica.change({ removed: replica.kept().outbox.map(({ id }) => id) }))
  expect(screen.queryByText(/not shared yet/)).toBeNull()
})
