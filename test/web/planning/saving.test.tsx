import { screen, waitFor, within } from '@testing-library/react'
import { planKey } from '../../../web/plan/plan'
import { toPlanInput } from '../../../web/plan/planInput'
import { LoadMealPlanDocument, SaveMealPlanDocument } from '../../../web/planning/operations.generated'
import { meal, planOf } from '../plan/samples'
import { fails, load, mealBases, offered, renderPlan, save, savedAs, scrub } from './renderPlan'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const plan = planOf({ dinner: [meal('Dal', { numServes: 4 })] })
const stored = planOf({ lunch: [meal('Soup')] })
const conflict = { saved: savedAs(5, stored), errors: [{ code: 'CONFLICT', field: 'version', message: 'Stale.' }] }
const press = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}(,|$)`) })
const field = (name: string) => screen.getByRole('combobox', { name })

describe('saving', () => {
  it('an empty plan says so and makes no call', async () => {
    const { user } = renderPlan()
    await user.click(press('Save'))
    expect(await screen.findByText('Your mealplan is empty')).toBeVisible()
  })

  it('sends the plan with its version and says that it is saved', async () => {
    const sent = jest.fn()
    const { user } = renderPlan({
      plan,
      state: { version: 3 },
      mocks: [...mealBases(), save({ saved: savedAs(4, plan) }, sent)],
    })
    expect(screen.getByText('Changed since it was saved')).toBeVisible()
    await user.click(press('Save'))
    expect(await screen.findByText('Meal Plan Saved')).toBeVisible()
    expect(screen.getByText('Saved')).toBeVisible()
    expect(sent).toHaveBeenCalledWith({ plan: toPlanInput(plan), version: 3 })
  })

  it('goes on from the version that the last save made', async () => {
    const second = jest.fn()
    const mocks = [...mealBases(), save({ saved: savedAs(1, plan) }), save({ saved: savedAs(2, plan) }, second)]
    const { user } = renderPlan({ plan, mocks })
    await user.click(press('Save'))
    await screen.findByText('Meal Plan Saved')
    await user.click(press('Save'))
    await waitFor(() => expect(second).toHaveBeenCalledWith(expect.objectContaining({ version: 1 })))
  })

  it('that fails says so, keeps the plan and says what to do', async () => {
    const { user } = renderPlan({ plan, mocks: [...mealBases(), fails(SaveMealPlanDocument)] })
    await user.click(press('Save'))
    expect(await screen.findByText('Error Saving Mealplan')).toBeVisible()
    expect(screen.getByText(/still here on this device/)).toBeVisible()
    expect(field('Dinner 1')).toHaveValue('Dal')
  })

  it('that is refused shows the reason', async () => {
    const errors = [{ code: 'UNKNOWN', field: 'plan.dinner.mealList[0].uniqueId', message: 'That meal is gone.' }]
    const { user } = renderPlan({ plan, mocks: [...mealBases(), save({ errors })] })
    await user.click(press('Save'))
    expect(await screen.findByText('Error Saving Mealplan')).toBeVisible()
    expect(screen.getByText('Dinner 1: That meal is gone.')).toBeVisible()
  })
})

describe('a newer saved plan', () => {
  const open = async (mocks: ReturnType<typeof mealBases>, version = 3) => {
    const view = renderPlan({ plan, state: { version }, mocks: [...mealBases(), save(conflict), ...mocks] })
    await view.user.click(press('Save'))
    return { ...view, dialog: within(await screen.findByRole('dialog')) }
  }

  it('is overwritten only when asked to, over the version that was seen', async () => {
    const sent = jest.fn()
    const { user, dialog } = await open([save({ saved: savedAs(6, plan) }, sent)])
    expect(dialog.getByText('Your saved plan has changed')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Keep this plan' }))
    expect(await screen.findByText('Meal Plan Saved')).toBeVisible()
    expect(sent).toHaveBeenCalledWith({ plan: toPlanInput(plan), version: 5 })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('is taken when asked to, and undo brings the other one back', async () => {
    const { user, dialog } = await open([scrub(stored)])
    await user.click(dialog.getByRole('button', { name: 'Load the saved plan' }))
    await waitFor(() => expect(field('Lunch 1')).toHaveValue('Soup'))
    expect(screen.queryByRole('combobox', { name: 'Dinner 1' })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement)
    expect(field('Dinner 1')).toHaveValue('Dal')
  })

  it('waits when nothing is decided', async () => {
    const { user } = await open([], 0)
    expect(screen.getByText('You already have a saved plan')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(field('Dinner 1')).toHaveValue('Dal')
    expect(screen.queryByText('Meal Plan Saved')).not.toBeInTheDocument()
  })
})

describe('loading', () => {
  it('replaces the whole plan and can be undone', async () => {
    const { user } = renderPlan({ plan, mocks: [...mealBases(), load(savedAs(2, stored)), scrub(stored)] })
    await user.click(press('Load'))
    await waitFor(() => expect(field('Lunch 1')).toHaveValue('Soup'))
    expect(screen.queryByRole('combobox', { name: 'Dinner 1' })).not.toBeInTheDocument()
    expect(screen.getByText('Saved')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement)
    expect(field('Dinner 1')).toHaveValue('Dal')
  })

  it.each([
    ['nothing was saved', null],
    [
      'it is no plan',
      {
        __typename: 'SavedMealPlan',
        version: 1,
        savedAt: 0,
        plan: { __typename: 'MealPlan', breakfast: null, lunch: null, dinner: null },
      },
    ],
  ])('says two things in order when %s', async (_, mealPlan) => {
    const { user } = renderPlan({ plan, mocks: [...mealBases(), load(mealPlan)] })
    await user.click(press('Load'))
    const info = await screen.findByText('New user? You first need to save a mealplan')
    const error = screen.getByText('Error Loading Mealplan')
    expect(info.compareDocumentPosition(error) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(field('Dinner 1')).toHaveValue('Dal')
  })

  it('that fails says so and keeps the plan', async () => {
    const { user } = renderPlan({ plan, mocks: [...mealBases(), fails(LoadMealPlanDocument)] })
    await user.click(press('Load'))
    expect(await screen.findByText('Error Loading Mealplan')).toBeVisible()
    expect(screen.queryByText(/New user/)).not.toBeInTheDocument()
    expect(field('Dinner 1')).toHaveValue('Dal')
  })

  it('knows a plan that is the saved one', async () => {
    renderPlan({ plan, state: { version: 2, savedKey: planKey(plan) } })
    await offered()
    expect(screen.getByText('Saved')).toBeVisible()
  })
})
