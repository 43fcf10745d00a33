import { act, screen, waitFor, within } from '@testing-library/react'
import { initialState } from '../../../web/plan/plannerState'
import { planReducer } from '../../../web/plan/planReducer'
import { forgetPlanCheck, storePlanner } from '../../../web/plan/plannerStorage'
import { emptyEntry } from '../../../web/plan/plan'
import { newId } from '../../../schema/newId'
import { closePlanSource } from '../../../web/live/plan/planSource'
import { endSession, startSession } from '../../../web/session/session'
import { openPage, settle } from '../accounts/openPage'
import { clientOf } from '../../../web/shell/createAppClient'
import { loadClientFactory } from '../../../web/shell/loadClientFactory'
import { sendQueues } from '../../../web/shell/planner/sendQueues'
import { cooked } from '../cooking/cooked'
import { savedAs } from '../planning/renderPlan'
import { type Answer, tokenOf } from '../session/fakeApi'
import { givenTab } from '../../support/planAtHome'
import { forgetReplica } from '../../../web/live/replica/Replica'
import { currentAnswer, meal, planAnswer, planOf, viewerAnswer } from './samples'

const stored = planOf({ lunch: [meal('Roast', { numServes: 2 }), meal('Soup')] })
const scrubbed = planOf({ lunch: [emptyEntry(2), meal('Soup')] })
const removed = {
  __typename: 'ScrubbedRow',
  category: 'LUNCH',
  row: 0,
  mealName: 'Roast',
  change: 'REMOVED',
  reasons: ['Contains beef, and you asked for Vegan'],
}
const saved = (unsuitable: object[] = []): Answer => ({
  data: {
    mealPlan: savedAs(3, stored, unsuitable),
    viewer: viewerAnswer(currentAnswer(stored, 0, unsuitable.length > 0 ? ['lunch-0'] : [])),
  },
})
const scrub: Answer = { data: { scrubMealPlan: { plan: planAnswer(scrubbed), changes: [removed], errors: [] } } }
const others: Record<string, Answer> = {
  MealBases: { data: { mealBases: { __typename: 'MealBases', mealList: [] } } },
  ShoppingList: { data: { shoppingList: { __typename: 'ShoppingListResult', items: [], unsuitable: [], errors: [] } } },
}
const lost = { status: 503, code: 'UNAVAILABLE' }
const row = (name: string) => screen.queryByRole('combobox', { name })
const MISSING = /Could not load and check your saved plan yet/
const missing = () => screen.queryByText(MISSING)

async function open(path: string, answers: Parameters<typeof openPage>[1]) {
  const page = await openPage(path, { ...others, ...answers })
  await settle()
  await settle()
  return page
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  localStorage.setItem('lastFeedbackPrompt', String(Date.now()))
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  forgetReplica('ann', true)
})
let stop = () => {}
/** What is done is sent, as on every page. */
const send = () => {
  const goToLogin = () => {}
  stop = sendQueues(clientOf({ client: null, goToLogin, load: loadClientFactory }), 'ann')
}

afterEach(() => {
  stop()
  closePlanSource()
  endSession()
})

it('the saved plan is there without anything being pressed, checked with the same answer', async () => {
  const { api } = await open('/', { FirstPlan: saved() })
  expect(row('Lunch 1')).toHaveValue('Roast')
  expect(row('Lunch 2')).toHaveValue('Soup')
  expect(screen.getByText('Saved')).toBeInTheDocument()
  expect(api.of('FirstPlan')).toHaveLength(1)
  expect(api.of('ScrubMealPlan')).toEqual([])
  const tools = screen.getByRole('group', { name: 'Whole plan' })
  expect(within(tools).getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
})

describe('what the page asked before its code came', () => {
  const early = (token: string, answer: object | null | undefined) => {
    window.firstPlan = { token, answer: Promise.resolve(answer ?? null) as never }
  }

  it('is not asked again', async () => {
    early(tokenOf('ann'), (saved() as { data: object }).data)
    const { api } = await open('/', { FirstPlan: lost })
    expect(row('Lunch 1')).toHaveValue('Roast')
    expect(api.of('FirstPlan')).toEqual([])
    expect(window.firstPlan).toBeUndefined()
  })

  it.each([
    ['was another person’s', tokenOf('ben'), { mealPlan: null, viewer: viewerAnswer(currentAnswer(stored, 9)) }],
    ['was refused or not answered', tokenOf('ann'), null],
  ])('is asked again if it %s', async (_why, token, answer) => {
    early(token, answer)
    const { api } = await open('/', { FirstPlan: saved() })
    expect(row('Lunch 1')).toHaveValue('Roast')
    expect(api.of('FirstPlan')).toHaveLength(1)
  })
})

it('the plan that the household works on comes instead of the one that was saved, and says so (PLAN-42)', async () => {
  const current = planOf({ dinner: [meal('Dal', { numServes: 3 })] })
  await open('/', {
    FirstPlan: { data: { mealPlan: savedAs(3, stored), viewer: viewerAnswer(currentAnswer(current, 7)) } },
  })
  expect(row('Dinner 1')).toHaveValue('Dal')
  expect(row('Lunch 1')).toBeNull()
  expect(screen.getByText('Changed since it was saved')).toBeInTheDocument()
})

it('a plan that the household works on and that does not suit is checked before it is shown', async () => {
  const { api } = await open('/', {
    FirstPlan: { data: { mealPlan: null, viewer: viewerAnswer(currentAnswer(stored, 7, ['lunch-0'])) } },
    ScrubMealPlan: scrub,
    ApplyPlanOperations: {
      data: { applyOperations: { __typename: 'ApplyOperationsResult', plan: currentAnswer(scrubbed, 8), errors: [] } },
    },
  })
  expect(await screen.findByRole('region', { name: 'Your plan changed' })).toHaveTextContent(/Roast.*Removed/)
  expect(row('Lunch 1')).toHaveValue('')
  send()
  await waitFor(() => expect(api.of('ApplyPlanOperations')).toHaveLength(1))
  expect(api.of('ApplyPlanOperations')[0]?.variables).toMatchObject({
    input: { operations: [{ act: { plan: { setMeal: { rowId: 'lunch-0', uniqueId: '' } } } }] },
  })
})

it('every edit is sent as an operation on its row within a second (PLAN-44)', async () => {
  const { api, user } = await open('/', {
    FirstPlan: saved(),
    ApplyPlanOperations: {
      data: { applyOperations: { __typename: 'ApplyOperationsResult', plan: currentAnswer(stored, 1), errors: [] } },
    },
  })
  send()
  await settle()
  expect(api.of('ApplyPlanOperations')).toEqual([])
  const [, second] = within(screen.getByRole('grid', { name: 'Lunch meals' })).getAllByRole('row')
  act(() => second?.querySelector<HTMLElement>('[data-row]')?.focus())
  await user.keyboard('{Delete}')
  await waitFor(() => expect(api.of('ApplyPlanOperations')).toHaveLength(1))
  expect(api.of('ApplyPlanOperations')[0]?.variables).toEqual({
    input: {
      householdId: 'home',
      operations: [
        { id: expect.any(String), at: expect.any(Number), act: { plan: { removeRow: { rowId: 'lunch-1' } } } },
      ],
    },
  })
})

it('what does not suit any more is taken out first, with what and why, and can be undone', async () => {
  const { user } = await open('/', { FirstPlan: saved([removed]), ScrubMealPlan: scrub })
  const report = await screen.findByRole('region', { name: 'Your plan changed' })
  expect(report).toHaveTextContent(/Roast.*Removed.*Contains beef/)
  expect(row('Lunch 1')).toHaveValue('')
  await user.click(within(report).getByRole('button', { name: 'Undo' }))
  expect(row('Lunch 1')).toHaveValue('Roast')
  expect(screen.getByText(/Your plan has meals that do not suit your settings/)).toBeInTheDocument()
})

it.each([
  ['fetched', { FirstPlan: lost }],
  ['checked', { FirstPlan: saved([removed]), ScrubMealPlan: lost }],
])('a saved plan that can’t be %s is not shown, and can be tried again', async (_what, failing) => {
  const answers: Record<string, Answer> = { ...failing }
  const answer = (name: string) => () => answers[name] ?? lost
  const { user } = await open('/', { FirstPlan: answer('FirstPlan'), ScrubMealPlan: answer('ScrubMealPlan') })
  expect(await screen.findByText(MISSING)).toBeInTheDocument()
  expect(row('Lunch 1')).toBeNull()
  Object.assign(answers, { FirstPlan: saved() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('combobox', { name: 'Lunch 1' })).toHaveValue('Roast')
  expect(missing()).toBeNull()
})

it('is checked again on the page once other people may eat it (HH-15)', async () => {
  const { api } = await open('/', { FirstPlan: saved(), ScrubMealPlan: scrub })
  expect(row('Lunch 1')).toHaveValue('Roast')
  act(() => forgetPlanCheck())
  const report = await screen.findByRole('region', { name: 'Your plan changed' })
  expect(report).toHaveTextContent(/Roast.*Removed.*Contains beef/)
  expect(api.of('ScrubMealPlan')).toHaveLength(1)
})

it('one that waits for the planner is asked for again once other people may eat it', async () => {
  const { api } = await open('/login', { FirstPlan: saved() })
  await waitFor(() => expect(api.of('FirstPlan')).toHaveLength(1))
  storePlanner(initialState())
  act(() => forgetPlanCheck())
  await waitFor(() => expect(api.of('FirstPlan')).toHaveLength(2))
})

it('a plan of this tab stays as it is', async () => {
  const own = planOf({ dinner: [meal('Dal', { numServes: 4 })] })
  givenTab({ plan: own })
  const { api } = await open('/', { FirstPlan: saved() })
  expect(row('Dinner 1')).toHaveValue('Dal')
  expect(api.of('FirstPlan')).toEqual([])
})

it('someone who has saved none begins with an empty plan', async () => {
  await open('/', { FirstPlan: { data: { mealPlan: null, viewer: viewerAnswer(currentAnswer()) } } })
  expect(await screen.findByRole('button', { name: 'Start with three of each' })).toBeInTheDocument()
  expect(missing()).toBeNull()
})

it('Cook waits for it and does not say that nothing is planned', async () => {
  let answer: (value: Answer) => void = () => {}
  await open('/?mode=cook', {
    FirstPlan: () => new Promise((resolve) => (answer = resolve)),
    PlannedRecipes: { data: cooked(['Roast it.']) },
  })
  answer(saved())
  expect(await screen.findByText('Roast it.')).toBeInTheDocument()
  expect(screen.queryByText(/You need to generate a meal plan/)).toBeNull()
})

it('gives way to what was planned before it came', () => {
  const edited = planReducer(initialState(), { type: 'setCount', category: 'dinner', count: 1, seed: newId() })
  const checked = { asked: stored, plan: stored, changes: [], at: 1 }
  const arrive = { saved: { version: 3, plan: stored }, plan: stored, checked, householdId: null, begins: null }
  expect(planReducer(edited, { type: 'arrive', ...arrive })).toBe(edited)
  expect(planReducer(initialState(), { type: 'arrive', ...arrive })).toMatchObject({
    version: 3,
    past: [],
    suits: 'yes',
  })
})
