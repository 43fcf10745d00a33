import { MINUTE, settleTimers, startTimer, type Timer, turnTimer } from '../../../web/cooking/timers'
import { ServerClock } from '../../../web/cooking/shared/ServerClock'
import { type KeptTimer, noticeActs, receive, shownOf, toInput } from '../../../web/cooking/shared/sharedTimers'

const NOW = 1_800_000_000_000
/** By which the server's clock is ahead. */
const AHEAD = 3 * MINUTE
const setting = { id: 'dal:1:0', label: '6 minutes', mealName: 'Dal', step: 1, duration: 6 * MINUTE }
const none = new Set<string>()
const both = new Set([setting.id])
const [mine, theirs] = [both, none]

/** What the server says after these acts. */
function told(acts: readonly KeptTimer[]) {
  return acts.flatMap((act) => {
    const { endsAt = null, remaining = null, ...input } = toInput(act, AHEAD)
    return input.state === 'DISMISSED' ? [] : [{ ...input, endsAt, remaining }]
  })
}
const started = () => noticeActs([], [startTimer(setting, NOW)], none, NOW + 50).kept
/** As it is kept once the server has it. */
const shared = () =>
  started().map(({ timer, pending, at }) => ({
    timer,
    at: pending ? toInput({ timer, at, pending }, AHEAD).at : at,
  }))

describe('what is done in a tab', () => {
  it('is an act at its own time: a start, a pause, a press on Stop', () => {
    const [start] = started()
    expect(start?.pending).toMatchObject({ doneAt: NOW, isGone: false })
    const paused = turnTimer(startTimer(setting, NOW), NOW + MINUTE)
    const { kept, acted } = noticeActs(shared(), [paused], both, NOW + MINUTE)
    expect(acted).toEqual([setting.id])
    expect(toInput(kept[0] as KeptTimer, AHEAD)).toMatchObject({ state: 'PAUSED', remaining: 5 * MINUTE, endsAt: null })
    const stopped = noticeActs(shared(), [], both, NOW + MINUTE).kept
    expect(toInput(stopped[0] as KeptTimer, AHEAD)).toMatchObject({ state: 'DISMISSED', at: NOW + MINUTE + AHEAD })
  })

  it('is none where the time is up, nothing has changed, or the tab has not shown it yet', () => {
    const over = settleTimers([startTimer(setting, NOW)], NOW + 7 * MINUTE).timers
    for (const tab of [over, [startTimer(setting, NOW)]])
      expect(noticeActs(shared(), tab, both, NOW + 7 * MINUTE).acted).toEqual([])
    expect(noticeActs(shared(), [], none, NOW).acted).toEqual([])
  })

  it('a start in place of one that was stopped is a start', () => {
    const stopped = noticeActs(shared(), [], both, NOW + 1000).kept
    const { kept } = noticeActs(stopped, [startTimer(setting, NOW + 2000)], none, NOW + 2000)
    expect(kept).toHaveLength(1)
    expect(toInput(kept[0] as KeptTimer, AHEAD)).toMatchObject({ state: 'RUNNING', at: NOW + 2000 + AHEAD })
  })

  it('comes after what the device knew of, also where its clock goes wrong', () => {
    const later = shared().map((one) => ({ ...one, at: one.at + 5000 }))
    const { kept } = noticeActs(later, [turnTimer(startTimer(setting, NOW), NOW + 1000)], both, NOW + 1000)
    expect(toInput(kept[0] as KeptTimer, AHEAD).at).toBe((later[0]?.at ?? 0) + 1)
  })

  it('says when it ends by the server’s clock, also once its time is up', () => {
    const end = NOW + 6 * MINUTE + AHEAD
    expect(toInput(started()[0] as KeptTimer, AHEAD)).toMatchObject({ at: NOW + AHEAD, endsAt: end, remaining: null })
    const [over] = settleTimers([startTimer(setting, NOW)], NOW + 7 * MINUTE).timers
    const kept = noticeActs([], [over as Timer], none, NOW).kept
    expect(toInput(kept[0] as KeptTimer, AHEAD)).toMatchObject({ state: 'RUNNING', endsAt: end })
  })

  it('of an earlier release has no time, and is done now', () => {
    const { doneAt: _doneAt, ...former } = startTimer(setting, NOW - MINUTE)
    expect(noticeActs([], [former], none, NOW).kept[0]?.pending?.doneAt).toBe(NOW)
  })
})

describe('what the server says', () => {
  it('is shown by the device’s clock', () => {
    const [timer] = receive([], told(shared().map(asAct)), AHEAD, NOW + MINUTE)
    expect(timer?.timer).toMatchObject({ id: setting.id, endsAt: NOW + 6 * MINUTE, mealName: 'Dal', step: 1 })
  })

  it('leaves what is its own as it is, and what is not sent yet', () => {
    const before = shared()
    expect(receive(before, told(before.map(asAct)), AHEAD + 40, NOW)).toEqual(before)
    const acted = noticeActs(before, [turnTimer(startTimer(setting, NOW), NOW + 1000)], both, NOW + 1000).kept
    expect(receive(acted, told(before.map(asAct)), AHEAD, NOW + 2000)).toEqual(acted)
    expect(receive(acted, [], AHEAD, NOW + 2000)).toEqual(acted)
  })

  it('takes away what others dismissed, but not what is on this device alone', () => {
    expect(receive(shared(), [], AHEAD, NOW)).toEqual([])
    const alone = shared().map((one) => ({ ...one, isAlone: true }))
    expect(receive(alone, [], AHEAD, NOW)).toEqual(alone)
  })

  it('follows a device’s clock that was set', () => {
    const [timer] = receive(shared(), told(shared().map(asAct)), AHEAD - 60 * MINUTE, NOW + 60 * MINUTE)
    expect(timer?.timer.endsAt).toBe(NOW + 66 * MINUTE)
  })

  it('of a timer that was over long ago rings nowhere', () => {
    const [kept] = receive([], told(shared().map(asAct)), AHEAD, NOW + 30 * MINUTE)
    expect(kept?.timer).toMatchObject({ endsAt: null, remaining: 0, overAt: NOW + 6 * MINUTE })
  })
})

it('a timer rings where it was touched last, and elsewhere only in sight', () => {
  const kept = shared()
  expect(shownOf(kept, [], mine).map(({ isElsewhere }) => isElsewhere)).toEqual([undefined])
  expect(shownOf(kept, [], theirs).map(({ isElsewhere }) => isElsewhere)).toEqual([true])
  expect(shownOf(noticeActs(kept, [], both, NOW + 1).kept, [], mine)).toEqual([])
})

it('the server’s clock is taken from the answer that came soonest, until a clock is set', () => {
  const clock = new ServerClock()
  expect(clock.ahead).toBeNull()
  clock.note(NOW + AHEAD + 400, NOW, NOW + 1000)
  expect(clock.ahead).toBe(AHEAD - 100)
  clock.note(NOW + AHEAD + 20, NOW, NOW + 40)
  expect(clock.ahead).toBe(AHEAD)
  clock.note(NOW + AHEAD + 300, NOW, NOW + 1000)
  expect(clock.ahead).toBe(AHEAD)
  clock.note(NOW + 500, NOW, NOW + 1000)
  expect(clock.ahead).toBe(0)
})

/** A kept timer as the act that made it. */
function asAct({ timer, at }: KeptTimer): KeptTimer {
  return { timer, at, pending: { id: 'any', doneAt: timer.doneAt ?? 0, at, isGone: false } }
}
