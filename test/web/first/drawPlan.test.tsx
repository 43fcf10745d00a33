import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { TIMES } from '../../../schema/limits'
import { drawEmptyPlan, drawKeptPlan } from '../../../web/first/drawPlan'
import { replicaOf } from '../../../web/live/replica/Replica'
import { emptyEntry, type Plan } from '../../../web/plan/plan'
import { withDays } from '../../../web/plan/planEdits'
import { initialState } from '../../../web/plan/plannerState'
import { storePlanner } from '../../../web/plan/plannerStorage'
import { SAMPLE } from '../../../web/plan/sampleRows'
import { asTemplates } from '../../../web/planTemplates'
import { createNavigation } from '../../../web/product/navigation'
import { DEVICE_OWNER_KEY } from '../../../web/session/deviceOwner'
import { endSession, startSession } from '../../../web/session/session'
import { PlanTemplates } from '../../../web/shell/planner/PlanTemplates'
import { Pages } from '../../../web/shell/Pages'
import { currentAnswer, viewerAnswer, meal, planOf } from '../plan/samples'
import { tokenOf } from '../session/fakeApi'

const navigation = createNavigation(createMemoryHistory({ initialEntries: ['/'] }))
const TEMPLATES = asTemplates(
  renderToStaticMarkup(<Pages navigation={navigation} routes={[{ path: '/', element: <PlanTemplates /> }]} />),
)
const swap = { from: 'butter', to: 'oil', note: '' }
const UNDATED = planOf({
  breakfast: [meal('Oat bowl', { minutes: 5, numServes: 2 }), meal('Rye toast', { minutes: 0, swaps: [swap] })],
  dinner: [meal('Dal', { minutes: 25, numServes: 10, swaps: [swap, swap, swap] }), emptyEntry(3)],
})
const PLAN = withDays(UNDATED, new Map([['breakfast-0', '2026-12-01']]))

const root = () => document.getElementById('root') as HTMLElement
const text = () => root().textContent ?? ''
const rows = () => [...root().querySelectorAll('section [role=listitem]')].map((row) => row.textContent)

function keep(plan: Plan = PLAN, at = Date.now()): void {
  startSession(tokenOf('ann'), { email: 'ann@example.com' })
  replicaOf('ann').showFirst({ householdId: 'home', plan: { rows: plan, at } })
  localStorage.setItem(DEVICE_OWNER_KEY, 'ann')
  sessionStorage.clear()
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.body.innerHTML = `${TEMPLATES}<div id="root" data-shell="frame"><main><div data-place>Loading</div></main></div>`
})
afterEach(() => endSession())

it('the day of the samples is far ahead, as the planner says more of today and of days that are over', () => {
  expect(Date.parse(SAMPLE.date)).toBeGreaterThan(Date.parse('2090-01-01'))
})

describe('The kept plan is drawn as the planner draws it (PLAN-56)', () => {
  it('with the meals, their days, minutes, serves and swaps, and rows without a meal', () => {
    keep()
    drawKeptPlan()
    expect(rows()).toEqual([
      'Oat bowlTue5 min2 servesserves2',
      'Rye toastadaptedserves1',
      'Dal25 minadapted10 servesserves10',
      'Choose a mealor randomize itserves3',
    ])
    expect(root().textContent).toContain('Checking that every meal still suits …')
    expect(root().textContent).not.toContain('[[')
    expect(root().dataset.drawn).toBe('plan')
  })

  it('with how many meals each category has, and that one has none', () => {
    keep()
    drawKeptPlan()
    const cards = [...root().querySelectorAll('section')]
    expect(cards.map((card) => card.querySelectorAll('[role=listitem]').length)).toEqual([2, 0, 2])
    expect(cards.map((card) => /meals(\d+)meals/.exec(card.textContent ?? '')?.[1])).toEqual(['2', '0', '2'])
    expect(cards[1]?.textContent).toContain('No lunch')
  })

  it('and nothing of it is a control, or markup out of storage', () => {
    keep(planOf({ lunch: [meal('<img src=x onerror=alert(1)>', { plate: '"><script>' })] }))
    drawKeptPlan()
    expect(root().querySelectorAll('button, input, [role=tab], [role=combobox], script')).toHaveLength(0)
    expect(rows()[0]).toContain('<img src=x onerror=alert(1)>')
    expect(root().querySelectorAll('[role=listitem] img')).toHaveLength(0)
  })

  it.each<[string, () => void]>([
    ['of another person', () => localStorage.setItem(DEVICE_OWNER_KEY, 'ben')],
    ['in a tab of another person', () => startSession(tokenOf('ben'), { email: 'ben@example.com' })],
    ['after the session was refused', () => localStorage.removeItem(DEVICE_OWNER_KEY)],
    ['that was last checked two weeks ago', () => keep(PLAN, Date.now() - TIMES.sessionIdle)],
    [
      'that is damaged',
      () =>
        localStorage.setItem(
          'firstView',
          '{"owner":"ann","householdId":"home","members":[],"plan":{"rows":{"lunch":null},"at":1}}',
        ),
    ],
    ['in another mode', () => history.replaceState(null, '', '/?mode=cook')],
    ['on another page', () => history.replaceState(null, '', '/cupboard')],
    ['once the page’s code has begun', () => (root().dataset.begun = '')],
    [
      'in a tab with its own plan',
      () => {
        startSession(tokenOf('ann'), { email: 'ann@example.com' })
        storePlanner({ ...initialState(), version: 1 })
      },
    ],
  ])('but none %s', (_which, prepare) => {
    keep()
    prepare()
    drawKeptPlan()
    expect(text()).toBe('Loading')
  })
})

describe('An empty plan is drawn where the answer has no meal (PLAN-57)', () => {
  const answer = (plan?: Plan) => ({ mealPlan: null, viewer: viewerAnswer(currentAnswer(plan)) }) as never

  it('to be read', () => {
    drawEmptyPlan(answer())
    expect(text()).toContain('What would you like to eat?')
    expect(root().querySelectorAll('button')).toHaveLength(0)
  })

  it.each<[string, () => void]>([
    ['that has rows', () => drawEmptyPlan(answer(PLAN))],
    ['that did not come', () => drawEmptyPlan(null)],
    [
      'in whose place the kept plan stands',
      () => {
        keep()
        drawKeptPlan()
        drawEmptyPlan(answer())
      },
    ],
  ])('but not for one %s', (_which, draw) => {
    draw()
    expect(text()).not.toContain('What would you like to eat?')
  })
})
