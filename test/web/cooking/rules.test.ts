import { instructionsAddress, mealSlug } from '../../../web/plan/instructionsAddress'
import { findTimes } from '../../../web/cooking/stepTimes'
import {
  extendTimer,
  formatClock,
  isOver,
  remainingOf,
  settleTimers,
  startTimer,
  turnTimer,
} from '../../../web/cooking/timers'
import { meal } from '../plan/samples'

const MINUTE = 60_000

describe("the address of a meal's instructions", () => {
  it.each([
    ["Shepherd's pie", 'shepherd-s-pie'],
    ['Nonna’s ragù', 'nonna-s-ragu'],
    ['Mussels in harissa & tomato broth', 'mussels-in-harissa-tomato-broth'],
    [' Weeknight  beef pho! ', 'weeknight-beef-pho'],
    ["Cooks' (quick) dal", 'cooks-quick-dal'],
  ])('of %s is its slug', (name, slug) => expect(mealSlug(name)).toBe(slug))

  it('is our page, with the swaps where there are any', () => {
    expect(instructionsAddress(meal('Dal', { slug: '' }))).toEqual({ to: '/instructions/dal', external: false })
    const adapted = meal('Dal', { slug: 'dal', isCustomised: true, uniqueId: 'a+b=' })
    expect(instructionsAddress(adapted).to).toBe('/instructions/dal?meal=a%2Bb%3D')
  })

  it("is the meal's own when that starts with http, and nothing else that it may say", () => {
    const own = (urlDetails: string) => instructionsAddress(meal('Dal', { slug: 'dal', urlDetails }))
    expect(own('https://food.example/dal')).toEqual({ to: 'https://food.example/dal', external: true })
    for (const other of ['', 'food.example', 'javascript:alert(1)', 'httpfoo'])
      expect(own(other)).toEqual({ to: '/instructions/dal', external: false })
  })
})

describe('the times of a step', () => {
  it.each([
    ['Simmer for 6 minutes, until soft.', ['6 minutes', 6]],
    ['Cook for 1 minute.', ['1 minute', 1]],
    ['Fry for 30 seconds.', ['30 seconds', 0.5]],
    ['Bake 10 to 12 minutes.', ['10 to 12 minutes', 10]],
    ['Bake 10–12 min.', ['10–12 min', 10]],
    ['Braise for 1 hour 20 minutes.', ['1 hour 20 minutes', 80]],
    ['Braise for 1 hour and 5 minutes.', ['1 hour and 5 minutes', 65]],
    ['Braise for 1 ½ hours.', ['1 ½ hours', 90]],
    ['Rest for ½ hour.', ['½ hour', 30]],
    ['Rest for half an hour.', ['half an hour', 30]],
    ['Chill for 2.5 hours, or overnight.', ['2.5 hours', 150]],
  ])('in %s', (step, [text, minutes]) => {
    expect(findTimes(step)).toEqual([{ text, at: step.indexOf(String(text)), duration: Number(minutes) * MINUTE }])
  })

  it('are all found, in order', () => {
    expect(findTimes('Cook for 4 minutes. Turn and cook for 1 minute more.').map(({ text }) => text)).toEqual([
      '4 minutes',
      '1 minute',
    ])
  })

  it.each([
    'Add 2 minced garlic cloves.',
    'Cut into 3 cm pieces.',
    'Heat to 220 °C.',
    'Use the 400 g tin.',
    'Serve 4.',
    'Wait 99 hours.',
  ])('are none in %s', (step) => expect(findTimes(step)).toEqual([]))
})

describe('a timer', () => {
  const setting = { id: 'a', label: '6 minutes', mealName: 'Dal', step: 1, duration: 6 * MINUTE }

  it('counts down, stops while it is paused and goes on where it was', () => {
    const running = startTimer(setting, 1000)
    expect(remainingOf(running, 1000 + MINUTE)).toBe(5 * MINUTE)
    const paused = turnTimer(running, 1000 + MINUTE)
    expect(remainingOf(paused, 99 * MINUTE)).toBe(5 * MINUTE)
    expect(remainingOf(turnTimer(paused, 99 * MINUTE), 100 * MINUTE)).toBe(4 * MINUTE)
  })

  it('is over once, when its time has come', () => {
    const other = startTimer({ ...setting, id: 'b', duration: 60 * MINUTE }, 0)
    const early = settleTimers([startTimer(setting, 0), other], 6 * MINUTE - 1)
    expect(early.over).toEqual([])
    const { timers, over } = settleTimers(early.timers, 6 * MINUTE)
    expect(over.map(({ id }) => id)).toEqual(['a'])
    expect(timers.map(isOver)).toEqual([true, false])
    expect(settleTimers(timers, 7 * MINUTE).over).toEqual([])
  })

  it('can be given more time, also when it is over', () => {
    const { timers } = settleTimers([startTimer(setting, 0)], 6 * MINUTE)
    const again = timers.map((timer) => extendTimer(timer, MINUTE, 7 * MINUTE))
    expect(again.map((timer) => remainingOf(timer, 7 * MINUTE))).toEqual([MINUTE])
    expect(again.some(isOver)).toBe(false)
    expect(remainingOf(extendTimer(startTimer(setting, 0), MINUTE, 0), 0)).toBe(7 * MINUTE)
  })

  it.each([
    [0, '0:00'],
    [900, '0:01'],
    [65_000, '1:05'],
    [600_000, '10:00'],
    [3_909_000, '1:05:09'],
  ])('of %d ms reads %s', (ms, clock) => expect(formatClock(ms)).toBe(clock))
})
