import { screen, within } from '@testing-library/react'
import { recordEvent } from '../../../web/telemetry/analytics'
import { emptyEntry } from '../../../web/plan/plan'
import { planHere } from '../../support/planAtHome'
import { meal, planOf } from '../plan/samples'
import { setOnline } from '../shopping/renderMode'
import { choose, offered, onOffer, renderPlan, mealBases, nameOf, openSheet, removeRow } from './renderPlan'
import { detailsWith } from './sheetMocks'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const card = (name: string) => within(screen.getByRole('region', { name }))
const serves = (label: string) => screen.getByRole('combobox', { name: label })

describe('a category', () => {
  it('has a card for breakfast, lunch and dinner with its counts and its dice', async () => {
    renderPlan()
    await offered()
    for (const category of ['Breakfast', 'Lunch', 'Dinner']) {
      expect(card(category).getByRole('combobox', { name: `${category} meals` })).toHaveTextContent('0')
      expect(card(category).getByRole('combobox', { name: `${category} serves each` })).toHaveTextContent('1')
      expect(card(category).getByRole('button', { name: `Randomize ${category.toLowerCase()}` })).toBeVisible()
    }
  })

  it.each(['Lunch meals', 'Lunch serves each'])('offers 0 to 10 for %s', async (label) => {
    const { user } = renderPlan()
    await user.click(serves(label))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ])
  })

  it('gets empty rows with its blanket serves, and loses the last ones', async () => {
    const { user } = renderPlan()
    await choose(user, 'Dinner serves each', '4')
    await choose(user, 'Dinner meals', '2')
    expect(card('Dinner').getAllByRole('row')).toHaveLength(2)
    expect(screen.getByRole('combobox', { name: 'Dinner 1' })).toHaveAttribute('placeholder', 'Pick a meal')
    expect(serves('Serves of dinner 2')).toHaveTextContent('4')
    await choose(user, 'Dinner meals', '1')
    expect(card('Dinner').getAllByRole('row')).toHaveLength(1)
    expect(recordEvent).toHaveBeenCalledWith('meals_count_changed', { category: 'dinner', count: 2 })
    expect(recordEvent).toHaveBeenCalledWith('serves_changed', { category: 'dinner', serves: 4 })
  })

  it('gets one row more at the press of a button, up to 10', async () => {
    const { user } = renderPlan({ plan: planOf({ lunch: Array.from({ length: 9 }, () => emptyEntry()) }) })
    await user.click(screen.getByRole('button', { name: 'Add a lunch' }))
    expect(card('Lunch').getAllByRole('row')).toHaveLength(10)
    expect(screen.getByRole('button', { name: 'Add a lunch' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('sets the serves of every meal in it, also back to the same number', async () => {
    const { user } = renderPlan({ plan: planOf({ dinner: [meal('a'), meal('b')] }) })
    await choose(user, 'Serves of dinner 1', '3')
    expect(serves('Serves of dinner 2')).toHaveTextContent('1')
    await choose(user, 'Dinner serves each', '1')
    expect(serves('Serves of dinner 1')).toHaveTextContent('1')
    expect(recordEvent).toHaveBeenCalledWith('serves_changed', { category: 'dinner', row: 0, serves: 3 })
  })
})

describe('a row', () => {
  it('offers the meals by main ingredient, then by name, in a read-only field', async () => {
    const { user } = renderPlan({ plan: planOf({ dinner: [emptyEntry(3)] }) })
    const field = screen.getByRole('combobox', { name: 'Dinner 1' })
    expect(field).toHaveAttribute('readonly')
    await user.click(field)
    expect(
      within(await screen.findByRole('listbox'))
        .getAllByRole('group')
        .map((group) => group.textContent),
    ).toEqual([
      expect.stringMatching(/^tofu.*Baked tofu.*Mapo tofu/),
      expect.stringMatching(/^zucchini.*Zucchini slice/),
    ])
    await user.click(screen.getByRole('option', { name: /Mapo tofu/ }))
    expect(screen.getByRole('combobox', { name: 'Dinner 1' })).toHaveValue('Mapo tofu')
    expect(serves('Serves of dinner 1')).toHaveTextContent('3')
    expect(recordEvent).toHaveBeenCalledWith('meal_changed', { category: 'dinner', row: 0, meal: 'Mapo tofu' })
  })

  it("records no name of one's own dish", async () => {
    onOffer.lunch.push(meal("Nan's soup", { mainIngredient: 'beans', slug: 'nans-soup-0123456789ab' }))
    const { user } = renderPlan({ plan: planOf({ lunch: [emptyEntry()] }) })
    await user.click(screen.getByRole('combobox', { name: 'Lunch 1' }))
    await user.click(await screen.findByRole('option', { name: /Nan's soup/ }))
    onOffer.lunch.pop()
    expect(recordEvent).toHaveBeenCalledWith('meal_changed', { category: 'lunch', row: 0, meal: 'own dish' })
  })

  it('shows a meal that is not on offer any more', async () => {
    renderPlan({ plan: planOf({ dinner: [meal('Grandma’s roast')] }) })
    await offered()
    expect(screen.getByRole('combobox', { name: 'Dinner 1' })).toHaveValue('Grandma’s roast')
  })

  it('that was adapted says what was swapped, with the cook’s notes', async () => {
    const swaps = [
      { from: 'butter', to: 'olive oil', note: 'Use a little less.' },
      { from: 'parmesan', to: null, note: '' },
    ]
    const { user } = renderPlan({
      plan: planOf({ dinner: [meal('Pasta', { isCustomised: true, swaps }), meal('Dal')] }),
      mocks: [...mealBases(), detailsWith()],
    })
    expect(screen.getAllByText('adapted')).toHaveLength(1)
    const sheet = await openSheet(user, 'Dinner', 1)
    expect(sheet).toHaveAccessibleName('Pasta')
    expect(sheet).toHaveTextContent('Adapted for you')
    expect(sheet).toHaveTextContent('olive oil in place of butter. Use a little less.')
    expect(sheet).toHaveTextContent('Without parmesan.')
  })
})

describe('a row that is taken out', () => {
  it('leaves the others, and undo brings it back', async () => {
    const { user } = renderPlan({
      plan: planOf({ dinner: [meal('Dal', { numServes: 2 }), meal('Pho'), meal('Mapo tofu', { numServes: 4 })] }),
    })
    await removeRow(user, 'Dinner', 2)
    expect(card('Dinner').getAllByRole('row')).toHaveLength(2)
    expect(serves('Dinner meals')).toHaveTextContent('2')
    expect(screen.getByRole('combobox', { name: 'Dinner 2' })).toHaveValue('Mapo tofu')
    expect(serves('Serves of dinner 2')).toHaveTextContent('4')
    expect(recordEvent).toHaveBeenCalledWith('meals_count_changed', { category: 'dinner', count: 2 })
    const alert = await screen.findByText('Pho removed')
    await user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('combobox', { name: 'Dinner 2' })).toHaveValue('Pho')
    expect(screen.getByRole('combobox', { name: 'Dinner 3' })).toHaveValue('Mapo tofu')
  })

  it('never takes the focus with it, not even as the last one', async () => {
    const { user } = renderPlan({ plan: planOf({ lunch: [emptyEntry(), meal('Dal')] }) })
    await removeRow(user, 'Lunch', 1)
    expect(await screen.findByText('Lunch 1 removed')).toBeVisible()
    expect(nameOf('Lunch', 1)).toHaveFocus()
    await removeRow(user, 'Lunch', 1)
    expect(screen.getByRole('button', { name: 'Add a lunch' })).toHaveFocus()
  })
})

describe('nothing is lost', () => {
  it('without a network, and says what needs one', async () => {
    renderPlan({ plan: planOf({ dinner: [meal('Dal')] }) })
    setOnline(false)
    expect(
      screen.getByText(
        "You're offline. Your plan is saved on this device. Randomize, Save and Load need a connection.",
      ),
    ).toBeVisible()
    setOnline(true)
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument()
  })

  it('undo brings back what a click replaced', async () => {
    const { user } = renderPlan({ plan: planOf({ dinner: [meal('Dal')] }) })
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
    await choose(user, 'Dinner meals', '0')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('combobox', { name: 'Dinner 1' })).toHaveValue('Dal')
  })

  it('clearing empties the plan and offers to undo it', async () => {
    const { user } = renderPlan({ plan: planOf({ breakfast: [meal('Oats')], dinner: [meal('Dal')] }) })
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus()
    expect(screen.queryByRole('row')).not.toBeInTheDocument()
    const alert = await screen.findByText('Plan cleared')
    await user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('combobox', { name: 'Dinner 1' })).toHaveValue('Dal')
  })

  it('the unsaved plan survives a reload, for the same person', async () => {
    const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.y`
    sessionStorage.setItem('access_token', tokenOf('one'))
    const { user, unmount } = renderPlan()
    await choose(user, 'Lunch meals', '3')
    unmount()
    expect(planHere().lunch.settings.numMeals).toBe(3)
    sessionStorage.setItem('access_token', tokenOf('other'))
    expect(planHere().lunch.settings.numMeals).toBe(0)
  })
})
