import type { OwnedQueue } from '../session/ownedQueue'
import { inOrder, type TimedOperation, toOperations } from './timedOperations'

/** Something that a household shares, such as its list, as the server said it last, and whose it is. */
export interface KeptPart<Told, Household> {
  told: Told
  household: Household
}

/** Where it is kept. */
export interface PartPlaces<Told, Household, Act> {
  base: {
    read: (owner: string) => KeptPart<Told, Household> | null
    write: (kept: KeptPart<Told, Household>, owner: string) => void
    subscribe: (listener: () => void) => () => void
  }
  queue: OwnedQueue<TimedOperation<Act>>
}

/** What it is. */
export interface PartRules<Told, Household, Act, View> {
  /** Before the server has said anything. */
  nothing: { told: Told; household: Household }
  /** What the page shows: what the server said with what was done here since, in its order. */
  viewOf: (told: Told, pending: readonly TimedOperation<Act>[]) => View
}

/**
 * Something that a household shares, on the device of a person: what the server said last, and what was done here since, in
 * every tab and until the server has it (docs/product.md SHOP-28, CUP-9).
 */
export class SharedStore<
  Told extends { version: number },
  Household extends { id: string },
  Act,
  View extends { latest: number },
> {
  #view: View | null = null
  #kept: KeptPart<Told, Household> | null | undefined

  constructor(
    readonly owner: string,
    private readonly places: PartPlaces<Told, Household, Act>,
    private readonly rules: PartRules<Told, Household, Act, View>,
  ) {}

  /** What the page shows; the same object until something changes. */
  readonly view = (): View =>
    (this.#view ??= this.rules.viewOf(this.kept()?.told ?? this.rules.nothing.told, this.#pendingHere()))

  /** What the server said last; null before it has said anything. */
  readonly kept = (): KeptPart<Told, Household> | null =>
    this.#kept === undefined ? (this.#kept = this.places.base.read(this.owner)) : this.#kept

  readonly subscribe = (listener: () => void): (() => void) => {
    const changed = () => {
      this.#forget()
      listener()
    }
    const stops = [this.places.base.subscribe(changed), this.places.queue.subscribe(changed)]
    return () => stops.forEach((stop) => stop())
  }

  /**
   * Does something: the page shows it at once. It is later than all that this device knows, also where its clock is slow,
   * so that it counts against what the person saw.
   */
  readonly act = (acts: readonly Act[], now = Date.now()): void => {
    this.#forget()
    this.places.queue.add(toOperations(acts, Math.max(now, this.view().latest + 1), this.#householdId()), this.owner)
    this.#forget()
  }

  /** What is still to be sent, the oldest first. */
  readonly pending = (): TimedOperation<Act>[] => inOrder(this.places.queue.read(this.owner))

  /**
   * The server has these operations; `told` is what it answered.
   * @returns whether that is the latest that it said.
   */
  readonly settle = (operations: readonly TimedOperation<Act>[], told: Told | null): boolean => {
    const isLatest = told === null || this.hear(told)
    this.places.queue.remove(operations.map(({ id }) => id))
    this.#forget()
    return isLatest
  }

  /**
   * The server said how it is now, and of which household, if it was asked that.
   * @returns false when something later was received already, in another tab perhaps.
   */
  readonly hear = (told: Told, household?: Household): boolean => {
    this.#forget()
    const kept = this.kept()
    const isAnother = household !== undefined && household.id !== kept?.household.id
    if (!isAnother && kept !== null && told.version < kept.told.version) return false
    this.places.base.write(
      { told, household: household ?? kept?.household ?? this.rules.nothing.household },
      this.owner,
    )
    this.#forget()
    return true
  }

  /** Notes whose it is; that of another household begins with nothing. */
  readonly hearHousehold = (household: Household): void => {
    const kept = this.kept()
    const told = kept?.household.id === household.id ? kept.told : this.rules.nothing.told
    this.places.base.write({ told, household }, this.owner)
    this.#forget()
  }

  /** What was done for another household does not belong on the page; the server refuses it (docs/product.md HH-20). */
  #pendingHere(): TimedOperation<Act>[] {
    const here = this.#householdId()
    return this.pending().filter(({ householdId = here }) => here === undefined || householdId === here)
  }

  /** Whose it is, where that is known. */
  #householdId(): string | undefined {
    return this.kept()?.household.id || undefined
  }

  #forget(): void {
    this.#view = null
    this.#kept = undefined
  }
}
