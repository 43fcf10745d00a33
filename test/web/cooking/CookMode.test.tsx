import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { recordEvent } from '../../../web/telemetry/analytics'
import CookMode from '../../../web/cooking/CookMode'
import { PlannedRecipesDocument } from '../../../web/cooking/operations.generated'
import { currentTimers, removeTimer } from '../../../web/cooking/timerStore'
import { meal, planOf } from '../plan/samples'
import { address, answer, fails, renderMode, said } from '../shopping/renderMode'
import { cooked, ingredient } from './cooked'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

const plan = planOf({
  breakfast: [meal('Zucchini slice', { numServes: 4, slug: 'zucchini-slice' })],
  dinner: [meal('Dal', { numServes: 2, slug: 'dal' })],
})
const steps = ['Heat the 6 tsp oil for 2 minutes.', 'Simmer for 20 minutes, then rest for 1 minute.', 'Serve.']
const dal = (sent?: (variables: unknown) => void) => answer(PlannedRecipesDocument, cooked(steps), sent)
const show = (options: Parameters<typeof renderMode>[1] = {}) =>
  renderMode(<CookMode />, { plan, mocks: [dal()], at: '/?mode=cook', ...options })
const picker = () => screen.getByRole('combobox', { name: 'Select a meal' })

beforeEach(() => {
  for (const { id } of currentTimers()) removeTimer(id)
  sessionStorage.clear()
  localStorage.clear()
})

describe('Cook', () => {
  it('selects the first meal by name and shows what it needs, for its serves', async () => {
    const sent = jest.fn()
    show({ mocks: [dal(sent)] })
    expect(await screen.findByText(/^Heat the 6 tsp oil/)).toBeVisible()
    expect(picker()).toHaveTextContent('Dal')
    expect(screen.getByRole('textbox', { name: 'Serves' })).toHaveValue('2')
    expect(screen.getByRole('textbox', { name: 'Serves' })).toHaveAttribute('readonly')
    expect(sent).toHaveBeenCalledWith({
      ids: ['RecipeVersion:id-Dal'],
      serves: 2,
      category: 'DINNER',
      eaters: null,
    })
  })

  it('offers every meal of the plan by name and keeps the chosen one', async () => {
    const { user, unmount } = show({ mocks: [dal(), answer(PlannedRecipesDocument, cooked(['Grate it.']))] })
    await screen.findByText(/^Heat/)
    await user.click(picker())
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Dal',
      'Zucchini slice',
    ])
    await user.click(screen.getByRole('option', { name: 'Zucchini slice' }))
    expect(await screen.findByText('Grate it.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Serves' })).toHaveValue('4')
    unmount()
    show()
    expect(picker()).toHaveTextContent('Zucchini slice')
  })

  it('selects the first meal again when the chosen one has left the plan', async () => {
    const { user, unmount } = show({ mocks: [dal(), dal()] })
    await user.click(picker())
    await user.click(await screen.findByRole('option', { name: 'Zucchini slice' }))
    unmount()
    show({ plan: planOf({ dinner: [meal('Pho'), meal('Dal')] }) })
    expect(picker()).toHaveTextContent('Dal')
  })

  it('lists ingredients as a shopping list does, each amount once', async () => {
    const ingredients = [
      ingredient('½ onion', { amount: 0.5, measurementUnit: 'piece', preparation: 'sliced' }),
      ingredient('20 ml oat milk', { amount: 20, insteadOf: 'milk', note: 'It is sweeter.', optional: true }),
    ]
    const swaps = [{ from: 'parmesan', to: null, note: 'Add a pinch of salt.' }]
    show({
      plan: planOf({ dinner: [meal('Dal', { isCustomised: true, swaps })] }),
      mocks: [answer(PlannedRecipesDocument, cooked(steps, ingredients))],
    })
    const list = await screen.findByRole('list', { name: 'Ingredients' })
    const [onion, milk] = within(list).getAllByRole('listitem')
    expect(onion).toHaveTextContent('½ onionsliced0.50 pieces')
    expect(milk).toHaveTextContent(/20 ml oat milk \(optional\).*instead of milk.*It is sweeter\..*20\.00 ml/)
    expect(screen.getByText(/Add a pinch of salt/)).toHaveTextContent('Left out: parmesan. Add a pinch of salt.')
  })

  it('goes through the steps one at a time, or shows all', async () => {
    const { user } = show()
    expect(await screen.findByText('Step 1 of 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('Step 3 of 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Step 2' }))
    expect(screen.getByText('Step 2 of 3')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'All steps' }))
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Step 1',
      'Step 2',
      'Step 3',
    ])
  })

  it('says that a meal without serves has no amounts', async () => {
    const ingredients = [ingredient('onion', { amount: 0, measurementUnit: 'piece' })]
    const { user } = show({
      plan: planOf({ dinner: [meal('Dal', { numServes: 0 })] }),
      mocks: [answer(PlannedRecipesDocument, cooked(steps, ingredients))],
    })
    const list = await screen.findByRole('list', { name: 'Ingredients' })
    expect(within(list).getByRole('listitem').textContent).toBe('onion')
    await user.click(await screen.findByRole('button', { name: 'Choose serves' }))
    await waitFor(() => expect(address()).toBe('/?mode=plan'))
  })
})

describe('the way to the instructions', () => {
  it('is the page of the meal, and is recorded', async () => {
    const { user } = show()
    const link = screen.getByRole('link', { name: 'Go to meal instructions' })
    expect(link).toHaveAttribute('href', '/instructions/dal')
    await user.click(link)
    await waitFor(() => expect(address()).toBe('/instructions/dal'))
    expect(recordEvent).toHaveBeenCalledWith('meal_instructions_opened', { meal: 'Dal' })
  })

  it("is recorded without the name of one's own dish", async () => {
    const { user } = show({ plan: planOf({ dinner: [meal("Nan's dal", { slug: 'nans-dal-0123456789ab' })] }) })
    await user.click(screen.getByRole('link', { name: 'Go to meal instructions' }))
    expect(recordEvent).toHaveBeenCalledWith('meal_instructions_opened', { meal: 'own dish' })
  })

  it("is the meal's own address where it has one", () => {
    show({ plan: planOf({ dinner: [meal('Dal', { urlDetails: 'https://food.example/dal' })] }) })
    const link = screen.getByRole('link', { name: 'Go to meal instructions' })
    expect(link).toHaveAttribute('href', 'https://food.example/dal')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('timers', () => {
  it('are started and paused at the step, several at once, and survive another meal', async () => {
    const { user } = show({ mocks: [dal(), answer(PlannedRecipesDocument, cooked(['Grate it.']))] })
    await screen.findByText('Step 1 of 3')
    await user.click(screen.getByRole('button', { name: 'Start timer: 2 minutes' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Start timer: 20 minutes' }))
    await user.click(screen.getByRole('button', { name: /^Pause timer: 20 minutes/ }))
    expect(screen.getByRole('button', { name: /^Resume timer: 20 minutes/ })).toBeVisible()
    await user.click(picker())
    await user.click(await screen.findByRole('option', { name: 'Zucchini slice' }))
    await screen.findByText('Grate it.')
    const shelf = screen.getByRole('region', { name: 'Timers' })
    expect(
      within(shelf)
        .getAllByRole('timer')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['2 minutes, step 1 of Dal', '20 minutes, step 2 of Dal'])
    await user.click(screen.getByRole('button', { name: 'Stop: 2 minutes, step 1 of Dal' }))
    expect(screen.getAllByRole('timer')).toHaveLength(1)
  })

  it('say when the time is up, and can be dismissed', async () => {
    const vibrate = jest.fn()
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
    jest.useFakeTimers({ advanceTimers: true })
    const { user } = show()
    await screen.findByText('Step 1 of 3')
    await user.click(screen.getByRole('button', { name: 'Start timer: 2 minutes' }))
    act(() => jest.advanceTimersByTime(121_000))
    expect(screen.getByRole('timer')).toHaveTextContent("Time's up")
    expect(screen.getByText("Time's up: 2 minutes for Dal")).toBeInTheDocument()
    expect(vibrate).toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: /^Dismiss/ }))
    expect(screen.queryByRole('timer')).toBeNull()
    jest.useRealTimers()
    Reflect.deleteProperty(navigator, 'vibrate')
  })

  it('go on from where they were paused, however long that was', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { user } = show()
    await screen.findByText('Step 1 of 3')
    await user.click(screen.getByRole('button', { name: 'Start timer: 2 minutes' }))
    act(() => jest.advanceTimersByTime(30_000))
    await user.click(screen.getByRole('button', { name: /^Pause timer/ }))
    act(() => jest.advanceTimersByTime(600_000))
    fireEvent.click(screen.getByRole('button', { name: /^Resume timer/ }))
    expect(screen.getByRole('timer')).toHaveTextContent(/^1:(30|29)$/)
    jest.useRealTimers()
  })

  it('alert in other modes too', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { user, unmount } = show()
    await screen.findByText('Step 1 of 3')
    await user.click(screen.getByRole('button', { name: 'Start timer: 2 minutes' }))
    unmount()
    renderMode(<p>Another mode</p>, { plan })
    act(() => jest.advanceTimersByTime(121_000))
    expect(await screen.findByText("Time's up: 2 minutes for Dal")).toBeVisible()
    expect(recordEvent).toHaveBeenCalledWith('ui_warning', { message: "Time's up" })
    jest.useRealTimers()
  })
})

describe('the screen', () => {
  it('is kept on while cooking, and let go after', async () => {
    const release = jest.fn().mockResolvedValue(undefined)
    const request = jest.fn().mockResolvedValue({ release, addEventListener: jest.fn() })
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
    const { unmount } = show()
    expect(await screen.findByText('Your screen stays on while you cook.')).toBeVisible()
    expect(request).toHaveBeenCalledWith('screen')
    unmount()
    await waitFor(() => expect(release).toHaveBeenCalled())
    Reflect.deleteProperty(navigator, 'wakeLock')
  })
})

describe('without a meal', () => {
  it('an empty plan is a warning with a next step', async () => {
    const { user } = show({ plan: planOf({ dinner: [] }), mocks: [] })
    expect((await said('You need to generate a meal plan before selecting meals to cook.')).length).toBe(2)
    expect(recordEvent).toHaveBeenCalledWith('ui_warning', expect.anything())
    await user.click(screen.getByRole('button', { name: 'Plan some meals' }))
    await waitFor(() => expect(address()).toBe('/?mode=plan'))
  })

  it('a failure is a warning and can be tried again', async () => {
    const { user } = show({ mocks: [fails(PlannedRecipesDocument), dal()] })
    await waitFor(async () =>
      expect((await said('Could not get cooking information for the selected meal')).length).toBe(2),
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Step 1 of 3')).toBeVisible()
  })

  it('a meal that is gone is named as the reason', async () => {
    show({ mocks: [answer(PlannedRecipesDocument, { nodes: [null] })] })
    expect(await screen.findByText('There is no such meal.')).toBeVisible()
  })
})
