import fc from 'fast-check'
import { changesBetween, joined, type RowChange, revertRows } from '../../schema/planChanges'
import { applyPlanActs, type PlanRow, type PlanRows } from '../../schema/planOperations'
import { planActs, plans, uuid } from '../support/planArbitraries'

const row = (n: number, change: Partial<PlanRow> = {}): PlanRow => ({
  id: uuid(n),
  category: 'dinner',
  uniqueId: `meal ${n}`,
  serves: null,
  eaters: null,
  variantOf: null,
  ...change,
})
/** Who eats is a set. */
const plain = (rows: PlanRows | null) => rows?.map((one) => ({ ...one, eaters: one.eaters && [...one.eaters].sort() }))
const week = [row(1), row(2, { date: '2026-11-23', isLocked: true, isWeekly: true }), row(3, { serves: 4 })]

describe('what changed (PLAN-93)', () => {
  it('names each row with what it was and is, and not those that only stand elsewhere for it', () => {
    const after = [row(2, { date: '2026-11-24', isLocked: true, isWeekly: true }), row(3, { serves: 4 }), row(4)]
    expect(changesBetween(week, after)).toEqual([
      { before: { ...week[0], position: 0 }, after: null },
      { before: { ...week[1], position: 1 }, after: { ...after[0], position: 0 } },
      { before: null, after: { ...after[2], position: 2 } },
    ])
    expect(changesBetween(week, week)).toEqual([])
    const [one, other] = [[row(1, { eaters: ['ana', 'ben'] })], [row(1, { eaters: ['ben', 'ana'] })]]
    expect(changesBetween(one, other)).toEqual([])
  })

  it('a row that moves among the others is moved, and what it holds is beside the point', () => {
    const [first, second, third] = week as [PlanRow, PlanRow, PlanRow]
    const changes = changesBetween(week, [second, third, first])
    expect(changes).toEqual([{ before: { ...first, position: 0 }, after: { ...first, position: 2 }, isMoved: true }])
    expect(revertRows([second, third, first], changes)).toEqual(week)
  })
})

describe('the inverse (PLAN-96)', () => {
  it('brings removed rows back in their places with all that they had, beside what came since', () => {
    const changes = changesBetween(week, [])
    expect(revertRows([], changes)).toEqual(week)
    expect(revertRows([row(9)], changes)).toEqual([...week, row(9)])
  })

  it('leaves what others did to the same row in other respects', () => {
    const changes = changesBetween([row(1)], [row(1, { uniqueId: 'dal' })])
    expect(revertRows([row(1, { uniqueId: 'dal', serves: 3, date: '2026-11-25' })], changes)).toEqual([
      row(1, { serves: 3, date: '2026-11-25' }),
    ])
    const text = changesBetween([row(1)], [row(1, { uniqueId: '', text: 'Out', isOut: true })])
    expect(revertRows([row(1, { uniqueId: '', text: 'Out', isOut: true })], text)).toEqual([row(1)])
    const named = changesBetween([row(1, { uniqueId: '', text: 'Gran' })], [row(1)])
    expect(revertRows([row(1)], named)).toEqual([row(1, { uniqueId: '', text: 'Gran' })])
  })

  it.each<[string, PlanRows, PlanRows, PlanRows]>([
    ['the row has another meal since', [row(1)], [row(1, { uniqueId: 'dal' })], [row(1, { uniqueId: 'pho' })]],
    ['the row is gone', [row(1)], [row(1, { serves: 2 })], []],
    ['a removed row is back', [row(1)], [], [row(1)]],
    ['an added row was changed', [], [row(1)], [row(1, { serves: 2 })]],
    ['an added row is gone', [], [row(1)], []],
    ['it is as it was', [row(1)], [row(1, { serves: 0 })], [row(1)]],
    ['the category is full', [row(99)], [], Array.from({ length: 10 }, (_, n) => row(n + 1))],
    ['one of several rows was changed', [row(1), row(2)], [], [row(2)]],
  ])('does not apply where %s', (_why, before, after, now) => {
    expect(revertRows(now, changesBetween(before, after))).toBeNull()
  })

  it('gives the rows before, whatever was done', () => {
    fc.assert(
      fc.property(plans, fc.array(planActs, { maxLength: 30 }), (before, acts) => {
        const after = applyPlanActs(before, acts)
        expect(plain(revertRows(after, changesBetween(before, after)))).toEqual(plain(before))
      }),
    )
  })

  it('is right for any two plans', () => {
    fc.assert(
      fc.property(plans, plans, (before, after) => {
        expect(plain(revertRows(after, changesBetween(before, after)))).toEqual(plain(before))
      }),
    )
  })

  it('changes no other row, and can itself be taken back', () => {
    fc.assert(
      fc.property(plans, fc.array(planActs), fc.array(planActs), (before, mine, theirs) => {
        const after = applyPlanActs(before, mine)
        const changes = changesBetween(before, after)
        const now = applyPlanActs(after, theirs)
        const back = revertRows(now, changes)
        if (!back) return
        const ids = new Set(changes.map((change) => (change.after ?? change.before)?.id))
        const others = (rows: PlanRows) => rows.filter(({ id }) => !ids.has(id))
        expect(others(back)).toEqual(others(now))
        expect(plain(revertRows(back, changesBetween(now, back)))).toEqual(plain(now))
      }),
    )
  })
})

describe('changes of a row, one after the other (PLAN-94)', () => {
  const only = (changes: readonly RowChange[]): RowChange => {
    const [change] = changes
    if (!change || changes.length > 1) throw new Error('There is more than one change')
    return change
  }

  it('are one, and nothing where the row is as it was', () => {
    const steps = [row(1), row(1, { serves: 2 }), row(1, { serves: 3 }), row(1)]
    const changes = steps.slice(1).map((after, index) => only(changesBetween([steps[index] as PlanRow], [after])))
    const [first, second, third] = changes as [RowChange, RowChange, RowChange]
    const both = joined(first, second)
    expect(both).toEqual({ before: { ...row(1), position: 0 }, after: { ...steps[2], position: 0 } })
    expect(joined(both as RowChange, third)).toBeNull()
  })

  it('of a row that was removed and came back elsewhere say that it was moved', () => {
    const rows = [row(1), row(2)]
    const [gone, back] = [changesBetween(rows, [row(2)]), changesBetween([row(2)], [row(2), row(1)])]
    const change = joined(only(gone), only(back))
    expect(change).toMatchObject({ isMoved: true, before: { position: 0 }, after: { position: 1 } })
    expect(revertRows([row(2), row(1)], [change as RowChange])).toEqual(rows)
    const inPlace = changesBetween([row(2)], rows)
    expect(joined(only(gone), only(inPlace))).toBeNull()
  })
})
