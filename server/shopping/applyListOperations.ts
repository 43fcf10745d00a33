import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { applyListOperation, isListed, type ListOperation, type ListState } from '../../schema/listOperations'
import { inputError } from '../platform/errors'
import type { ApplyListOperationsResult, InputError, ListOperationInput } from '../generated/schemaTypes'
import { announceHousehold } from '../households/announceHousehold'
import { type Change, inHousehold } from '../households/changeHousehold'
import { checkHouseholds } from '../households/checkHousehold'
import type { Extend } from '../households/lockHouseholds'
import { type OperationTimes, readTimes, rememberTimes, timesTaken } from '../households/operationTimes'
import { checkUuid } from '../households/checkUuid'
import type { Caller } from '../request/context'
import type { Services } from '../platform/services'
import { boundList } from './boundList'
import { type ListColumns, readList, withList, writeList } from './listStore'
import { messages } from './messages'
import { checkListAct, toListAct } from './readListActs'
import { viewOfList } from './sharedList'

/** How far a client's clock may be ahead before an act counts as done when it arrives. */
const AHEAD = 5000

/**
 * Does operations on the shared list of a user's household (docs/product.md SHOP-21, SHOP-22). Nothing is stored when one
 * of them is wrong, or for another household.
 */
export async function applyListOperations(
  services: Services,
  caller: Caller,
  operations: readonly ListOperationInput[],
): Promise<ApplyListOperationsResult> {
  const wrong = checkOperations(operations)
  if (wrong.length > 0) return { list: null, errors: wrong }
  const arrivedAt = services.now()
  const work = async ({ trx, self, members, rows }: Change<Columns>) => {
    const { householdId } = self
    const own = rows.find(({ id }) => id === self.id) ?? { list: null, ticks: null, items: null, times: null }
    const present = readList(own)
    const unchanged = { householdId, members, list: present, isChanged: false }
    const strange = checkHouseholds(operations, householdId)
    if (strange.length > 0) return { ...unchanged, errors: strange }
    const timely = await withTimes(trx, householdId, operations, { now: arrivedAt, times: readTimes(own.times) })
    const { state, errors } = applyAll(
      present.state,
      timely.map((operation) => ({ ...operation, by: self.id, act: toListAct(operation.act) })),
    )
    if (errors.length > 0 || state === present.state) return { ...unchanged, errors }
    const list = { version: present.version + 1, state }
    await writeList(trx, householdId, present, list)
    return { householdId, members, list, isChanged: true, errors }
  }
  const { householdId, members, list, isChanged, errors } = await inHousehold(services, caller, work, {
    extend: withOperations(
      caller.userId,
      operations.map(({ id }) => id),
    ),
    retried: ['unique'],
  })
  if (isChanged) announceHousehold(services, householdId, 'list')
  if (errors.length > 0) return { list: null, errors }
  return { list: await viewOfList(services, caller.userId, members, list), errors: [] }
}

/** What is read with the household's lock. */
type Columns = ListColumns & { times: unknown }

/** Adds the list and the times of operations that came before to a query of a household's members; on the user's row alone. */
function withOperations(userId: string, operationIds: readonly string[]): Extend {
  const own = (rows: Knex.QueryBuilder) => rows.where('member.userId', userId)
  return (query, db) => withList(query, db, 'households.id', own).select(own(timesTaken(db, operationIds)).as('times'))
}

function checkOperations(operations: readonly ListOperationInput[]): InputError[] {
  if (operations.length === 0) return [inputError('REQUIRED', 'operations', messages.noOperations)]
  if (operations.length > LIMITS.listOperations)
    return [inputError('TOO_MANY', 'operations', messages.tooManyOperations())]
  return operations.flatMap(({ id, act }, index) => [
    ...checkUuid(id, `operations[${index}].id`),
    ...checkListAct(act, `operations[${index}].act`),
  ])
}

/**
 * The operations with the times that count. One that comes from the future is taken as done now, and remembered, so that
 * the same operation counts for the same time when it comes again.
 */
async function withTimes(
  trx: Knex.Transaction,
  householdId: string,
  operations: readonly ListOperationInput[],
  { now, times }: { now: number; times: OperationTimes },
): Promise<ListOperationInput[]> {
  const early = new Map(
    operations.filter(({ id, at }) => !times.has(id) && at > now + AHEAD).map(({ id }) => [id, now]),
  )
  await rememberTimes(trx, householdId, early)
  return operations.map((operation) => {
    const at = times.get(operation.id) ?? early.get(operation.id) ?? operation.at
    return { ...operation, at }
  })
}

function applyAll(before: ListState, operations: readonly ListOperation[]): { state: ListState; errors: InputError[] } {
  let state = before
  for (const [index, operation] of operations.entries()) {
    state = applyListOperation(state, operation)
    if ('addItem' in operation.act && countItems(state) > Math.max(LIMITS.ownItems, countItems(before)))
      return {
        state: before,
        errors: [inputError('TOO_MANY', `operations[${index}].act.addItem`, messages.tooManyItems())],
      }
  }
  return { state: boundList(state), errors: [] }
}

const countItems = ({ items }: ListState): number => [...items.values()].filter(isListed).length
