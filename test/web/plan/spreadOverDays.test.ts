import fc from 'fast-check'
import { addDays, daysBetween, isWeekend, placeInWeek, wholeDay } from '../../../web/plan/days'
import { CATEGORIES, emptyEntry, type Entry, type Plan, plannedRows } from '../../../web/plan/plan'
import { withDays } from '../../../web/plan/planEdits'
import { spreadOverDays } from '../../../web/plan/spreadOverDays'
import { meal, planOf } from './samples'

/** A Wednesday. */
const TODAY = '2026-11-25'

const named = (plan: Plan, days: ReadonlyMap<string, string>) =>
  Object.fromEntries(plannedRows(plan).map(({ key, entry }) => [entry.name, days.get(key)]))
const dinners = (...meals: Entry[]) => planOf({ dinner: meals })
const quick = (name: string, mainIngredient = 'tofu') => meal(name, { minutes: 20, mainIngredient })
const slow = (name: string, mainIngredient = 'beans') => meal(name, { minutes: 90, mainIngredient })

describe('days', () => {
  it('are counted over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
    expect(daysBetween('2026-11-30', '2026-12-02')).toBe(2)
    expect(placeInWeek('2026-11-30')).toBe(0)
    expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map(isWeekend)).toEqual([false, true, true, false])
  })

  it('are said in the words of the reader', () => {
    expect(wholeDay('2026-12-01')).toBe('Tue 1 Dec')
  })
})

describe('spreading over the week', () => {
  it('puts fish first, slow meals at the weekend, meat before the rest', () => {
    const plan = dinners(
      slow('Bean bake'),
      quick('Tofu'),
      quick('Chicken', 'chicken'),
      quick('Salmon', 'salmon'),
      slow('Roast', 'lamb'),
      quick('Dal', 'lentils'),
      quick('Pad thai', 'noodles'),
    )
    expect(named(plan, spreadOverDays(plan, TODAY))).toEqual({
      Salmon: '2026-11-25',
      Chicken: '2026-11-26',
      Tofu: '2026-11-27',
      Roast: '2026-11-28',
      'Bean bake': '2026-11-29',
      Dal: '2026-11-30',
      'Pad thai': '2026-12-01',
    })
  })

  it('leaves days alone that rows have, and gives no second meal of a category to a day', () => {
    const plan = withDays(
      planOf({ dinner: [quick('a'), quick('b')], lunch: [quick('c')] }),
      new Map([['dinner-0', TODAY]]),
    )
    expect(named(plan, spreadOverDays(plan, TODAY))).toEqual({ a: undefined, b: '2026-11-26', c: TODAY })
  })

  it('gives rows without a meal nothing, and versions the day of their meal', () => {
    const plan = dinners(quick('Pie'), meal('Pie', { isVersion: true, uniqueId: 'other' }), emptyEntry(), quick('Dal'))
    const days = spreadOverDays(plan, TODAY)
    expect([0, 1, 2, 3].map((row) => days.get(`dinner-${row}`))).toEqual([TODAY, TODAY, undefined, '2026-11-26'])
    const moved = withDays(plan, new Map([['dinner-0', '2026-12-03']]))
    expect(spreadOverDays(moved, TODAY).get('dinner-1')).toBe('2026-12-03')
  })

  const entries = fc.array(
    fc.record({
      minutes: fc.integer({ min: 0, max: 240 }),
      mainIngredient: fc.constantFrom('fish', 'prawns', 'chicken', 'beef', 'lentils', 'rice', ''),
      day: fc.option(fc.integer({ min: -3, max: 12 })),
    }),
    { maxLength: 10 },
  )
  const plans = fc.record({ breakfast: entries, lunch: entries, dinner: entries })
  const from = fc.integer({ min: 0, max: 400 }).map((count) => addDays(TODAY, count))

  it('gives every meal one day, on the first free ones, fish before all else, the slowest of the rest at weekends', () => {
    fc.assert(
      fc.property(plans, from, (parts, today) => {
        const meals = (category: (typeof CATEGORIES)[number]) =>
          parts[category].map(({ minutes, mainIngredient }, row) =>
            meal(`${category} ${row}`, { minutes, mainIngredient }),
          )
        const bare = planOf(Object.fromEntries(CATEGORIES.map((category) => [category, meals(category)])))
        const had = CATEGORIES.flatMap((category) =>
          parts[category].flatMap(({ day }, row) =>
            day === null ? [] : [[`${category}-${row}`, addDays(today, day)] as const],
          ),
        )
        const plan = withDays(bare, new Map(had))
        const days = spreadOverDays(plan, today)
        expect([...days.keys()].sort()).toEqual(
          plannedRows(plan)
            .flatMap(({ key, entry }) => (entry.date ? [] : [key]))
            .sort(),
        )
        for (const category of CATEGORIES) {
          const taken = plan[category].mealList.flatMap(({ date }) => date ?? [])
          const given = plan[category].mealList.flatMap((row) => {
            const day = days.get(row.id)
            return day ? [{ day, minutes: row.minutes, isFish: ['fish', 'prawns'].includes(row.mainIngredient) }] : []
          })
          const used = given.map(({ day }) => day).sort()
          const free: string[] = []
          for (let day = today; free.length < given.length; day = addDays(day, 1))
            if (!taken.includes(day)) free.push(day)
          expect(used).toEqual(free)
          const fish = given.filter(({ isFish }) => isFish)
          const others = given.filter(({ isFish }) => !isFish)
          for (const one of fish) for (const other of others) expect(one.day < other.day).toBe(true)
          for (const some of [fish, others]) {
            const minutes = (atWeekend: boolean) =>
              some.filter(({ day }) => isWeekend(day) === atWeekend).map((one) => one.minutes)
            expect(Math.min(...minutes(true))).toBeGreaterThanOrEqual(Math.max(...minutes(false)))
          }
        }
      }),
      { numRuns: 200 },
    )
  })

  it('has nothing to do the second time', () => {
    const plan = dinners(quick('a'), slow('b'))
    expect(spreadOverDays(withDays(plan, spreadOverDays(plan, TODAY)), TODAY).size).toBe(0)
  })
})
