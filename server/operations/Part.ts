import type { Change } from '../households/changeHousehold'
import type { HouseholdPart } from '../households/announceHousehold'
import type { Extend } from '../households/lockHouseholds'
import type { Arrival } from './Arrival'
import type { Operation, Outcome } from './Operation'

/** What is read of each member with the household's lock: the columns that a part adds. */
export type Columns = Readonly<Record<string, unknown>>

/** A household, locked, while operations are done on it. */
export interface Doing extends Change<Columns> {
  /** The columns of the caller's own row. */
  readonly own: Columns
  readonly arrival: Arrival
  /** Whether nothing is stored when one operation is wrong. */
  readonly isWhole: boolean
}

/** A part of a household on which operations are done. */
export interface Part<Act, View> {
  /**
   * Adds what is needed to a query of the household's members, on the caller's row alone where it is the household's.
   * @param ids of the operations that have one.
   */
  extend(userId: string, ids: readonly string[]): Extend
  /** What was read. Nothing is stored before `write`, but for a part that is made when it is first needed. */
  open(doing: Doing): Promise<OpenPart<Act, View>>
}

/** A part as it is in the transaction. */
export interface OpenPart<Act, View> {
  /** Does an operation on what is there. A refused one leaves it as it was. */
  apply(operation: Operation<Act>): Outcome
  /** Stores what was done, with one statement for each table in which something changed. @returns what changed. */
  write(): Promise<readonly HouseholdPart[]>
  /** The part with what was done. Ask after the transaction: it reads nothing more. */
  view(): View
}
