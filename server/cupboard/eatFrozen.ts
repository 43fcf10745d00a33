import type { Knex } from 'knex'
import { applyWord, type Frozen, type FreezerState, keptIn, type Word } from '../../schema/cupboardWords'
import { compareText } from '../pure/compareText'
import { cupboardIn, writeCupboard } from './cupboardStore'

/** What is eaten from the freezer in a row of a plan. */
export interface Eaten {
  readonly rowId: string
  /** The meal with its swaps. */
  readonly uniqueId: string
  readonly serves: number
}

/** What a row took out of a batch. */
export interface Thawed extends Frozen {
  readonly rowId: string
  readonly batch: string
}

/** When it is said, and by which member. */
type Said = Pick<Word, 'at' | 'by'>

/**
 * Takes what rows eat out of the freezer of a household whose lock is held, what was frozen first before the rest; what is
 * not there is not taken (docs/product.md PLAN-92). @returns what was taken, for `putBackFrozen`.
 */
export async function eatFrozen(
  trx: Knex.Transaction,
  householdId: string,
  eaten: readonly Eaten[],
  said: Said,
): Promise<Thawed[]> {
  if (eaten.length === 0) return []
  const present = await cupboardIn(trx, householdId)
  let { freezer } = present
  const thawed = eaten.flatMap(({ rowId, uniqueId, serves }) => {
    let wanted = serves
    return inOrder(freezer, uniqueId).flatMap(([batch, kept]): Thawed[] => {
      const taken = Math.min(wanted, kept.serves)
      if (taken === 0) return []
      wanted -= taken
      freezer = withServes(freezer, batch, { ...kept, serves: kept.serves - taken }, said)
      return [{ ...kept, rowId, batch, serves: taken }]
    })
  })
  if (thawed.length > 0)
    await writeCupboard(trx, householdId, present, { ...present, version: present.version + 1, freezer })
  return thawed
}

/** Puts back what rows took that are not over any more, as after an Undo. */
export async function putBackFrozen(
  trx: Knex.Transaction,
  householdId: string,
  thawed: readonly Thawed[],
  said: Said,
): Promise<void> {
  if (thawed.length === 0) return
  const present = await cupboardIn(trx, householdId)
  const freezer = thawed.reduce((state, { batch, uniqueId, frozenOn, serves }) => {
    const there = state.get(batch)?.kept?.serves ?? 0
    return withServes(state, batch, { uniqueId, frozenOn, serves: there + serves }, said)
  }, present.freezer)
  await writeCupboard(trx, householdId, present, { ...present, version: present.version + 1, freezer })
}

/** The batches of a meal, what was frozen first before the rest. */
const inOrder = (freezer: FreezerState, uniqueId: string): [string, Frozen][] =>
  keptIn(freezer)
    .flatMap(([batch, { kept }]): [string, Frozen][] => (kept.uniqueId === uniqueId ? [[batch, kept]] : []))
    .sort(
      ([one, { frozenOn }], [other, { frozenOn: later }]) => compareText(frozenOn, later) || compareText(one, other),
    )

/** The later word about a batch, whatever the clocks of those who spoke before say. */
function withServes(freezer: FreezerState, batch: string, kept: Frozen, { at, by }: Said): FreezerState {
  const last = freezer.get(batch)?.at ?? 0
  return applyWord(freezer, batch, { at: Math.max(at, last + 1), by, kept: kept.serves > 0 ? kept : null })
}
