import { screen, waitFor, within } from '@testing-library/react'
import { emptyEntry, emptyPlan } from '../../../web/plan/plan'
import { toPlanInput } from '../../../web/plan/planInput'
import { ScrubMealPlanDocument } from '../../../web/plan/operations.generated'
import { SaveSettingsDocument, SettingsFormsDocument } from '../../../web/settings/operations.generated'
import { rememberSettings } from '../../../web/settings/settingsMemory'
import SettingsMode from '../../../web/settings/SettingsMode'
import { address, fails, type Mock, planned, renderMode, said } from '../shopping/renderMode'
import { planOf } from '../plan/samples'
import { field, forms, options, setting } from './forms'
import { adapted, changes, loads, plan, previews, saves, scrubs } from './saving'

const logOut = jest.fn()
jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))
jest.mock('../../../web/session/useLogOut', () => ({ useLogOut: () => logOut }))

const show = (mocks: Mock[], options: object = {}) =>
  renderMode(
    <SettingsMode>
      <p>More of the account</p>
    </SettingsMode>,
    { plan, mocks: [...mocks, ...previews()], at: '/?mode=settings', ...options },
  )
const save = () => screen.getByRole('button', { name: 'Save Settings' })
const chosen = () => within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('combobox')
/** Adds a choice of 'Rules', which then has the first of its settings. */
const add = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name: 'Add to Rules' }))
  await user.click(await screen.findByRole('button', { name }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
}
const text = () => screen.findByRole('textbox', { name: 'Never on my plate' })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  rememberSettings({ memberId: null, edits: {}, outcome: null })
})

describe('the forms', () => {
  it('are shown as they are described, with the answers', async () => {
    show([loads()])
    expect(await text()).toHaveValue('olives')
    expect(screen.getByText('Hard rules.')).toBeVisible()
    expect(chosen()).toHaveLength(1)
    expect(screen.getByRole('combobox', { name: 'No milk' })).toHaveTextContent('Adapt')
    expect(screen.queryByText('No gluten')).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'Tuesday', hidden: false })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Monday', hidden: false })).not.toBeChecked()
    expect(screen.getByRole('combobox', { name: 'Shop' })).toHaveTextContent('None')
  })

  it('show fields of any label and type', async () => {
    const strange = {
      ...forms(),
      tags: [field('Spoons', { type: 'DROPDOWN', options: options(['Big']) }), field('Bowl')],
    }
    show([loads(strange)])
    expect(await screen.findByRole('combobox', { name: 'Spoons' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Bowl' })).toBeVisible()
  })

  it('that do not come are an error with a way to try again', async () => {
    const { user } = show([fails(SettingsFormsDocument), loads()])
    const words = 'There was a problem getting the user settings forms. Please try reloading Mealwright'
    expect((await said(words)).length).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await text()).toBeVisible()
  })

  it('say what is not saved, keep it while another mode is looked at, and can drop it', async () => {
    const { user, unmount } = show([loads()])
    await user.type(await text(), ', leek')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
    unmount()
    const again = show([loads()])
    expect(await text()).toHaveValue('olives, leek')
    await again.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(await text()).toHaveValue('olives')
    expect(screen.queryByText('Unsaved changes')).toBeNull()
    expect(save()).toHaveFocus()
  })
})

describe('what saving would do to the plan', () => {
  it('is next to the button before it is pressed, and sent by ids', async () => {
    const sent = jest.fn()
    const { user } = show([loads(), ...previews([8, 1, 2], sent)])
    await text()
    await add(user, 'No gluten')
    expect(await screen.findByText('Saving removes 8 meals, adapts 1 meal and brings back 2 meals')).toBeVisible()
    expect(sent).toHaveBeenCalledWith({
      input: {
        isPreview: true,
        answers: [
          {
            fieldId: 'id of Rules',
            optionSettings: [setting('No gluten', 'STRICT'), setting('No milk', 'ADAPT')],
          },
          { fieldId: 'id of Never on my plate', text: 'olives' },
          { fieldId: 'id of Days', optionIds: ['id of Tuesday'] },
          { fieldId: 'id of Shop', optionIds: [] },
        ],
      },
    })
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText(/^Saving/)).toBeNull()
  })
})

describe('saving', () => {
  it('stores both forms at once, then brings the plan in line, and says both in one alert', async () => {
    const sent = jest.fn()
    const scrubbed = jest.fn()
    localStorage.setItem('allMeals', '{}')
    const { user } = show([loads(), saves({}, sent), scrubs(plan, [], scrubbed)])
    await text()
    await add(user, 'No gluten')
    await user.click(screen.getByRole('checkbox', { name: 'Monday', hidden: false }))
    await user.click(screen.getByRole('combobox', { name: 'Shop' }))
    await user.click(await screen.findByRole('option', { name: 'Corner' }))
    await user.click(save())
    expect(await screen.findByText('Meal Plan updated to match your new settings')).toBeVisible()
    expect(screen.getByText('Successfully Saved Settings')).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Close alert' })).toHaveLength(1)
    expect(sent).toHaveBeenCalledWith({
      input: {
        isPreview: false,
        answers: [
          {
            fieldId: 'id of Rules',
            optionSettings: [setting('No gluten', 'STRICT'), setting('No milk', 'ADAPT')],
          },
          { fieldId: 'id of Never on my plate', text: 'olives' },
          { fieldId: 'id of Days', optionIds: ['id of Monday', 'id of Tuesday'] },
          { fieldId: 'id of Shop', optionIds: ['id of Corner'] },
        ],
      },
    })
    expect(scrubbed).toHaveBeenCalledWith({ input: { plan: toPlanInput(plan) } })
    expect(screen.getByText('Every meal in your plan suits your settings.')).toBeVisible()
    expect(localStorage.getItem('allMeals')).toBeNull()
  })

  it.each([
    ['no row', emptyPlan()],
    ['no meal', planOf({ dinner: [emptyEntry()] })],
  ])('says nothing of a plan with %s', async (_, nothingPlanned) => {
    const { user } = show([loads(), saves()], { plan: nothingPlanned })
    await text()
    await user.click(save())
    expect(await screen.findByText('Successfully Saved Settings')).toBeVisible()
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'))
    expect(screen.queryByText('Meal Plan updated to match your new settings')).toBeNull()
    expect(screen.queryByText('Could not refresh your meal plan with new settings')).toBeNull()
    expect(screen.queryByText('Every meal in your plan suits your settings.')).toBeNull()
  })

  it('puts the new plan in the planner and shows what changed, row by row, until it is closed', async () => {
    const { user, unmount } = show([loads(), saves(), scrubs(adapted, changes)])
    await text()
    await user.click(save())
    const card = await screen.findByRole('region', { name: 'Your plan changed' })
    expect(within(card).getByText('Contains milk, and you asked for No milk')).toBeVisible()
    expect(card).toHaveTextContent(/Dal.*Adapted.*Dinner 1.*Pie.*Removed.*Dinner 2.*Contains olives/)
    expect(planned()).toBe('Dal, nothing (unsaved)')
    unmount()
    const again = show([loads()], { plan: adapted })
    expect(await screen.findByRole('region', { name: 'Your plan changed' })).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Close what changed' }))
    expect(screen.queryByRole('region', { name: 'Your plan changed' })).toBeNull()
  })

  it('offers near matches of unknown words, and one press corrects and saves', async () => {
    const sent = jest.fn()
    const unknownWords = [
      { word: 'leak', suggestions: ['leek', 'lean beef'] },
      { word: 'xyzzy', suggestions: [] },
    ]
    const mocks = [
      loads(),
      saves({ forms: forms('leak, xyzzy'), unknownWords }),
      scrubs(),
      saves({ forms: forms('leek, xyzzy') }, sent),
      scrubs(),
    ]
    const { user } = show(mocks)
    const field = await text()
    await user.clear(field)
    await user.type(field, 'leak, xyzzy')
    await user.click(save())
    expect(await screen.findByText('We found nothing similar.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Replace leak with leek' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Never on my plate' })).toHaveValue('leek, xyzzy'))
    expect(sent).toHaveBeenCalledWith({
      input: expect.objectContaining({
        answers: expect.arrayContaining([{ fieldId: 'id of Never on my plate', text: 'leek, xyzzy' }]),
      }),
    })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull())
  })

  it('that fails says so, scrubs nothing and keeps what was filled in', async () => {
    const { user } = show([loads(), fails(SaveSettingsDocument)])
    await user.type(await text(), ', leek')
    await user.click(save())
    expect((await said('Error Saving Settings')).length).toBe(1)
    expect(screen.getByText(/Your changes were not saved/)).toBeVisible()
    expect(await text()).toHaveValue('olives, leek')
    expect(screen.getByText('Unsaved changes')).toBeVisible()
  })

  it('that is refused says why at the field', async () => {
    const errors = [{ code: 'TOO_LONG', field: 'answers[1].text', message: 'Use at most 2000 characters.' }]
    const { user } = show([loads(), saves({ forms: null, errors })])
    await text()
    await user.click(save())
    await said('Error Saving Settings')
    expect(await text()).toHaveAccessibleDescription('Use at most 2000 characters.')
    expect(await text()).toBeInvalid()
  })

  it('whose scrub fails says so, and the plan can be checked again', async () => {
    const { user } = show([loads(), saves(), fails(ScrubMealPlanDocument), scrubs(adapted, changes)])
    await text()
    await user.click(save())
    expect(await screen.findByText('Could not refresh your meal plan with new settings')).toBeVisible()
    expect(screen.getByText('Successfully Saved Settings')).toBeVisible()
    expect(screen.getByText(/Meals in it may not suit you/)).toBeVisible()
    expect(planned()).toMatch(/^Dal, Pie/)
    await user.click(screen.getByRole('button', { name: 'Check my plan' }))
    expect(await screen.findByRole('region', { name: 'Your plan changed' })).toBeVisible()
  })
})

describe('beside the forms', () => {
  it('are the ways to the account, to feedback, to help and out', async () => {
    const { user } = show([loads()])
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Change Password')).toBe('/change-password')
    expect(href('Feedback')).toBe('/feedback')
    expect(href('Terms of Service')).toBe('/termsandconditions')
    expect(href('Privacy Policy')).toBe('/privacypolicy')
    expect(href('support@mealwright.example')).toBe('mailto:support@mealwright.example')
    expect(screen.getByText('More of the account')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(logOut).toHaveBeenCalled()
    await waitFor(() => expect(address()).toBe('/?mode=settings'))
  })
})
