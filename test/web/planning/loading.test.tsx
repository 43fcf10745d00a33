import { fireEvent, screen, within } from '@testing-library/react'
import { ScrubMealPlanDocument } from '../../../web/plan/operations.generated'
import { emptyEntry } from '../../../web/plan/plan'
import { toPlanInput } from '../../../web/plan/planInput'
import { meal, planOf } from '../plan/samples'
import { fails, load, mealBases, renderPlan, save, savedAs, scrub } from './renderPlan'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const plan = planOf({ dinner: [meal('Dal', { numServes: 4 })] })
const stored = planOf({ lunch: [meal('Roast', { numServes: 2 }), meal('Soup')] })
const scrubbed = planOf({ lunch: [emptyEntry(2), meal('Soup', { isCustomised: true, uniqueId: 'id-Soup-vegan' })] })
const changes = [
  {
    category: 'LUNCH',
    row: 0,
    mealName: 'Roast',
    change: 'REMOVED',
    reasons: ['Contains beef, and you asked for Vegan'],
  },
  {
    category: 'LUNCH',
    row: 1,
    mealName: 'Soup',
    change: 'ADAPTED',
    reasons: ['Contains milk, and you asked for Vegan'],
  },
]
const press = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}(,|$)`) })
const field = (name: string) => screen.getByRole('combobox', { name })
const report = () => screen.findByRole('region', { name: 'Your plan changed' })

it('the alert of a load brings the plan before it back', async () => {
  const { user } = renderPlan({ plan, mocks: [...mealBases(), load(savedAs(2, stored)), scrub(stored)] })
  await user.click(press('Load'))
  const alert = await screen.findByText('Saved plan loaded')
  expect(field('Lunch 1')).toHaveValue('Roast')
  expect(screen.queryByRole('region', { name: 'Your plan changed' })).toBeNull()
  await user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }))
  expect(field('Dinner 1')).toHaveValue('Dal')
  expect(screen.queryByRole('combobox', { name: 'Lunch 1' })).toBeNull()
})

it('a loaded plan is shown under the present settings, with what they changed and why', async () => {
  const asked = jest.fn()
  const mocks = [...mealBases(), load(savedAs(2, stored)), scrub(scrubbed, changes, asked)]
  const { user } = renderPlan({ plan, mocks })
  await user.click(press('Load'))
  expect(await report()).toHaveTextContent(
    /Roast.*Removed.*Lunch 1.*Contains beef, and you asked for Vegan.*Soup.*Adapted.*Lunch 2.*Contains milk/,
  )
  expect(asked).toHaveBeenCalledWith({ plan: toPlanInput(stored) })
  expect(field('Lunch 1')).toHaveValue('')
  expect(field('Lunch 2')).toHaveValue('Soup')
  expect(screen.getByText('Saved plan loaded')).toBeVisible()
  expect(screen.getByText('Changed since it was saved')).toBeVisible()
})

it('undo in the report brings the plan before the load back and ends the report', async () => {
  const { user } = renderPlan({
    plan,
    mocks: [...mealBases(), load(savedAs(2, stored)), scrub(scrubbed, changes)],
  })
  await user.click(press('Load'))
  await user.click(within(await report()).getByRole('button', { name: 'Undo' }))
  expect(field('Dinner 1')).toHaveValue('Dal')
  expect(field('Serves of dinner 1')).toHaveTextContent('4')
  expect(screen.queryByRole('region', { name: 'Your plan changed' })).toBeNull()
})

it('a plan that can’t be checked is not shown: the plan on the page stays, and it can be tried again', async () => {
  const unchecked = { ...fails(ScrubMealPlanDocument), maxUsageCount: 1 }
  const mocks = [
    ...mealBases(),
    load(savedAs(2, stored)),
    unchecked,
    load(savedAs(2, stored)),
    scrub(scrubbed, changes),
  ]
  const { user } = renderPlan({ plan, mocks })
  await user.click(press('Load'))
  expect(await screen.findByText(/Could not check your saved plan against your settings/)).toBeVisible()
  expect(screen.getByText('Error Loading Mealplan')).toBeVisible()
  expect(field('Dinner 1')).toHaveValue('Dal')
  expect(screen.queryByRole('combobox', { name: 'Lunch 1' })).toBeNull()
  await user.click(press('Try again'))
  expect(await report()).toBeVisible()
  expect(field('Lunch 1')).toHaveValue('')
  expect(screen.queryByText(/so it is not shown/)).toBeNull()
})

describe('a plan that a reload brings back', () => {
  const kept = { plan: stored, state: { suits: 'due', checkedAt: Date.UTC(2025, 2, 9) } } as const

  it('is shown once it was checked, with what the settings changed in it and why, which can be undone', async () => {
    const { user } = renderPlan({ ...kept, mocks: [...mealBases(), scrub(scrubbed, changes)] })
    expect(screen.queryByRole('combobox', { name: 'Lunch 1' })).toBeNull()
    expect(await report()).toHaveTextContent(/Roast.*Removed.*Contains beef, and you asked for Vegan/)
    expect(field('Lunch 1')).toHaveValue('')
    await user.click(within(await report()).getByRole('button', { name: 'Undo' }))
    expect(field('Lunch 1')).toHaveValue('Roast')
    expect(screen.getByText('Your plan has meals that do not suit your settings.', { exact: false })).toBeVisible()
  })

  it('stays as it is when it suits', async () => {
    renderPlan({ ...kept, mocks: [...mealBases(), scrub(stored)] })
    expect(await screen.findByRole('combobox', { name: 'Lunch 1' })).toHaveValue('Roast')
    expect(screen.queryByRole('region', { name: 'Your plan changed' })).toBeNull()
    expect(screen.queryByText(/last checked against your settings/)).toBeNull()
  })

  it('that can’t be checked says when it was checked last, and is not saved', async () => {
    const { user } = renderPlan({
      ...kept,
      mocks: [...mealBases(), fails(ScrubMealPlanDocument), fails(ScrubMealPlanDocument)],
    })
    expect(await screen.findByText(/last checked against your settings on 9 Mar 2025/)).toBeVisible()
    expect(field('Lunch 1')).toHaveValue('Roast')
    await user.click(press('Save'))
    expect(await screen.findByText(/so it was not saved/)).toBeVisible()
    expect(screen.getByText('Error Saving Mealplan')).toBeVisible()
  })

  it('that can’t be checked at first is checked before it is saved, and is not saved when it changed', async () => {
    const mocks = [...mealBases(), fails(ScrubMealPlanDocument), scrub(scrubbed, changes)]
    const { user } = renderPlan({ ...kept, mocks })
    await screen.findByText(/last checked against your settings/)
    await user.click(press('Save'))
    expect(await report()).toBeVisible()
    expect(screen.getByText(/is not saved yet/)).toBeVisible()
  })
})

describe('settings that were changed on another device', () => {
  it('are noticed when the person comes back to the page after a while', async () => {
    const state = { suits: 'yes', checkedAt: Date.now() - 6 * 60_000 } as const
    renderPlan({ plan: stored, state, mocks: [...mealBases(), scrub(scrubbed, changes)] })
    fireEvent(document, new Event('visibilitychange'))
    expect(await report()).toBeVisible()
    expect(field('Lunch 1')).toHaveValue('')
  })

  it('are noticed when the plan is saved', async () => {
    const mocks = [...mealBases(), save({ saved: savedAs(1, stored, changes) }), scrub(scrubbed, changes)]
    const { user } = renderPlan({ plan: stored, mocks })
    await user.click(press('Save'))
    expect(await report()).toHaveTextContent(/Roast.*Removed/)
    expect(screen.getByText('Save your plan to keep it this way.')).toBeVisible()
  })
})
