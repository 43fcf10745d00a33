import { randomUUID } from 'node:crypto'
import { PlanModel } from '../../../server/planning/PlanModel'
import { givenApp } from '../../support/givenApp'
import { type Person, signUpAndIn } from '../../support/people'
import { setSettings } from '../../support/plans'
import type { KeptPlan } from './planCalls'
import { titles, weekCalls } from './weekCalls'

const app = givenApp({ RATE_LIMIT_SCALE: '100000' })
let person: Person

beforeEach(async () => {
  person = await signUpAndIn(app)
})

const { current, meal, beginWeek, apply, day, adding, past } = weekCalls(app, () => person)

test('versions of a meal become one row, and what leftovers to come are of stays (PLAN-88)', async () => {
  const [main, version, cooked, left] = Array.from({ length: 4 }, (): string => randomUUID()) as [
    string,
    string,
    string,
    string,
  ]
  await apply(
    adding(main, { serves: 3 }),
    adding(version, { variantOf: main, serves: 1 }),
    adding(cooked, { date: day(-1), uniqueId: meal(1) }),
    { addRow: { rowId: left, category: 'DINNER', uniqueId: '', after: 'none', date: day(1) } },
    { setContent: { rowId: left, content: { leftoversOf: cooked } } },
  )
  const { plan } = await beginWeek()
  expect(plan?.rows.map(({ id }) => [cooked, left].includes(id))).toEqual([false, true, true])
  expect(plan?.rows[0]).toMatchObject({ title: null, hasSetServes: false, versionOf: null })
  expect((await past())[0]?.rows.map(({ id }) => id)).toEqual([main, version])
})

test('a week that comes again is in line with the present settings, on weekdays to come (PLAN-88)', async () => {
  const ids: string[] = Array.from({ length: 8 }, () => randomUUID())
  await apply(
    ...ids.map((id, index) => adding(id, { uniqueId: meal(index), date: day(index - 10), isLocked: index === 0 })),
  )
  const before = await current()
  await setSettings(app, person.userId, { requirements: { VEGAN: 'ADAPT' } })
  const { plan, changes } = await beginWeek({ isRepeat: true })
  expect(plan?.rows.map(({ date }) => date)).toEqual([4, 5, 6, 0, 1, 2, 3, 4].map(day))
  expect(plan?.rows[0]?.isLocked).toBe(true)
  expect(changes.length).toBeGreaterThan(0)
  const changed = new Set(changes.map(({ row }) => row.id))
  plan?.rows.forEach(({ id, title }, index) => {
    if (!changed.has(id)) expect(title).toBe(before.rows[index]?.title)
  })
  expect(plan?.rows.some(({ id }) => ids.includes(id))).toBe(false)
  expect(titles((await past())[0] as KeptPlan)).toEqual(titles(before))
})

test('what comes every week comes again, the versions of a meal with it, beside empty rows (PLAN-90)', async () => {
  const [weekly, version, gran, left, other] = Array.from({ length: 5 }, (): string => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
  ]
  await apply(
    adding(weekly, { date: day(-2), isWeekly: true, isLocked: true }),
    adding(version, { date: day(-2), variantOf: weekly }),
    adding(gran, { uniqueId: '', content: { text: { text: 'Gran', isOut: true } } }),
    adding(other, { uniqueId: meal(1) }),
    adding(left, { uniqueId: '', content: { leftoversOf: other }, isWeekly: true }),
    { setWeekly: { rowId: gran, isWeekly: true } },
  )
  const before = await current()
  const { plan, changes } = await beginWeek()
  expect(changes).toEqual([])
  expect(plan?.rows.map(({ title, date }) => [title, date])).toEqual([
    [before.rows[0]?.title, day(5)],
    [before.rows[0]?.title, day(5)],
    ['Gran', null],
    [null, null],
    [null, null],
  ])
  expect(plan?.rows[1]?.versionOf).toEqual({ id: plan?.rows[0]?.id })
  expect(plan?.rows[0]?.isLocked).toBe(true)
  expect((await past())[0]?.rows).toHaveLength(5)
  const stored = await PlanModel.query(app.services.db).findById(plan?.id.replace('Plan:', '') ?? '')
  expect(stored?.content.rows.some(({ leftoversOf }) => leftoversOf !== undefined)).toBe(false)
  // And in the week after.
  for (const { id, date } of plan?.rows ?? []) if (date) await apply({ setDate: { rowId: id, date: day(-1) } })
  expect((await beginWeek()).plan?.rows.map(({ title }) => title !== null)).toEqual([true, true, true, false, false])
})
