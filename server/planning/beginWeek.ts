import type { PlanRow, PlanRows } from '../../schema/planOperations'
import { holdsSomething, rowsOver } from '../../schema/rowsOver'
import { sydneyDay } from '../../schema/sydneyDay'
import { eatFrozen, type Eaten } from '../cupboard/eatFrozen'
import { StaleRead } from '../database/faults'
import type { BeginWeekInput, InputError } from '../generated/schemaTypes'
import { announceHousehold, type HouseholdPart } from '../households/announceHousehold'
import { inHousehold } from '../households/changeHousehold'
import { checkUuid } from '../households/checkUuid'
import { tableMenu, type TableMenu } from '../menu/tableMenu'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { changeBetween } from './changes/notedChange'
import { changesOf } from './changesOf'
import { presentPlan } from './currentPlan'
import { inLine } from './inLine'
import { noteDone, wasDone } from './operationsDone'
import { addPastWeek, pastContent } from './pastWeeks'
import { PlanModel } from './PlanModel'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { PlanView, ProblemView } from './views'
import { emptyAgain, onComingDays, weeklyAmong } from './weekOver'
import { servesOf } from './whoEats'

/** The current plan with its next week, and what of a repeated one did not suit. */
interface Outcome {
  readonly plan: PlanView | null
  readonly changes: ProblemView[]
  readonly errors: InputError[]
}

/**
 * Begins the next week of the current plan of a user's household (docs/product.md PLAN-88). One change of the plan, which the
 * others receive. What is over and its successors are stored together, so that nothing is in both or in neither.
 */
export async function beginWeek(services: Services, caller: Caller, input: BeginWeekInput): Promise<Outcome> {
  const { operationId = null, isRepeat } = input
  const wrong = operationId ? checkUuid(operationId, 'operationId') : []
  if (wrong.length > 0) return { plan: null, changes: [], errors: wrong }
  const table = await tableMenu(services, caller)
  const changedAt = services.now()
  const today = sydneyDay(changedAt)
  const { current, repeated, changed } = await inHousehold(services, caller, async (change) => {
    const { trx, self } = change
    const current = await presentPlan(change, changedAt)
    const { rows, taken = [] } = current.content
    const over = rowsOver(rows, today)
    if (over.length === 0 || (await wasDone(trx, current.id, operationId)))
      return { current, repeated: null, changed: [] }
    const again = isRepeat ? over.filter(({ frozen }) => frozen === undefined) : weeklyAmong(over)
    const repeated = repeat(again, table, today)
    const next = new Map([...emptyAgain(over, today), ...repeated.next])
    const isOver = new Set(over.map(({ id }) => id))
    const eaten = over.filter(holdsSomething)
    const said = { at: changedAt, by: self.id }
    const thawed = await eatFrozen(trx, self.householdId, eatenFrozen(over, table), said)
    if (eaten.length > 0)
      await addPastWeek(trx, self.householdId, pastContent(eaten, thawed), { changedAt, changedBy: self.id })
    const content = {
      rows: rows.flatMap((row) => (isOver.has(row.id) ? (next.get(row.id) ?? []) : row)),
      taken: taken.filter(({ rowId }) => !isOver.has(rowId)),
    }
    const written = { version: current.version + 1, content, changedAt, changedBy: self.id }
    const count = await PlanModel.query(trx).where({ id: current.id, version: current.version }).patch(written)
    if (count === 0) throw new StaleRead()
    const done = changeBetween(current.content.rows, content.rows, { memberId: self.id, kind: 'NEXT_WEEK' })
    await noteDone(trx, current.id, operationId, { version: written.version, at: changedAt }, done)
    const changed: HouseholdPart[] = [
      'plan',
      ...(thawed.length > 0 ? (['cupboard'] as const) : []),
      ...(eaten.length > 0 ? (['storedPlans'] as const) : []),
    ]
    return { current: current.$clone().$set(written), repeated, changed }
  })
  for (const part of changed) announceHousehold(services, current.householdId, part)
  const plan = shapeCurrentPlan(current, table)
  return { plan, changes: repeated ? changesOf(repeated, plan, table) : [], errors: [] }
}

/** What rows eat from the freezer. */
const eatenFrozen = (over: PlanRows, { members }: TableMenu): Eaten[] =>
  over.flatMap((row) => (row.frozen ? [{ rowId: row.id, uniqueId: row.frozen, serves: servesOf(row, members) }] : []))

/** The rows that are over once more, by the ids that they had. */
function repeat(over: PlanRows, table: TableMenu, today: string) {
  const rows = onComingDays(inLine({ version: 0, content: { rows: over } }, table).rows, today)
  const next = new Map(over.flatMap(({ id }, index): [string, PlanRow][] => (rows[index] ? [[id, rows[index]]] : [])))
  return { was: over, rows, next }
}
