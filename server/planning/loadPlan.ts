import { sydneyDay } from '../../schema/sydneyDay'
import { StaleRead } from '../database/faults'
import type { InputError, PlanRefInput } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import { inHousehold } from '../households/changeHousehold'
import { checkUuid } from '../households/checkUuid'
import { tableMenu } from '../menu/tableMenu'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { adoptLaterSave } from './adoptLaterSave'
import { changeBetween } from './changes/notedChange'
import { changesOf } from './changesOf'
import { presentPlan } from './currentPlan'
import { messages } from './messages'
import { noteDone, wasDone } from './operationsDone'
import { CURRENT, PlanModel } from './PlanModel'
import { inLine } from './inLine'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import type { PlanView, ProblemView } from './views'
import { onComingDays } from './weekOver'

/** The current plan after a load, with what of the loaded one did not suit, or what is wrong. */
interface Outcome {
  readonly plan: PlanView | null
  readonly changes: ProblemView[]
  readonly errors: InputError[]
}

/**
 * Puts a saved plan or a past week of a user's household, in line with the present settings and on days that are not over, in
 * the place of the current one (docs/product.md PLAN-64). One change of the current plan, which the others receive.
 */
export async function loadPlan(services: Services, caller: Caller, input: PlanRefInput): Promise<Outcome> {
  const { planId, operationId = null } = input
  const wrong = operationId ? checkUuid(operationId, 'operationId') : []
  if (wrong.length > 0) return { plan: null, changes: [], errors: wrong }
  const [table] = await Promise.all([tableMenu(services, caller), adoptLaterSave(services, caller)])
  const changedAt = services.now()
  const done = await inHousehold(services, caller, async (change) => {
    const { trx, self } = change
    const current = await presentPlan(change, changedAt)
    if (await wasDone(trx, current.id, operationId)) return { current, loaded: null, isChanged: false }
    const loaded = await PlanModel.query(trx).findOne({ id: planId, householdId: self.householdId })
    if (!loaded || loaded.nameKey === CURRENT) return null
    const rows = onComingDays(inLine(loaded, table).rows, sydneyDay(changedAt))
    const changed = { version: current.version + 1, content: { rows }, changedAt, changedBy: self.id }
    const written = await PlanModel.query(trx).where({ id: current.id, version: current.version }).patch(changed)
    if (written === 0) throw new StaleRead()
    const done = changeBetween(current.content.rows, rows, { memberId: self.id, kind: 'OPENED' })
    await noteDone(trx, current.id, operationId, { version: changed.version, at: changedAt }, done)
    return { current: current.$clone().$set(changed), loaded: { was: loaded.content.rows, rows }, isChanged: true }
  })
  if (!done) return { plan: null, changes: [], errors: [inputError('UNKNOWN', 'planId', messages.noSuchPlan)] }
  if (done.isChanged) announceHousehold(services, done.current.householdId, 'plan')
  const plan = shapeCurrentPlan(done.current, table)
  return { plan, changes: done.loaded ? changesOf(done.loaded, plan, table) : [], errors: [] }
}
