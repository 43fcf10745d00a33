import type { Knex } from 'knex'
import { LIMITS } from '../../../schema/limits'
import { changesBetween, type RowChange } from '../../../schema/planChanges'
import type { PlanRows } from '../../../schema/planOperations'
import type { PlanChangeKind } from '../../generated/schemaTypes'
import { PlanOperationModel } from '../../operations/PlanOperationModel'

/** What a member did to the current plan in one go (docs/product.md PLAN-93). */
export interface NotedChange {
  readonly memberId: string
  readonly kind: PlanChangeKind
  readonly rows: readonly RowChange[]
}

/** So many are held, of which those are shown as one that belong together. */
const HELD = 4 * LIMITS.planChanges
/** Versions of a plan after which those that are too old are looked for. */
const LOOKED_AFTER = 64

/** What was done to a plan; undefined where it is as it was. */
export function changeBetween(
  before: PlanRows,
  after: PlanRows,
  { memberId, kind }: Omit<NotedChange, 'rows'>,
): NotedChange | undefined {
  const rows = changesBetween(before, after)
  return rows.length > 0 ? { memberId, kind, rows } : undefined
}

/** The columns of an operation's row that say what was done with it. */
export const changeColumns = (change: NotedChange | undefined) => ({
  memberId: change?.memberId ?? null,
  changeKind: change?.kind ?? null,
  changedRows: change ? JSON.stringify(change.rows) : null,
})

const NOTHING = changeColumns(undefined)

/** Forgets, now and then, what was done to a plan before that which is held; the ids of its operations stay. */
export async function forgetOlderChanges(
  trx: Knex,
  planId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  if (Math.floor(from / LOOKED_AFTER) === Math.floor(to / LOOKED_AFTER)) return
  const changes = () => trx(PlanOperationModel.tableName).where({ planId }).whereNotNull('changeKind')
  const oldest = changes()
    .orderBy('version', 'desc')
    .limit(1)
    .offset(HELD - 1)
    .select('version')
    .as('oldest')
  await changes().where('version', '<', trx.select('version').from(oldest)).update(NOTHING)
}

/** Forgets all that was done to a plan, as when it becomes one of another household. */
export async function forgetChanges(trx: Knex, planId: string): Promise<void> {
  await trx(PlanOperationModel.tableName).where({ planId }).whereNotNull('changeKind').update(NOTHING)
}
