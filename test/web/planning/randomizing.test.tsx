import { screen, waitFor, within } from '@testing-library/react'
import { recordEvent } from '../../../web/telemetry/analytics'
import { emptyEntry } from '../../../web/plan/plan'
import { RandomizeMealPlanDocument } from '../../../web/planning/operations.generated'
import { meal, planOf } from '../plan/samples'
import { fails, mealBases, proposed, randomize, renderPlan, removeRow } from './renderPlan'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const press = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}(,|$)`) })
const field = (name: string) => screen.getByRole('combobox', { name })
const refused = [{ code: 'INVALID', field: null, message: 'No.' }]
const noneSuit = (category: string) =>
  `No suitable ${category} meals could be found. Your dietary requirements may be too strict for our database!`

describe('a category', () => {
  const plan = planOf({ lunch: [meal('Soup')], dinner: [meal('Dal', { numServes: 4 }), emptyEntry(2)] })

  it('without meals is not randomized', async () => {
    const { user } = renderPlan({ plan })
    await user.click(press('Randomize breakfast'))
    expect(await screen.findByText('Select a number of meals first')).toBeVisible()
  })

  it('is replaced, keeps its serves by position and does not repeat the rest of the plan', async () => {
    const sent = jest.fn()
    const { user } = renderPlan({
      plan,
      mocks: [...mealBases(), randomize({ dinner: proposed([meal('Curry'), meal('Pie')]) }, sent)],
    })
    await user.click(press('Randomize dinner'))
    await waitFor(() => expect(field('Dinner 1')).toHaveValue('Curry'))
    expect(field('Dinner 2')).toHaveValue('Pie')
    expect(field('Serves of dinner 1')).toHaveTextContent('4')
    expect(field('Serves of dinner 2')).toHaveTextContent('2')
    expect(field('Lunch 1')).toHaveValue('Soup')
    expect(sent).toHaveBeenCalledWith({
      dinner: { numMeals: 2, serves: [4, 2] },
      scope: 'CATEGORIES',
      keep: ['id-Soup'],
    })
  })

  it('shows what changed, and the alert undoes it', async () => {
    const { user } = renderPlan({
      plan,
      mocks: [...mealBases(), randomize({ dinner: proposed([meal('Dal'), meal('Pie')]) })],
    })
    await user.click(press('Randomize dinner'))
    const alert = await screen.findByText('New dinners proposed')
    const rows = within(screen.getByRole('region', { name: 'Dinner' })).getAllByRole('row')
    expect(rows.map((row) => /new$/.test(row.querySelector('[data-row] + div > span')?.textContent ?? ''))).toEqual([
      false,
      true,
    ])
    await user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }))
    expect(field('Dinner 2')).toHaveValue('')
  })

  it('pressed again and again has one alert, whose undo takes back the last proposal only', async () => {
    const mocks = [
      ...mealBases(),
      randomize({ dinner: proposed([meal('Pie')]) }),
      randomize({ dinner: proposed([meal('Pho')]) }),
    ]
    const { user } = renderPlan({ plan, mocks })
    await user.click(press('Randomize dinner 1'))
    await screen.findByText('How about Pie?')
    await user.click(press('Randomize dinner 1'))
    const alert = await screen.findByText('How about Pho?')
    expect(screen.queryByText('How about Pie?')).not.toBeInTheDocument()
    await user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }))
    expect(field('Dinner 1')).toHaveValue('Pie')
  })

  it.each([
    ['the call fails', fails(RandomizeMealPlanDocument)],
    ['the server refuses', randomize({ errors: refused })],
    ['nothing comes', randomize({})],
  ])('says so when %s and stays as it was', async (_, mock) => {
    const { user } = renderPlan({ plan, mocks: [...mealBases(), mock] })
    await user.click(press('Randomize dinner'))
    expect(await screen.findByText('Error Randomizing dinner')).toBeVisible()
    expect(field('Dinner 1')).toHaveValue('Dal')
  })

  it('that comes back empty says why, with the way to the settings', async () => {
    const exclusions = [
      { kind: 'REQUIREMENT', label: 'Vegan', count: 41 },
      { kind: 'TAG', label: 'Spicy', count: 3 },
    ]
    const { user, address } = renderPlan({
      plan,
      mocks: [...mealBases(), randomize({ dinner: proposed([], exclusions) })],
    })
    await user.click(press('Randomize dinner'))
    expect(await screen.findByText(noneSuit('dinner'))).toBeVisible()
    expect(recordEvent).toHaveBeenCalledWith('ui_warning', { message: noneSuit('dinner') })
    expect(field('Dinner 1')).toHaveValue('Dal')
    const card = within(screen.getByRole('region', { name: 'Dinner' }))
    expect(card.getByText('Vegan').parentElement).toHaveTextContent('Vegan excludes 41')
    expect(card.getByText('Spicy').parentElement).toHaveTextContent('Spicy excludes 3')
    await user.click(card.getByRole('button', { name: 'Change Vegan' }))
    await waitFor(() => expect(address()).toBe('/?mode=settings'))
    expect(recordEvent).toHaveBeenCalledWith('mode_entered', { mode: 'settings' })
  })
})

describe('everything', () => {
  it('without any row is not randomized and no call is made', async () => {
    const { user } = renderPlan()
    await user.click(press('Randomize All'))
    expect(await screen.findByText('Select a number of meals first')).toBeVisible()
    expect(screen.queryByText('Error Randomizing')).not.toBeInTheDocument()
  })

  it('is replaced where there are rows', async () => {
    const sent = jest.fn()
    const mocks = [
      ...mealBases(),
      randomize({ breakfast: proposed([meal('Oats')]), dinner: proposed([meal('Curry')]) }, sent),
    ]
    const { user } = renderPlan({
      plan: planOf({ breakfast: [emptyEntry(2)], dinner: [meal('Dal', { numServes: 5 })] }),
      mocks,
    })
    await user.click(press('Randomize All'))
    await waitFor(() => expect(field('Breakfast 1')).toHaveValue('Oats'))
    expect(field('Dinner 1')).toHaveValue('Curry')
    expect(field('Serves of dinner 1')).toHaveTextContent('5')
    expect(sent).toHaveBeenCalledWith({
      breakfast: { numMeals: 1, serves: [2] },
      dinner: { numMeals: 1, serves: [5] },
      scope: 'CATEGORIES',
      keep: [],
    })
  })

  it('warns of each category that comes back empty and fills the others', async () => {
    const mocks = [
      ...mealBases(),
      randomize({ breakfast: proposed([]), lunch: proposed([]), dinner: proposed([meal('Curry')]) }),
    ]
    const { user } = renderPlan({
      plan: planOf({ breakfast: [emptyEntry()], lunch: [meal('Soup')], dinner: [emptyEntry()] }),
      mocks,
    })
    await user.click(press('Randomize All'))
    expect(await screen.findByText(noneSuit('breakfast'))).toBeInTheDocument()
    expect(screen.getByText(noneSuit('lunch'))).toBeInTheDocument()
    expect(field('Lunch 1')).toHaveValue('Soup')
    expect(field('Dinner 1')).toHaveValue('Curry')
  })

  it('says so when it fails', async () => {
    const { user } = renderPlan({
      plan: planOf({ dinner: [meal('Dal')] }),
      mocks: [...mealBases(), fails(RandomizeMealPlanDocument)],
    })
    await user.click(press('Randomize All'))
    expect(await screen.findByText('Error Randomizing')).toBeVisible()
    expect(field('Dinner 1')).toHaveValue('Dal')
  })

  it('begins from nothing with three of each, and undoes to nothing', async () => {
    const three = proposed([meal('a'), meal('b'), meal('c')])
    const { user } = renderPlan({
      mocks: [...mealBases(), randomize({ breakfast: three, lunch: three, dinner: three })],
    })
    await user.click(press('Start with three of each'))
    expect(press('Randomize All')).toHaveFocus()
    await waitFor(() => expect(field('Lunch 3')).toHaveValue('c'))
    expect(screen.queryByRole('button', { name: 'Start with three of each' })).not.toBeInTheDocument()
    await user.click(press('Clear'))
    expect(press('Start with three of each')).toBeVisible()
  })
})

describe('one row', () => {
  const plan = planOf({ lunch: [meal('Soup')], dinner: [meal('Dal', { numServes: 4 }), meal('Pie')] })

  it('is replaced by a meal that the plan does not have and keeps its serves', async () => {
    const sent = jest.fn()
    const { user } = renderPlan({
      plan,
      mocks: [...mealBases(), randomize({ dinner: proposed([meal('Curry')]) }, sent)],
    })
    await user.click(press('Randomize dinner 1'))
    await waitFor(() => expect(field('Dinner 1')).toHaveValue('Curry'))
    expect(field('Serves of dinner 1')).toHaveTextContent('4')
    expect(field('Dinner 2')).toHaveValue('Pie')
    expect(sent).toHaveBeenCalledWith({
      dinner: { numMeals: 1, serves: [4] },
      scope: 'ROW',
      keep: ['id-Soup', 'id-Dal', 'id-Pie'],
    })
  })

  it.each([
    ['the call fails', fails(RandomizeMealPlanDocument)],
    ['the server refuses', randomize({ errors: refused })],
    ['nothing suits', randomize({ dinner: proposed([]) })],
  ])('warns when %s', async (_, mock) => {
    const { user } = renderPlan({ plan, mocks: [...mealBases(), mock] })
    await user.click(press('Randomize dinner 1'))
    expect(await screen.findByText('We had some trouble randomizing that meal!')).toBeVisible()
    expect(recordEvent).toHaveBeenCalledWith('ui_warning', { message: 'We had some trouble randomizing that meal!' })
    expect(field('Dinner 1')).toHaveValue('Dal')
  })

  it('is replaced also when a meal of the plan is gone from the catalogue, itself or another', async () => {
    const sent = jest.fn()
    const gone = [{ code: 'UNKNOWN', field: 'keep[0]', message: 'There is no such meal.' }]
    const mocks = [...mealBases(), randomize({ errors: gone }), randomize({ dinner: proposed([meal('Pho')]) }, sent)]
    const { user } = renderPlan({ plan: planOf({ lunch: [meal('Soup')], dinner: [meal('Dal')] }), mocks })
    await user.click(press('Randomize dinner 1'))
    await waitFor(() => expect(field('Dinner 1')).toHaveValue('Pho'))
    expect(sent.mock.calls[0][0].keep).toEqual(['id-Dal'])
  })

  it('can’t be removed while a proposal is fetched, nor can another', async () => {
    const mocks = [...mealBases(), { ...randomize({ dinner: proposed([meal('Pho')]) }), delay: 1_000 }]
    const { user } = renderPlan({ plan: planOf({ lunch: [meal('Soup')], dinner: [meal('Dal')] }), mocks })
    await user.click(press('Randomize dinner 1'))
    await removeRow(user, 'Dinner', 1)
    await removeRow(user, 'Lunch', 1)
    expect([field('Dinner 1'), field('Lunch 1')].map((one) => one.getAttribute('value'))).toEqual(['Dal', 'Soup'])
    await waitFor(() => expect(field('Dinner 1')).toHaveValue('Pho'), { timeout: 10_000 })
    await waitFor(() => expect(press('Randomize dinner 1')).not.toHaveAttribute('aria-busy'))
    await removeRow(user, 'Dinner', 1)
    expect(screen.queryByRole('combobox', { name: 'Dinner 1' })).toBeNull()
  })

  it('after another knows what that one brought', async () => {
    const second = jest.fn()
    const bringing = (name: string, sent?: jest.Mock) => randomize({ dinner: proposed([meal(name)]) }, sent)
    const mocks = [...mealBases(), bringing('Curry'), bringing('Stew', second)]
    const { user } = renderPlan({ plan, mocks })
    await user.click(press('Randomize dinner 1'))
    await user.click(press('Randomize dinner 2'))
    await waitFor(() => expect(field('Dinner 2')).toHaveValue('Stew'))
    expect(second.mock.calls[0][0].keep).toEqual(['id-Soup', 'id-Curry', 'id-Pie'])
  })
})
