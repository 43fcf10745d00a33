import { LIMITS } from '../../schema/limits'
import { PLAN_CATEGORIES, type PlanRows, rowsOf } from '../../schema/planOperations'
import type { InputError, SavePlanInput } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import { type Change, inHousehold } from '../households/changeHousehold'
import { checkUuid } from '../households/checkUuid'
import { tableMenu } from '../menu/tableMenu'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import { messages } from './messages'
import { noteDone, wasDone } from './operationsDone'
import { CURRENT, isPast, PAST_KEYS, PlanModel, SAVED } from './PlanModel'
import { checkPlanName, planNameKey, planNameTaken } from './planName'
import { readDraftRows } from './readDraftRows'
import { readSavedPlan, writeSavedPlan } from './savedPlan'
import { shapeCurrentPlan } from './shapeCurrentPlan'
import { withNewIds } from './storedPlan'
import type { PlanView } from './views'
import { newId } from '../../schema/newId'

/** A saved plan, or what is wrong. On a conflict both. */
interface Outcome {
  readonly plan: PlanModel | null
  readonly errors: InputError[]
}

/**
 * Saves rows or the current plan as one of the saved plans of a user's household (docs/product.md PLAN-63). With a version
 * it is saved only while that is the stored one, 0 where there is none. Rows that do not suit are stored as well.
 */
export async function savePlan(
  services: Services,
  caller: Caller,
  input: SavePlanInput,
): Promise<{ plan: PlanView | null; errors: InputError[] }> {
  const table = await tableMenu(services, caller)
  const name = input.name?.trim() ?? null
  const read = input.rows ? readDraftRows(input.rows, table) : { value: null, errors: [] }
  const wrong = [...read.errors, ...checkInput(input, name)]
  if (wrong.length > 0) return { plan: null, errors: wrong }
  const { plan, errors } = await inHousehold(
    services,
    caller,
    (change) => save(change, { ...input, name, rows: read.value }, services.now()),
    { retried: ['unique'] },
  )
  if (plan && errors.length === 0)
    announceHousehold(services, plan.householdId, plan.nameKey === SAVED ? 'saved' : 'storedPlans')
  return { plan: plan && shapeCurrentPlan(plan, table), errors }
}

interface Saving {
  readonly operationId?: string | null
  readonly planId?: string | null
  readonly version?: number | null
  readonly name: string | null
  readonly rows: PlanRows | null
  readonly rowsOf?: string | null
}

async function save(change: Change, input: Saving, changedAt: number): Promise<Outcome> {
  const { trx, self, members } = change
  const { householdId } = self
  const { name, operationId = null, version = null } = input
  // What the release before this one has saved counts as the plan without a name, and as its version.
  const { row, saved: unnamed } = await readSavedPlan(trx, householdId, members, { lock: true })
  const plans = await PlanModel.query(trx)
    .where({ householdId })
    .where((plan) => void plan.whereNot('nameKey', 'like', PAST_KEYS).orWhere('id', input.rowsOf ?? ''))
  const found = findTarget(plans, input)
  if ('errors' in found) return { plan: null, errors: found.errors }
  const { target, nameKey } = found
  if (target && (await wasDone(trx, target.id, operationId))) return { plan: target, errors: [] }
  const present = nameKey === SAVED ? (unnamed?.version ?? 0) : (target?.version ?? 0)
  if (version !== null && version !== present) {
    const isLater = nameKey === SAVED && unnamed !== null && unnamed.version !== target?.version
    const plan = isLater ? await writeSavedPlan(change, row, unnamed) : target
    return { plan, errors: [inputError('CONFLICT', 'version', messages.savedElsewhere)] }
  }
  const rows = rowsToSave(input, plans, target)
  if (!rows) return { plan: null, errors: [inputError('UNKNOWN', 'rowsOf', messages.noSuchPlan)] }
  const errors = [
    ...checkRows(rows),
    ...(!target && nameKey !== SAVED ? checkCount(plans) : []),
    ...(plans.some((plan) => plan.nameKey === nameKey && plan.id !== target?.id) ? [planNameTaken()] : []),
  ]
  if (errors.length > 0) return { plan: null, errors }
  const now = { version: present + 1, content: { rows }, changedAt, changedBy: self.id }
  const plan =
    nameKey === SAVED
      ? await writeSavedPlan(change, row, { version: now.version, savedAt: changedAt, rows })
      : await store(change, target, { ...now, name: name ?? target?.name ?? '', nameKey })
  await noteDone(trx, plan.id, operationId, { version: plan.version, at: changedAt })
  return { plan, errors: [] }
}

/**
 * The rows that were sent, or those of the current plan or the one that is named, with ids that no other plan of the
 * household has; null where there is none of that id.
 */
function rowsToSave(
  { rows: sent, rowsOf = null }: Saving,
  plans: readonly PlanModel[],
  target: PlanModel | null,
): PlanRows | null {
  if (!sent) {
    const from = plans.find(({ id, nameKey }) => (rowsOf === null ? nameKey === CURRENT : id === rowsOf))
    return from || rowsOf === null ? withNewIds(from?.content.rows ?? []) : null
  }
  const others = plans.filter((plan) => plan !== target).flatMap(({ content }) => content.rows.map(({ id }) => id))
  return sent.some(({ id }) => others.includes(id)) ? withNewIds(sent) : sent
}

/** The plan to write over, if there is one, and the key of the name that it will have. */
function findTarget(
  plans: readonly PlanModel[],
  { planId = null, name }: Saving,
): { target: PlanModel | null; nameKey: string } | { errors: InputError[] } {
  const target = plans.find((plan) => plan.id === planId && plan.nameKey !== CURRENT && !isPast(plan)) ?? null
  if (planId !== null && !target) return { errors: [inputError('UNKNOWN', 'planId', messages.noSuchPlan)] }
  const nameKey = name === null ? (target?.nameKey ?? SAVED) : planNameKey(name)
  if (target?.nameKey === SAVED && name !== null)
    return { errors: [inputError('INVALID', 'name', messages.staysUnnamed)] }
  return { target: target ?? plans.find((plan) => plan.nameKey === nameKey) ?? null, nameKey }
}

async function store(
  { trx, self: { householdId } }: Change,
  target: PlanModel | null,
  plan: Pick<PlanModel, 'name' | 'nameKey' | 'version' | 'content' | 'changedAt' | 'changedBy'>,
): Promise<PlanModel> {
  if (!target) return PlanModel.query(trx).insert({ id: newId(), householdId, ...plan })
  const isRenamed = plan.name !== target.name
  await PlanModel.query(trx)
    .findById(target.id)
    .patch({ ...plan, ...(isRenamed ? { namedAfter: null } : {}) })
  return target.$clone().$set(plan)
}

function checkInput({ operationId, version = null, planId }: SavePlanInput, name: string | null): InputError[] {
  return [
    ...(operationId ? checkUuid(operationId, 'operationId') : []),
    ...(planId === '' ? [inputError('UNKNOWN', 'planId', messages.noSuchPlan)] : []),
    ...(version === null || version >= 0 ? [] : [inputError('OUT_OF_RANGE', 'version', messages.versionRange)]),
    ...(name === null ? [] : checkPlanName(name)),
  ]
}

function checkRows(rows: PlanRows): InputError[] {
  if (rows.length === 0) return [inputError('EMPTY_PLAN', 'rows', messages.emptyPlan)]
  const isLong = PLAN_CATEGORIES.some((category) => rowsOf(rows, category).length > LIMITS.mealsPerCategory)
  return isLong ? [inputError('TOO_MANY', 'rows', messages.categoryTooLong())] : []
}

function checkCount(plans: readonly PlanModel[]): InputError[] {
  const named = plans.filter((plan) => plan.nameKey !== CURRENT && plan.nameKey !== SAVED && !isPast(plan))
  return named.length < LIMITS.savedPlans ? [] : [inputError('TOO_MANY', 'name', messages.tooManyPlans())]
}
