import fc from 'fast-check'
import { diffRows } from '../../schema/diffRows'
import {
  applyPlanAct,
  applyPlanActs,
  PLAN_CATEGORIES,
  type PlanAct,
  type PlanRow,
  rowsOf,
} from '../../schema/planOperations'
import { servesFor } from '../../schema/servesFor'
import { planActs, plans, uuid } from '../support/planArbitraries'

const row = (id: string, change: Partial<PlanRow> = {}): PlanRow => ({
  id,
  category: 'dinner',
  uniqueId: 'soup',
  serves: null,
  eaters: null,
  variantOf: null,
  ...change,
})
const adding = ({ id, ...rest }: PlanRow, after: string | null) => ({ addRow: { rowId: id, after, ...rest } })
const idsOf = (rows: readonly PlanRow[]) => rows.map(({ id }) => id)

describe('acts', () => {
  it('adds a row first, after another, or last where that one is not there', () => {
    const rows = [row('a'), row('b')]
    expect(idsOf(applyPlanAct(rows, adding(row('c'), null)))).toEqual(['c', 'a', 'b'])
    expect(idsOf(applyPlanAct(rows, adding(row('c'), 'a')))).toEqual(['a', 'c', 'b'])
    expect(idsOf(applyPlanAct(rows, adding(row('c'), 'gone')))).toEqual(['a', 'b', 'c'])
    const lunch = row('l', { category: 'lunch' })
    expect(idsOf(applyPlanAct([lunch, ...rows], adding(row('c'), 'l')))).toEqual(['l', 'a', 'b', 'c'])
    expect(idsOf(applyPlanAct(rows, adding(lunch, 'a')))).toEqual(['l', 'a', 'b'])
  })

  it('adds nothing to a full category, and no row twice', () => {
    const full = Array.from({ length: 10 }, (_, n) => row(uuid(n)))
    expect(applyPlanAct(full, adding(row('c'), null))).toBe(full)
    expect(idsOf(applyPlanAct(full, adding(row('c', { category: 'lunch' }), null)))[0]).toBe('c')
    const one = [row('a')]
    expect(applyPlanAct(one, adding(row('a', { uniqueId: 'curry' }), null))).toBe(one)
  })

  it('has no effect on a row that is gone', () => {
    const rows = [row('a')]
    for (const act of [
      { removeRow: { rowId: 'x' } },
      { setMeal: { rowId: 'x', uniqueId: 'curry' } },
      { setServes: { rowId: 'x', serves: 3 } },
      { setEaters: { rowId: 'x', eaters: ['ana'] } },
      { setDate: { rowId: 'x', date: '2026-11-30' } },
      { setLock: { rowId: 'x', isLocked: true } },
      { setWeekly: { rowId: 'x', isWeekly: true } },
    ])
      expect(applyPlanAct(rows, act)).toBe(rows)
  })

  it('gives a row a day and a lock, which stay when its meal changes, and takes them away again', () => {
    const planned = applyPlanActs(
      [row('a'), row('b')],
      [{ setDate: { rowId: 'a', date: '2026-11-30' } }, { setLock: { rowId: 'a', isLocked: true } }],
    )
    expect(planned).toEqual([row('a', { date: '2026-11-30', isLocked: true }), row('b')])
    expect(applyPlanAct(planned, { setMeal: { rowId: 'a', uniqueId: 'curry' } })[0]).toEqual(
      row('a', { uniqueId: 'curry', date: '2026-11-30', isLocked: true }),
    )
    const bare = applyPlanActs(planned, [
      { setDate: { rowId: 'a', date: null } },
      { setLock: { rowId: 'a', isLocked: false } },
    ])
    expect(JSON.stringify(bare)).toBe(JSON.stringify([row('a'), row('b')]))
  })

  it('has what a row holds come every week, whatever that is, until it no longer does', () => {
    const [weekly] = applyPlanAct([row('a')], { setWeekly: { rowId: 'a', isWeekly: true } })
    expect(weekly).toEqual(row('a', { isWeekly: true }))
    expect(applyPlanAct([row('a', { isWeekly: true })], { setMeal: { rowId: 'a', uniqueId: 'curry' } })).toEqual([
      row('a', { uniqueId: 'curry', isWeekly: true }),
    ])
    const bare = applyPlanAct([row('a', { isWeekly: true })], { setWeekly: { rowId: 'a', isWeekly: false } })
    expect(JSON.stringify(bare)).toBe(JSON.stringify([row('a')]))
  })

  it('has one thing in a row: a meal before all else, and of other content what was set last', () => {
    const text = { uniqueId: '', text: 'Take-away', isOut: true }
    const [out] = applyPlanAct([row('a')], { setContent: { rowId: 'a', ...text } })
    expect(out).toEqual(row('a', text))
    const set = (content: object) =>
      applyPlanAct([row('a', text)], { setContent: { rowId: 'a', uniqueId: '', ...content } })
    expect(set({ text: 'Soup' })).toEqual([row('a', { uniqueId: '', text: 'Soup' })])
    expect(set({ leftoversOf: 'b' })).toEqual([row('a', { uniqueId: '', leftoversOf: 'b' })])
    expect(set({})).toEqual([row('a', { uniqueId: '' })])
    const meal = (uniqueId: string) => applyPlanAct([row('a', text)], { setMeal: { rowId: 'a', uniqueId } })
    expect(meal('curry')).toEqual([row('a', { uniqueId: 'curry' })])
    expect(meal('')).toEqual([row('a', { uniqueId: '' })])
    expect(applyPlanAct([], adding(row('a', { ...text, uniqueId: 'curry' }), null))).toEqual([
      row('a', { uniqueId: 'curry' }),
    ])
  })

  it('serves a side and a dessert with a meal, which another meal keeps and an empty row has not (PLAN-98)', () => {
    const served = row('a', { side: 'salad', dessert: 'pears' })
    const both = applyPlanActs(
      [row('a')],
      [{ setSide: { rowId: 'a', recipe: 'salad' } }, { setDessert: { rowId: 'a', recipe: 'pears' } }],
    )
    expect(both).toEqual([served])
    const after = (act: PlanAct) => applyPlanAct([served], act)
    expect(after({ setMeal: { rowId: 'a', uniqueId: 'curry' } })).toEqual([{ ...served, uniqueId: 'curry' }])
    expect(after({ setContent: { rowId: 'a', uniqueId: 'curry' } })).toEqual([row('a', { uniqueId: 'curry' })])
    expect(after({ setSide: { rowId: 'a', recipe: null } })).toEqual([row('a', { dessert: 'pears' })])
    const bare = JSON.stringify([row('a', { uniqueId: '' })])
    expect(JSON.stringify(after({ setMeal: { rowId: 'a', uniqueId: '' } }))).toBe(bare)
    const empty = [row('a', { uniqueId: '' })]
    expect(JSON.stringify(applyPlanAct(empty, { setSide: { rowId: 'a', recipe: 'salad' } }))).toBe(bare)
    const text = [row('a', { uniqueId: '', text: 'Out' })]
    expect(applyPlanAct(text, { setDessert: { rowId: 'a', recipe: 'pears' } })).toEqual(text)
  })

  it('keeps both where one person picks a meal and another one adds a side', () => {
    const meal: PlanAct = { setMeal: { rowId: 'a', uniqueId: 'curry' } }
    const side: PlanAct = { setSide: { rowId: 'a', recipe: 'salad' } }
    const both = [row('a', { uniqueId: 'curry', side: 'salad' })]
    expect(applyPlanActs([row('a')], [meal, side])).toEqual(both)
    expect(applyPlanActs([row('a')], [side, meal])).toEqual(both)
  })

  it('keeps every plan a plan', () => {
    fc.assert(
      fc.property(plans, fc.array(planActs, { maxLength: 60 }), (rows, acts) => {
        const after = applyPlanActs(rows, acts)
        expect(new Set(idsOf(after)).size).toBe(after.length)
        expect(PLAN_CATEGORIES.flatMap((category) => rowsOf(after, category))).toEqual(after)
        for (const category of PLAN_CATEGORIES) expect(rowsOf(after, category).length).toBeLessThanOrEqual(10)
      }),
    )
  })
})

describe('diffRows', () => {
  it('leads from any plan to any other', () => {
    fc.assert(
      fc.property(plans, plans, (before, after) => {
        expect(applyPlanActs(before, diffRows(before, after))).toEqual(after)
      }),
      { numRuns: 1000 },
    )
  })

  it('is empty between equal plans and small after one act', () => {
    fc.assert(
      fc.property(plans, planActs, (before, act) => {
        expect(diffRows(before, before)).toEqual([])
        expect(diffRows(before, applyPlanAct(before, act)).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('moves as few rows as can be', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => row(id))
    const moved = [rows[3], rows[0], rows[1], rows[2]].flatMap((one) => one ?? [])
    expect(diffRows(rows, moved)).toEqual([{ removeRow: { rowId: 'd' } }, adding(row('d'), null)])
  })
})

it.each([
  [[], 1],
  [[0.25], 1],
  [[1], 1],
  [[1, 1, 0.5, 0.5], 3],
  [[1, 1, 0.25], 3],
  [Array<number>(12).fill(2), 10],
])('servesFor(%p) is %p', (portions, serves) => expect(servesFor(portions)).toBe(serves))
