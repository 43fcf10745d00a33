import type { PlanRow } from '../../../../schema/planOperations'
import { type Base, type LivePlan, shownOf, verdictOf } from '../../../../web/live/plan/livePlan'
import type { PlanEdit } from '../../../../web/plan/PlanHome'
import { rowsById } from '../../../../web/plan/planRows'
import { meal } from '../samples'

const row = (id: string, change: Partial<PlanRow> = {}): PlanRow => ({
  id,
  category: 'dinner',
  uniqueId: 'id-Soup',
  serves: null,
  eaters: null,
  variantOf: null,
  ...change,
})
const baseOf = (change: Partial<Base> = {}): Base => ({
  rows: [row('a')],
  entries: new Map([['a', meal('Soup', { numServes: 3 })]]),
  unsuitable: [],
  ...change,
})
const edit = (act: PlanEdit['act'], entry: PlanEdit['entry'] = meal('Dal', { numServes: 2 })): PlanEdit => ({
  act,
  entry,
})
const setMeal = (name: string, change = {}) =>
  edit({ setMeal: { rowId: 'a', uniqueId: `id-${name}` } }, meal(name, change))
const shown = (live: LivePlan) => {
  const found = rowsById(shownOf(live)).get('a')
  return found && { name: found.name, numServes: found.numServes, minutes: found.minutes }
}

it('shows the meal as the last edit brought it', () => {
  const pending = [setMeal('Dal', { minutes: 5 }), setMeal('Dal', { minutes: 9 })]
  expect(shown({ base: baseOf(), pending })).toEqual({ name: 'Dal', numServes: 3, minutes: 9 })
})

it('shows nothing of the meal before where no one has said what the new one is', () => {
  const unknown = { ...setMeal('Dal'), entry: null }
  expect(shown({ base: baseOf(), pending: [unknown] })).toMatchObject({ name: '' })
})

it('shows the serves of the portions as the server sent them, until others eat', () => {
  const pending = [edit({ setEaters: { rowId: 'a', eaters: ['ana'] } }, meal('Soup', { numServes: 1 }))]
  expect(shown({ base: baseOf(), pending: [] })).toMatchObject({ numServes: 3 })
  expect(shown({ base: baseOf(), pending })).toMatchObject({ numServes: 1 })
})

it('does not suit while a row stays that does not, and is not known to suit before the server has said so', () => {
  const bad = baseOf({ unsuitable: ['a'] })
  const serves = edit({ setServes: { rowId: 'a', serves: 4 } })
  expect(verdictOf({ base: baseOf(), pending: [] })).toBe('suits')
  expect(verdictOf({ base: baseOf(), pending: [serves] })).toBe('unknown')
  expect(verdictOf({ base: bad, pending: [serves] })).toBe('doesNotSuit')
  expect(verdictOf({ base: bad, pending: [setMeal('Dal')] })).toBe('unknown')
  expect(verdictOf({ base: bad, pending: [edit({ removeRow: { rowId: 'a' } })] })).toBe('unknown')
})
