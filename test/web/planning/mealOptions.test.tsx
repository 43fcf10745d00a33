import { screen, waitFor } from '@testing-library/react'
import { emptyEntry } from '../../../web/plan/plan'
import { recordEvent } from '../../../web/telemetry/analytics'
import { meal, planOf } from '../plan/samples'
import { setOnline } from '../shopping/renderMode'
import { mealBases, offered, onOffer, renderPlan } from './renderPlan'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
// The page is gone: it would fetch again.
afterEach(() => setOnline(true))

describe('the meal database', () => {
  it('is fetched and kept on the device', async () => {
    renderPlan()
    await offered()
    expect(JSON.parse(localStorage.getItem('allMeals') ?? '{}')).toEqual({ ...onOffer, owner: '' })
  })

  it('that fails to load brings a warning, keeps the last options, and can be tried again', async () => {
    localStorage.setItem(
      'allMeals',
      JSON.stringify({ owner: '', breakfast: [], lunch: [], dinner: [meal('Old dinner')] }),
    )
    const { user } = renderPlan({ plan: planOf({ dinner: [emptyEntry()] }), mocks: mealBases(['dinner']) })
    expect(
      await screen.findByText('We had some trouble getting our meal database! Try reloading Mealwright'),
    ).toBeVisible()
    expect(recordEvent).toHaveBeenCalledWith(
      'ui_warning',
      expect.objectContaining({ message: expect.stringMatching(/meal database/) }),
    )
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await user.click(screen.getByRole('combobox', { name: 'Dinner 1' }))
    await waitFor(() => expect(screen.getByRole('option', { name: /Old dinner/ })).toBeVisible())
  })

  it('of another person is not offered', async () => {
    localStorage.setItem(
      'allMeals',
      JSON.stringify({ owner: 'other', breakfast: [], lunch: [], dinner: [meal('Their dinner')] }),
    )
    const { user } = renderPlan({ plan: planOf({ dinner: [emptyEntry()] }), mocks: mealBases(['dinner']) })
    await screen.findByRole('button', { name: 'Try again' })
    await user.click(screen.getByRole('combobox', { name: 'Dinner 1' }))
    expect(screen.queryByRole('option', { name: /Their dinner/ })).not.toBeInTheDocument()
  })

  it('that can’t be fetched offline is said in the one offline banner', async () => {
    setOnline(false)
    renderPlan({ plan: planOf({ dinner: [meal('Dal')] }), mocks: mealBases(['breakfast', 'lunch', 'dinner']) })
    expect(
      await screen.findByText(/^You're offline\..*The meals to pick from may be missing or out of date\.$/),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is fetched again once the device is back online', async () => {
    setOnline(false)
    const firstTime = mealBases(['breakfast', 'lunch', 'dinner']).map((mock) => ({ ...mock, maxUsageCount: 1 }))
    renderPlan({ mocks: [...firstTime, ...mealBases()] })
    await screen.findByText(/meals to pick from may be missing/)
    setOnline(true)
    await offered()
    expect(screen.queryByText(/meals to pick from may be missing/)).toBeNull()
  })
})
