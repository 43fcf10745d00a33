import { emptyEntry, emptyPlan, mapRows, type Plan, type Row } from '../../../../web/plan/plan'
import { byDay, timeOf } from '../../../../web/planning/recent/byDay'
import type { PlanChange } from '../../../../web/planning/recent/planChange'
import { sayChanges } from '../../../../web/planning/recent/sayChange'
import { meal, planOf } from '../../plan/samples'
import { changeOf } from './changes'

const week = planOf({ lunch: [meal('Pho')], dinner: [meal('Chilli'), meal('Dal')] })
const say = (...changes: PlanChange[]) => [...sayChanges(changes).values()].at(-1)
const text = (before: Plan, after: Plan, more?: Partial<PlanChange>) => say(changeOf(before, after, more))?.text
/** The plan with another first dinner. */
const first = (change: Partial<Row>): Plan =>
  mapRows(week, (row) => (row.id === 'dinner-0' ? { ...row, ...change } : row))
const gaps = planOf({ dinner: [emptyEntry(), emptyEntry()] })

it.each<[string, Plan, Plan]>([
  ['Ben changed dinner 1 from Chilli to Tofu', week, first(meal('Tofu'))],
  ['Ben changed the swaps of Chilli', week, first({ uniqueId: 'other swaps' })],
  ['Ben removed Chilli from dinner 1', week, first(emptyEntry())],
  ['Ben planned Chilli for dinner 1', first(emptyEntry()), week],
  ['Ben changed dinner 1 from Chilli to Pizza', week, first({ ...emptyEntry(), other: { text: 'Pizza' } })],
  [
    'Ben changed dinner 1 from Chilli to leftovers',
    week,
    first({ ...emptyEntry(), other: { leftoversOf: 'dinner-1' } }),
  ],
  ['Ben added Salad to dinner 1', week, first({ side: meal('Salad') })],
  ['Ben added Salad and Pears to dinner 1', week, first({ side: meal('Salad'), dessert: meal('Pears') })],
  ['Ben removed Salad from dinner 1', first({ side: meal('Salad') }), week],
  ['Ben changed Salad to Mash in dinner 1', first({ side: meal('Salad') }), first({ side: meal('Mash') })],
  ['Ben removed Chilli from dinner 1', first({ side: meal('Salad') }), first(emptyEntry())],
  ['Ben moved Chilli to Tue 1 Dec', week, first({ date: '2026-12-01' })],
  ['Ben removed the day of Chilli', first({ date: '2026-12-01' }), week],
  ['Ben set Chilli to 4 serves', week, first({ numServes: 4 })],
  ['Ben set Chilli to 1 serve', first({ numServes: 4 }), week],
  ['Ben let the serves of Chilli follow the portions', week, first({ followsPortions: true })],
  ['Ben changed who eats Chilli', week, first({ eaters: ['mia'] })],
  ['Ben locked Chilli', week, first({ isLocked: true })],
  ['Ben unlocked Chilli', first({ isLocked: true }), week],
  ['Ben planned Chilli for every week', week, first({ isWeekly: true, isLocked: true })],
  ['Ben planned Chilli for this week only', first({ isWeekly: true }), week],
  ['Ben changed Chilli', week, first({ numServes: 4, date: '2026-12-01' })],
  ['Ben added Pho', emptyPlan(), planOf({ lunch: [meal('Pho')] })],
  ['Ben added a dinner', emptyPlan(), planOf({ dinner: [emptyEntry()] })],
  ['Ben removed Pho', planOf({ lunch: [meal('Pho')] }), emptyPlan()],
  ['Ben removed dinner 1', planOf({ dinner: [emptyEntry()] }), emptyPlan()],
  ['Ben added 2 dinners', emptyPlan(), gaps],
  ['Ben removed 2 dinners', gaps, emptyPlan()],
  ['Ben planned 2 dinners', gaps, planOf({ dinner: [meal('Chilli'), meal('Dal')] })],
  ['Ben changed 3 meals', week, mapRows(week, (row) => ({ ...row, ...meal(`New ${row.name}`) }))],
  ['Ben changed the days of 3 meals', week, mapRows(week, (row) => ({ ...row, date: '2026-12-01' }))],
  ['Ben changed the serves of 3 meals', week, mapRows(week, (row) => ({ ...row, numServes: 2 }))],
  ['Ben changed 3 meals', week, mapRows(week, (row) => ({ ...row, numServes: 2, date: '2026-12-01' }))],
])('%s (PLAN-97)', (words, before, after) => {
  expect(text(before, after)).toBe(words)
})

it('says who it was: the person, another, someone who left, and no one where it follows from settings', () => {
  const at = (by: PlanChange['by']) => text(week, emptyPlan(), { kind: 'CLEARED', by })
  expect(at({ name: 'Ana', isViewer: true })).toBe('You cleared the plan')
  expect(at({ name: 'Ben', isViewer: false })).toBe('Ben cleared the plan')
  expect(at(null)).toBe('Someone who left cleared the plan')
  const suited = { kind: 'SUITED', by: null } as const
  expect(text(week, first(emptyEntry()), suited)).toBe('Chilli did not suit any more and was removed')
  expect(text(week, first({ uniqueId: 'other swaps' }), suited)).toBe('Chilli was adapted')
  const salad = first({ side: meal('Salad') })
  expect(text(salad, week, suited)).toBe('Salad did not suit any more and was removed')
  expect(text(salad, first({ side: meal('Salad', { uniqueId: 'other' }) }), suited)).toBe('Salad was adapted')
  expect(text(week, salad, { kind: 'RETURNED' })).toBe('Salad suits again and is back')
  expect(
    text(
      week,
      mapRows(week, (row) => ({ ...row, ...emptyEntry() })),
      suited,
    ),
  ).toBe('3 meals did not suit any more')
  expect(text(first(emptyEntry()), week, { kind: 'RETURNED' })).toBe('Chilli suits again and is back')
  expect(text(gaps, planOf({ dinner: [meal('A'), meal('B')] }), { kind: 'RETURNED' })).toBe('2 dinners suit again')
})

it('names the first meals of what was done to several rows', () => {
  const many = planOf({ dinner: ['A', 'B', 'C', 'D', 'E'].map((name) => meal(name)) })
  expect(say(changeOf(many, emptyPlan(), { kind: 'CLEARED' }))).toEqual({
    text: 'Ben cleared the plan',
    names: 'A\u00a0· B\u00a0· C\u00a0· 2 more',
  })
  expect(say(changeOf(emptyPlan(), many, { kind: 'OPENED' }))?.text).toBe('Ben opened another plan')
  expect(say(changeOf(emptyPlan(), planOf({ lunch: [meal('Pho')] }), { kind: 'OPENED' }))).toEqual({
    text: 'Ben opened another plan',
    names: 'Pho',
  })
  expect(say(changeOf(week, gaps, { kind: 'NEXT_WEEK' }))?.text).toBe('Ben began the next week')
  expect(say(changeOf(week, first({ numServes: 2 })))?.names).toBeNull()
})

it('rows that were removed earlier come back', () => {
  const one = planOf({ lunch: [meal('Pho')] })
  const [gone, back] = [changeOf(week, emptyPlan()), changeOf(emptyPlan(), week)]
  expect(say(back, gone)?.text).toBe('Ben brought 3 meals back')
  expect(say(changeOf(emptyPlan(), one), changeOf(one, emptyPlan()))?.text).toBe('Ben brought Pho back')
  expect(say(gone, back)?.text).toBe('Ben removed 3 meals')
  expect(say(back)?.text).toBe('Ben added 3 meals')
})

const noon = Date.parse('2026-11-26T12:00+11:00')
const HOUR = 3_600_000

it('is by day in Sydney, as people call it', () => {
  const hoursAgo = [0, 11, 13, 35, 24 * 6, 24 * 7, 24 * 29]
  const days = byDay(
    hoursAgo.map((hours) => ({ at: noon - hours * HOUR })),
    noon,
  )
  expect(days.map(({ heading, done }) => [heading, done.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 2],
    ['Friday', 1],
    ['Thursday 19 November', 1],
    ['Wednesday 28 October', 1],
  ])
})

it('says the time in minutes at first, and later the time of day', () => {
  const ago = (minutes: number) => timeOf(noon - minutes * 60_000, noon)
  expect([ago(0.5), ago(1), ago(59.9)]).toEqual(['Just now', '1 min ago', '59 min ago'])
  expect(ago(60).replace(/\s/g, ' ')).toBe('11:00 am')
})
