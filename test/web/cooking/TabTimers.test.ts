import { TabTimers } from '../../../web/cooking/shared/TabTimers'
import { MINUTE } from '../../../web/cooking/timers'
import { beginTimer, currentTimers, extendTimerById, removeTimer, setTimers } from '../../../web/cooking/timerStore'
import { endSession, startSession } from '../../../web/session/session'
import { tokenOf } from '../session/fakeApi'

const OWNER = 'ann'
const setting = { id: 'dal:1:0', label: '6 minutes', mealName: 'Dal', step: 1, duration: 6 * MINUTE }
const acted = jest.fn()
let stop = () => {}
const open = (householdId = 'home') => {
  const tab = new TabTimers(OWNER, householdId, acted)
  stop = tab.follow()
  return tab
}

beforeEach(() => {
  startSession(tokenOf(OWNER), { email: '' })
  acted.mockClear()
})
afterEach(() => {
  stop()
  setTimers([])
  localStorage.clear()
  sessionStorage.clear()
})

/** What the server says of what waits, once it has it. */
function sent(tab: TabTimers) {
  const acts = tab.pending()
  const timers = acts.map(({ kept: { timer, pending } }) => ({
    ...{ key: timer.id, meal: timer.mealName, label: timer.label, step: timer.step, duration: timer.duration },
    ...{ state: 'RUNNING' as const, endsAt: timer.endsAt, remaining: null, at: pending?.doneAt ?? 0 },
  }))
  tab.noteSent(timers)
  tab.reconcile(acts, { now: Date.now(), timers }, 0)
  return timers
}

it('what is done waits until it is sent, also for the next page', () => {
  const tab = open()
  beginTimer(setting)
  expect(acted).toHaveBeenCalledTimes(1)
  expect(tab.pending()).toHaveLength(1)
  stop()
  setTimers([])
  const next = open()
  expect(currentTimers()).toMatchObject([{ id: setting.id, isElsewhere: true }])
  expect(next.pending()).toHaveLength(1)
  sent(next)
  expect(next.pending()).toEqual([])
  expect(currentTimers()).toHaveLength(1)
})

it('what another device does is shown, and is no act here', () => {
  const tab = open()
  beginTimer(setting)
  const [timer] = sent(tab)
  acted.mockClear()
  tab.hear(
    {
      now: 0,
      timers: [{ ...(timer as NonNullable<typeof timer>), state: 'PAUSED', endsAt: null, remaining: 5, at: 9 }],
    },
    0,
  )
  expect(currentTimers()).toMatchObject([{ endsAt: null, remaining: 5 }])
  tab.hear({ now: 0, timers: [] }, 0)
  expect(currentTimers()).toEqual([])
  expect(acted).not.toHaveBeenCalled()
  expect(tab.pending()).toEqual([])
})

it('a timer that is touched here is this device’s from then on', () => {
  const tab = open()
  const at = Date.now() - 1000
  const theirs = {
    ...{ key: 'dal:1:0', meal: 'Dal', label: '6 minutes', step: 1, duration: MINUTE },
    at,
    remaining: null,
  }
  tab.hear({ now: 0, timers: [{ ...theirs, state: 'RUNNING', endsAt: at + MINUTE }] }, 0)
  expect(currentTimers()).toMatchObject([{ isElsewhere: true }])
  extendTimerById(setting.id, MINUTE)
  expect(currentTimers()[0]?.isElsewhere).toBeUndefined()
  removeTimer(setting.id)
  expect(tab.pending()).toMatchObject([{ kept: { pending: { isGone: true } } }])
})

it('the end of the session dismisses nothing', () => {
  const tab = open()
  beginTimer(setting)
  sent(tab)
  endSession()
  expect(tab.pending()).toEqual([])
  startSession(tokenOf(OWNER), { email: '' })
  expect(tab.pending()).toEqual([])
})

it('what was another household’s is neither shown nor shared', () => {
  const tab = open()
  beginTimer(setting)
  sent(tab)
  stop()
  beginTimer({ ...setting, id: 'rice:2:0' })
  const other = open('club')
  expect(currentTimers().map(({ id }) => id)).toEqual(['rice:2:0'])
  expect(other.pending().map(({ kept }) => kept.timer.id)).toEqual(['rice:2:0'])
})

it('where nothing can be stored the timers stay on the page', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  const tab = open()
  beginTimer(setting)
  expect(currentTimers()).toHaveLength(1)
  sent(tab)
  expect(currentTimers()).toHaveLength(1)
  expect(tab.pending()).toEqual([])
  write.mockRestore()
})
