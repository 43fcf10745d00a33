import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { applyPlanAct, type PlanRows } from '../../schema/planOperations'
import { inputError } from '../errors'
import type { ApplyPlanOperationsResult, InputError, PlanOperationInput } from '../generated/resolverTypes'
import { announceHousehold } from '../households/announceHousehold'
import { inHousehold } from '../households/changeHousehold'
import { checkHouseholds } from '../households/checkHousehold'
import type { Services } from '../services'
import { tableMenu } from '../settings/tableMenu'
import { checkUuid } from '../households/checkUuid'
import { presentPlan, viewOfPlan } from './currentPlan'
import { messages } from './messages'
import { PlanModel } from './PlanModel'
import { PlanOperationModel } from './PlanOperationModel'
import { checkPlanAct, type Known, toPlanAct } from './readPlanActs'

/**
 * Does operations on the current plan of a user's household, each once (docs/product.md PLAN-37, PLAN-38). Nothing is stored when
 * one of those that were not done before is wrong, or one is for another household.
 */
export async function applyPlanOperations(
  services: Services,
  userId: string,
  operations: readonly PlanOperationInput[],
): Promise<ApplyPlanOperationsResult> {
  const wrong = checkList(operations)
  if (wrong.length > 0) return { plan: null, errors: wrong }
  const { find } = await tableMenu(services, userId)
  const at = services.now()
  const { plan, isChanged, errors } = await inHousehold(services, userId, async (change) => {
    const { trx, self, members } = change
    const present = await presentPlan(change, at)
    const strange = checkHouseholds(operations, self.householdId)
    if (strange.length > 0) return { plan: present, isChanged: false, errors: strange }
    const done = await doneOf(trx, present.id, operations)
    const known = { find, memberIds: new Set(members.map(({ id }) => id)) }
    const read = readOperations(operations, present.content.rows, done, known)
    if (read.errors.length > 0 || read.ids.length === 0) return { plan: present, isChanged: false, errors: read.errors }
    const changed = { version: present.version + read.ids.length, content: { rows: read.rows }, changedAt: at }
    await PlanModel.query(trx)
      .findById(present.id)
      .patch({ ...changed, changedBy: self.id })
    await trx(PlanOperationModel.tableName).insert(
      read.ids.map((operationId, index) => ({
        planId: present.id,
        operationId,
        version: present.version + index + 1,
        at,
      })),
    )
    return { plan: present.$clone().$set(changed), isChanged: true, errors: [] }
  })
  if (isChanged) announceHousehold(services, plan.householdId, 'plan')
  return errors.length > 0 ? { plan: null, errors } : { plan: await viewOfPlan(services, userId, plan), errors: [] }
}

function checkList({ length }: readonly PlanOperationInput[]): InputError[] {
  if (length === 0) return [inputError('REQUIRED', 'operations', messages.noOperations)]
  if (length > LIMITS.planOperations) return [inputError('TOO_MANY', 'operations', messages.tooManyOperations())]
  return []
}

async function doneOf(
  trx: Knex.Transaction,
  planId: string,
  operations: readonly PlanOperationInput[],
): Promise<ReadonlySet<string>> {
  const ids = operations.map(({ id }) => id)
  const found = await PlanOperationModel.query(trx).where({ planId }).whereIn('operationId', ids).select('operationId')
  return new Set(found.map(({ operationId }) => operationId))
}

/** The rows after every operation that was not done before, the ids of those, and everything that is wrong with them. */
function readOperations(
  operations: readonly PlanOperationInput[],
  before: PlanRows,
  done: ReadonlySet<string>,
  known: Known,
): { rows: PlanRows; ids: string[]; errors: InputError[] } {
  const ids = new Set<string>()
  const errors: InputError[] = []
  let rows = before
  operations.forEach(({ id, act: input }, index) => {
    if (done.has(id) || ids.has(id)) return
    const act = toPlanAct(input)
    errors.push(
      ...checkUuid(id, `operations[${index}].id`),
      ...checkPlanAct(act, rows, known, `operations[${index}].act`),
    )
    rows = applyPlanAct(rows, act)
    ids.add(id)
  })
  return { rows, ids: [...ids], errors }
}
