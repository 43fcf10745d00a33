import type { Guard } from '../../session/guards'
import { inOrder, isTimedOperation, type TimedOperation, toOperations } from '../timedOperations'
import type { Change, Household, Kept, PartName, Pending } from './kept'

/** What a part is. */
export interface PartRules<Told, Act, View> {
  name: PartName
  isTold: Guard<Told>
  isAct: Guard<Act>
  /** What the release before this one kept, as this one has it; anything else as it is. Missing where nothing differs. */
  renewTold?(told: unknown): unknown
  /** The same of what was done. */
  renewAct?(act: unknown): unknown
  /** Before the server has said anything. */
  nothing: Told
  /** What the page shows: what the server said with what was done here since, in its order. */
  viewOf(told: Told, pending: readonly TimedOperation<Act>[]): View
}

/** What the parts of a person are in: a `Replica`. */
export interface PartHolder {
  readonly owner: string
  kept: () => Kept
  /** Calls `listener` after each change. @returns unsubscribe. */
  subscribe: (listener: () => void) => () => void
  change: (change: Change) => void
  hearHousehold: (household: Household) => void
}

/** Something that a household shares, such as its list, on the device of a person. */
export class Part<Told extends { version: number }, Act, View extends { latest: number }> {
  #of: unknown[] = []
  #told: Told | null = null
  #pending: TimedOperation<Act>[] = []
  #view: View | null = null

  constructor(
    private readonly replica: PartHolder,
    private readonly rules: PartRules<Told, Act, View>,
  ) {}

  get owner(): string {
    return this.replica.owner
  }

  get name(): PartName {
    return this.rules.name
  }

  get subscribe(): PartHolder['subscribe'] {
    return this.replica.subscribe
  }

  /** Whose it is; null before the household was received. */
  household(): Household | null {
    return this.replica.kept().household
  }

  /** What the server said last; null before it has said anything. */
  told(): Told | null {
    this.#read()
    return this.#told
  }

  /** When it did, in milliseconds since 1970. */
  toldAt(): number | null {
    return this.told() && (this.#snapshot()?.at ?? null)
  }

  /** What is still to be sent, the oldest first. */
  readonly pending = (): readonly TimedOperation<Act>[] => {
    this.#read()
    return this.#pending
  }

  /** What the page shows; the same object until something changes. */
  readonly view = (): View => {
    this.#read()
    return (this.#view ??= this.rules.viewOf(this.#told ?? this.rules.nothing, this.#pendingHere()))
  }

  /**
   * Does something: the page shows it at once. It is later than all that this device knows, also where its clock is slow,
   * so that it counts against what the person saw.
   * @param newId Makes the ids of the operations; by default they follow their times.
   */
  readonly act = (acts: readonly Act[], now = Date.now(), newId?: () => string): void => {
    const from = Math.max(now, this.view().latest + 1)
    const operations = toOperations(acts, from, this.household()?.id, newId)
    this.replica.change({ added: operations.map((operation) => ({ ...operation, part: this.name })) })
  }

  /**
   * The server has these operations; `told` is what it answered.
   * @returns whether that is the latest that it said.
   */
  readonly settle = (operations: readonly { id: string }[], told: Told | null): boolean => {
    const isLatest = told === null || !this.#isOld(told)
    this.replica.change({
      removed: operations.map(({ id }) => id),
      snapshots: told === null ? undefined : [this.#snapshotOf(told)],
    })
    return isLatest
  }

  /**
   * The server said how it is now, and of which household, if it was asked that.
   * @returns false when something later was received already, in another tab perhaps.
   */
  readonly hear = (told: Told, household?: Household): boolean => {
    if (household && household.id !== this.household()?.id) this.replica.hearHousehold(household)
    if (this.#isOld(told)) return false
    this.replica.change({ snapshots: [this.#snapshotOf(told)] })
    return true
  }

  #isOld(told: Told): boolean {
    return told.version < (this.told()?.version ?? 0)
  }

  #snapshotOf(told: Told) {
    return { part: this.name, told, householdId: this.household()?.id ?? '', at: Date.now() }
  }

  #snapshot() {
    return this.replica.kept().snapshots.find(({ part }) => part === this.name)
  }

  /** What was done for another household does not belong on the page; the server refuses it (docs/product.md HH-20). */
  #pendingHere(): TimedOperation<Act>[] {
    const here = this.household()?.id
    return this.#pending.filter(({ householdId = here }) => here === undefined || householdId === here)
  }

  #read(): void {
    const { household, outbox } = this.replica.kept()
    const told = this.#snapshot()?.told
    const [toldBefore, outboxBefore, householdBefore] = this.#of
    if (told === toldBefore && outbox === outboxBefore && household?.id === householdBefore) return
    this.#of = [told, outbox, household?.id]
    if (told !== toldBefore) this.#told = this.#toldOf(told)
    const own = inOrder(outbox.flatMap((one) => (one.part === this.name ? this.#operationOf(one) : [])))
    // As they are sent: the server takes no field that it does not know.
    const pending = own.map(({ id, at, act, householdId }) => ({ id, at, act, householdId }))
    const isSame =
      pending.length === this.#pending.length && pending.every(({ id }, index) => id === this.#pending[index]?.id)
    if (!isSame) this.#pending = pending
    if (!isSame || told !== toldBefore || household?.id !== householdBefore) this.#view = null
  }

  #toldOf(kept: unknown): Told | null {
    const { isTold, renewTold } = this.rules
    const told = renewTold ? renewTold(kept) : kept
    return isTold(told) ? told : null
  }

  #operationOf(kept: Pending): TimedOperation<Act>[] {
    const { isAct, renewAct } = this.rules
    const operation = renewAct ? { ...kept, act: renewAct(kept.act) } : kept
    return isTimedOperation(isAct)(operation) ? [operation] : []
  }
}
