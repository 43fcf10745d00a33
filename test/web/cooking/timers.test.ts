import {
  extendTimer,
  isOver,
  isRinging,
  jumpTarget,
  remainingOf,
  settleTimers,
  startTimer,
  turnTimer,
} from '../../../web/cooking/timers'

const MINUTE = 60_000
const setting = { id: 'a', label: '6 minutes', mealName: 'Dal', step: 1, duration: 6 * MINUTE }

/** A timer that ended at six minutes. */
function ended() {
  const [timer] = settleTimers([startTimer(setting, 0)], 6 * MINUTE).timers
  if (!timer) throw new Error('There is one timer')
  return timer
}

it('runs again when time is added after its end, until that has passed', () => {
  const extended = extendTimer(ended(), MINUTE, 10 * MINUTE)
  expect(extended.endsAt).toBe(11 * MINUTE)
  expect(remainingOf(extended, 10 * MINUTE + 20_000)).toBe(40_000)
  const { timers, over } = settleTimers([extended], 11 * MINUTE)
  expect(over.map(({ id }) => id)).toEqual(['a'])
  expect(timers.map(isOver)).toEqual([true])
})

it('stays paused when time is added while it is paused', () => {
  const paused = turnTimer(startTimer(setting, 0), 2 * MINUTE)
  const extended = extendTimer(paused, MINUTE, 3 * MINUTE)
  expect(extended.endsAt).toBeNull()
  expect(remainingOf(extended, 30 * MINUTE)).toBe(5 * MINUTE)
  expect(extended.duration).toBe(6 * MINUTE)
})

it('takes the added time into its duration when more remains than it was set to', () => {
  const extended = extendTimer(startTimer(setting, 0), 2 * MINUTE, MINUTE)
  expect([extended.duration, remainingOf(extended, MINUTE)]).toEqual([7 * MINUTE, 7 * MINUTE])
})

it('does not start again by itself once it has ended', () => {
  const timer = ended()
  expect(turnTimer(timer, 7 * MINUTE)).toBe(timer)
  expect(isOver(timer)).toBe(true)
})

it('rings until it is dismissed, for ten minutes at most', () => {
  const timer = ended()
  expect(isRinging(timer, 6 * MINUTE)).toBe(true)
  expect(isRinging(timer, 15.9 * MINUTE)).toBe(true)
  expect(isRinging(timer, 16 * MINUTE)).toBe(false)
  expect(isRinging(extendTimer(timer, MINUTE, 7 * MINUTE), 7 * MINUTE)).toBe(false)
  expect(isRinging(startTimer(setting, 0), MINUTE)).toBe(false)
})

it('leads to its step', () => {
  expect(jumpTarget({ id: 'a:b:3:17', step: 3 })).toEqual({ uniqueId: 'a:b', step: 2 })
})
