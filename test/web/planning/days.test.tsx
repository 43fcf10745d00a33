import { act, screen, waitFor, within } from '@testing-library/react'
import { sydneyDay } from '../../../schema/sydneyDay'
import { addDays, placeInWeek, wholeDay } from '../../../web/plan/days'
import { categoryOf, emptyEntry, type Plan, plannedRows } from '../../../web/plan/plan'
import { withDays } from '../../../web/plan/planEdits'
import { fixDate } from '../../support/fixedDate'
import { planHere } from '../../support/planAtHome'
import { meal, planOf } from '../plan/samples'
import { choose, mealBases, nameOf, openSheet, renderPlan, rowAt } from './renderPlan'
import { detailsWith } from './sheetMocks'

jest.mock('../../../web/telemetry/analytics', () => ({ recordEvent: jest.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

const today = sydneyDay(Date.now())
const tomorrow = addDays(today, 1)
const plan = planOf({ lunch: [meal('Soup')], dinner: [meal('Dal'), meal('Pie', { isCustomised: false })] })
const mocks = [...mealBases(), detailsWith()]
const daysHere = () => Object.fromEntries(plannedRows(planHere()).map(({ entry }) => [entry.name, entry.date]))
const week = () => screen.findByRole('grid', { name: 'The week' })
const dayOf = (day: string) => {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`)
  if (!found) throw new Error(`${day} is not shown`)
  return within(found)
}

async function showWeek(shown: Plan = plan) {
  const { user } = renderPlan({ plan: shown, mocks })
  await user.click(screen.getByRole('button', { name: 'By day' }))
  await week()
  return user
}

describe('in the sheet', () => {
  it('the day is one of this week and the next, or none, and the row says it shortly', async () => {
    const { user } = renderPlan({ plan, mocks })
    await openSheet(user, 'Dinner', 1)
    await user.click(screen.getByRole('combobox', { name: 'Day of dinner 1' }))
    const options = (await screen.findAllByRole('option')).map((one) => one.textContent)
    const monday = addDays(today, -placeInWeek(today))
    expect(options).toEqual([
      'No day yet',
      ...Array.from({ length: 14 }, (_, count) => wholeDay(addDays(monday, count))),
    ])
    await user.click(screen.getByRole('option', { name: wholeDay(tomorrow) }))
    expect(daysHere()).toEqual({ Soup: undefined, Dal: tomorrow, Pie: undefined })
    await screen.findByText(`Dal is on ${wholeDay(tomorrow)} now`)
    expect(rowAt('Dinner', 1).querySelector('[data-fact=day]')).toHaveTextContent(wholeDay(tomorrow).slice(0, 3))
    await choose(user, 'Day of dinner 1', 'No day yet')
    expect(daysHere()['Dal']).toBeUndefined()
    expect(nameOf('Dinner', 1)).toHaveTextContent('Dal')
  })

  it('a day far away is offered as well', async () => {
    const { user } = renderPlan({ plan: withDays(plan, new Map([['dinner-0', '2027-03-02']])), mocks })
    await openSheet(user, 'Dinner', 1)
    expect(screen.getByRole('combobox', { name: 'Day of dinner 1' })).toHaveTextContent('Tue 2 Mar')
  })
})

describe('by day', () => {
  it('shows seven days from today, and what has none (WEEK-10)', async () => {
    await showWeek(withDays(plan, new Map([['dinner-0', tomorrow]])))
    const rows = within(await week()).getAllByRole('row')
    expect(rows.map((row) => row.getAttribute('data-day')).slice(1, -1)).toEqual(
      Array.from({ length: 7 }, (_, count) => addDays(today, count)),
    )
    expect(dayOf(tomorrow).getByRole('button')).toHaveTextContent('Dal')
    expect(
      dayOf('')
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Soup', 'Pie'])
    expect(dayOf(today).getByText('today')).toBeVisible()
  })

  it('is remembered by the device', async () => {
    await showWeek()
    expect(JSON.parse(localStorage.getItem('planView') ?? '{}')).toMatchObject({ view: 'day' })
    expect(screen.getByRole('button', { name: 'By category' })).toBeVisible()
  })

  it('one press spreads the meals, one Undo takes that back (WEEK-11)', async () => {
    const user = await showWeek()
    await user.click(screen.getByRole('button', { name: 'Spread over the week' }))
    expect(Object.values(daysHere()).every(Boolean)).toBe(true)
    await screen.findByText('3 meals have their days now')
    expect(screen.getByRole('button', { name: 'Spread over the week' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(within(screen.getByRole('group', { name: 'Whole plan' })).getByRole('button', { name: 'Undo' }))
    expect(daysHere()).toEqual({ Soup: undefined, Dal: undefined, Pie: undefined })
  })

  it('keys move a meal and keep it in the focus; the week turns with it (WEEK-12)', async () => {
    const user = await showWeek()
    const dal = () => screen.getByRole('button', { name: 'Dal' })
    act(() => dal().focus())
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(daysHere()['Dal']).toBe(today)
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(dayOf(tomorrow).getByRole('button')).toHaveFocus()
    await user.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}')
    expect(dayOf(addDays(today, -1)).getByRole('button')).toHaveFocus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByText('Dal has no day now')
    expect(dal()).toHaveFocus()
  })

  it('arrows go from meal to meal, and single keys do what they do by category', async () => {
    const user = await showWeek(
      withDays(
        plan,
        new Map([
          ['dinner-0', today],
          ['dinner-1', tomorrow],
        ]),
      ),
    )
    const held = () => document.activeElement?.textContent
    await user.click(screen.getByRole('button', { name: 'By category' }))
    await user.click(screen.getByRole('button', { name: 'By day' }))
    await week()
    act(() => screen.getByRole('button', { name: 'Dal' }).focus())
    await user.keyboard('{ArrowRight}')
    expect(held()).toBe('Pie')
    await user.keyboard('{ArrowDown}')
    expect(held()).toBe('Soup')
    await user.keyboard('{ArrowUp}l')
    expect(planHere().dinner.mealList[1]?.isLocked).toBe(true)
    await user.keyboard('{Delete}')
    await waitFor(() => expect(planHere().dinner.mealList).toHaveLength(1))
    expect(held()).toBe('Soup')
    expect(
      within(await week())
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1)
  })
})

describe('tonight (WEEK-13)', () => {
  const evening = withDays(plan, new Map([['dinner-1', '2026-12-01']]))

  it.each([
    ['2026-12-01T15:00:00+11:00', true],
    ['2026-12-01T20:59:00+11:00', true],
    ['2026-12-01T14:59:00+11:00', false],
    ['2026-12-01T21:00:00+11:00', false],
    ['2026-11-30T18:00:00+11:00', false],
  ])('at %s: %s', async (time, isShown) => {
    fixDate(time)
    const { user, address } = renderPlan({ plan: evening, mocks })
    await act(() => import('../../../web/planning/days/Tonight'))
    if (!isShown) return void expect(screen.queryByRole('region', { name: 'Tonight' })).toBeNull()
    const line = await screen.findByRole('region', { name: 'Tonight' })
    await user.click(within(line).getByRole('button', { name: 'Cook Pie' }))
    await waitFor(() => expect(address()).toBe('/?mode=cook'))
  })

  it.each([
    ['leftovers are named, and are not cooked', { leftoversOf: 'dinner-1' }, ['Tonight, leftovers', 'Pie']],
    ['so are words in place of a meal', { text: 'Pizza at Gran’s', isOut: true }, ['Tonight', 'Pizza at Gran’s']],
  ])('%s', async (_what, other, words) => {
    fixDate('2026-12-02T18:00:00+11:00')
    const cooked = plan.dinner.mealList[1]
    if (!cooked) throw new Error('No dinner')
    const row = { ...emptyEntry(2), id: 'later', variantOf: null, date: '2026-12-02', other }
    renderPlan({ plan: { ...plan, dinner: categoryOf([cooked, row]) }, mocks })
    await act(() => import('../../../web/planning/days/Tonight'))
    const line = within(await screen.findByRole('region', { name: 'Tonight' }))
    for (const text of words) expect(line.getByText(text)).toBeVisible()
    expect(line.queryByRole('button')).toBeNull()
  })
})
