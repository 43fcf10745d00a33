import { diffRows, sameEaters } from '../../../schema/diffRows'
import {
  applyPlanActs,
  type PlanAct,
  type PlanOperation,
  type PlanRow,
  type PlanRows,
  rowsOf,
} from '../../../schema/planOperations'
import type { CurrentPlanFragment } from '../operations.generated'
import { emptyEntry, type Entry, mapRows, type Plan } from '../plan'
import { toEntry } from '../planAnswer'
import { rowsById, showRow, toPlanOf, toPlanRows } from '../planRows'
import { categoryNamed } from './planActInput'

/** The current plan as the server sent it. */
export interface Base {
  version: number
  rows: PlanRows
  /** What is shown of each row, by its id. */
  entries: ReadonlyMap<string, Entry>
  /** Ids of the rows that do not suit those who eat them. */
  unsuitable: readonly string[]
}

/** An operation that the server has not confirmed yet. */
export interface PendingOperation extends PlanOperation {
  /** The row as it was shown after it, with what its portions make, to show it meanwhile; null where the row is gone. */
  entry: Entry | null
  /** The household for which it was done; null where the page did not know. */
  householdId: string | null
}

/** The current plan on a device: what the server sent, and what was done here since. */
export interface LivePlan {
  /** null until something was received. */
  base: Base | null
  pending: readonly PendingOperation[]
}

/** What is known of whether a plan suits: the server's word, and nothing where it does not know all of it yet. */
export type Verdict = 'suits' | 'doesNotSuit' | 'unknown'

export function baseOf({ version, rows, unsuitable }: CurrentPlanFragment): Base {
  const plain = rows.map(({ id, category, entry, hasSetServes, eaters, variantOf }): PlanRow => ({
    id,
    category: categoryNamed(category),
    uniqueId: entry.uniqueId,
    serves: hasSetServes ? entry.numServes : null,
    eaters,
    variantOf,
  }))
  return {
    version,
    rows: plain,
    entries: new Map(rows.map(({ id, entry }) => [id, toEntry(entry)])),
    unsuitable: unsuitable.flatMap(({ category, row }) => rowsOf(plain, categoryNamed(category))[row]?.id ?? []),
  }
}

/** With what the server sent now; something older than what is known changes nothing. */
export function received(live: LivePlan, base: Base): LivePlan {
  return live.base && base.version < live.base.version ? live : { ...live, base }
}

/** Without operations that are done, or that the server refuses. */
export function without(live: LivePlan, ids: ReadonlySet<string>): LivePlan {
  return { ...live, pending: live.pending.filter(({ id }) => !ids.has(id)) }
}

/** The plan as it is with what was done here. The server has done the same as soon as it has everything. */
export function shownOf({ base, pending }: LivePlan): Plan {
  const acts = pending.map(({ act }) => act)
  const rows = applyPlanActs(base?.rows ?? [], acts)
  const told = new Map(base?.rows.map((row) => [row.id, row]))
  return toPlanOf(rows, (row) => {
    const known = base?.entries.get(row.id)
    const done = pending.filter(({ act }) => rowIdOf(act) === row.id)
    const brought = done.findLast(({ entry }) => entry?.uniqueId === row.uniqueId)?.entry
    const meal = brought ?? (known?.uniqueId === row.uniqueId ? known : undefined) ?? emptyEntry()
    const before = told.get(row.id)
    // The server has sent what the portions make, unless others eat now: then the edit has said it.
    const isTold = before?.serves === null && sameEaters(before.eaters, row.eaters)
    const portions = isTold ? known?.numServes : done.at(-1)?.entry?.numServes
    return showRow(row, meal, portions ?? meal.numServes)
  })
}

/** Whether the plan suits, as far as the server has said. */
export function verdictOf({ base, pending }: LivePlan): Verdict {
  if (!base) return 'unknown'
  const now = new Map(
    applyPlanActs(
      base.rows,
      pending.map(({ act }) => act),
    ).map((row) => [row.id, row]),
  )
  const told = new Map(base.rows.map((row) => [row.id, row]))
  const isAsTold = (one: PlanRow | undefined, other: PlanRow | undefined) =>
    one?.uniqueId === other?.uniqueId && sameEaters(one?.eaters ?? null, other?.eaters ?? null)
  const stays = base.unsuitable.some((id) => now.has(id) && isAsTold(now.get(id), told.get(id)))
  if (stays) return 'doesNotSuit'
  return pending.length === 0 ? 'suits' : 'unknown'
}

/** The operations that an edit of a shown plan is. */
export function operationsOf(
  before: Plan,
  after: Plan,
  householdId: string | null,
  newId: () => string,
): readonly PendingOperation[] {
  const entries = rowsById(after)
  return diffRows(toPlanRows(before), toPlanRows(after)).map((act) => ({
    id: newId(),
    act,
    entry: entries.get(rowIdOf(act)) ?? null,
    householdId,
  }))
}

/**
 * A plan with what another one knows of rows that were versions of one that is gone: the server tells nothing of that, and
 * they are versions again when an undo brings it back.
 */
export function withKnownMains(plan: Plan, known: Plan): Plan {
  const [now, before] = [rowsById(plan), rowsById(known)]
  return mapRows(plan, (row) => {
    const main = before.get(row.id)?.variantOf ?? null
    return row.variantOf === null && main !== null && !now.has(main) ? { ...row, variantOf: main } : row
  })
}

function rowIdOf(act: PlanAct): string {
  return Object.values(act as Record<string, { rowId: string }>)[0]?.rowId ?? ''
}
