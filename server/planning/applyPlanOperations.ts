import { LIMITS } from '../../schema/limits'
import { applyPlanAct, type PlanRows } from '../../schema/planOperations'
import { StaleRead } from '../database/faults'
import { inputError } from '../platform/errors'
import type { InputError, PlanOperationInput } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import { type Change, inHousehold } from '../households/changeHousehold'
import { checkHouseholds } from '../households/checkHousehold'
import type { Extend } from '../households/lockHouseholds'
import { checkUuid } from '../households/checkUuid'
import { placesOf, withEmail } from '../households/tableMembers'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { type SettledColumns, toSettled, withSettings } from '../menu/readTable'
import type { DishVersion } from '../dishes/DishModel'
import { withDishesRead } from '../dishes/withDishesRead'
import { menuOfSettled } from '../menu/tableMenu'
import { beginPlan } from './currentPlan'
import { messages } from './messages'
import { type PlanColumns, readPlanColumns, withPlan } from './planColumns'
import { PlanModel } from './PlanModel'
import { PlanOperationModel } from './PlanOperationModel'
import type { PlanView } from './views'
import { checkPlanAct, type Known, toPlanAct } from './readPlanActs'
import { shapeCurrentPlan } from './shapeCurrentPlan'

/**
 * Does operations on the current plan of a user's household, each once (docs/product.md PLAN-37, PLAN-38). Nothing is stored when
 * one of those that were not done before is wrong, or one is for another household.
 */
export async function applyPlanOperations(
  services: Services,
  caller: Caller,
  operations: readonly PlanOperationInput[],
): Promise<{ plan: PlanView | null; errors: InputError[] }> {
  const { userId } = caller
  const wrong = checkList(operations)
  if (wrong.length > 0) return { plan: null, errors: wrong }
  const at = services.now()
  const ids = operations.map(({ id }) => id)
  const extend: Extend = (query, db) => withPlan(userId, ids)(withSettings(withEmail(query, db), db), db)
  const work = async (change: Change<Columns>, need: (dishes: readonly DishVersion[]) => void) => {
    const { trx, self, members, rows } = change
    const own = rows.find(({ id }) => id === self.id)
    const stored = readPlanColumns(self.householdId, own ?? { plan: null, done: null })
    const present = stored.present ?? (await beginPlan(change, at))
    const settled = placesOf(rows, userId).map(toSettled)
    need(settled.flatMap(({ dishes }) => dishes))
    const table = await menuOfSettled({ ...services, db: trx }, settled)
    const unchanged = { plan: present, table, isChanged: false }
    const strange = checkHouseholds(operations, self.householdId)
    if (strange.length > 0) return { ...unchanged, errors: strange }
    const known = { find: table.find, memberIds: new Set(members.map(({ id }) => id)) }
    const read = readOperations(operations, present.content.rows, stored.done, known)
    if (read.errors.length > 0 || read.ids.length === 0) return { ...unchanged, errors: read.errors }
    const changed = { version: present.version + read.ids.length, content: { rows: read.rows }, changedAt: at }
    const written = await PlanModel.query(trx)
      .where({ id: present.id, version: present.version })
      .patch({ ...changed, changedBy: self.id })
    if (written === 0) throw new StaleRead()
    await trx(PlanOperationModel.tableName).insert(
      read.ids.map((operationId, index) => ({
        planId: present.id,
        operationId,
        version: present.version + index + 1,
        at,
      })),
    )
    return { plan: present.$clone().$set(changed), table, isChanged: true, errors: [] }
  }
  const { plan, table, isChanged, errors } = await withDishesRead(services, (need) =>
    inHousehold(services, caller, (change: Change<Columns>) => work(change, need), { extend }),
  )
  if (isChanged) announceHousehold(services, plan.householdId, 'plan')
  return errors.length > 0 ? { plan: null, errors } : { plan: shapeCurrentPlan(plan, table), errors: [] }
}

/** What is read of each member with the household's lock. */
type Columns = SettledColumns & PlanColumns & { email: string | null }

function checkList({ length }: readonly PlanOperationInput[]): InputError[] {
  if (length === 0) return [inputError('REQUIRED', 'operations', messages.noOperations)]
  if (length > LIMITS.planOperations) return [inputError('TOO_MANY', 'operations', messages.tooManyOperations())]
  return []
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
