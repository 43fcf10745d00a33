import { chosenHousehold } from '../../session/chosenHousehold'
import { type Change, changed, type Household, type Kept, NOTHING_KEPT, type PartName } from './kept'
import { type Device, onDevice } from './device'
import { asWait, noWait } from './waits'
import { forgetFirstView, type ViewChange, writeFirstView } from './firstView'
import { Part, type PartHolder, type PartRules } from './Part'

/** A database of the browser that does not answer is not waited for longer than this, in milliseconds. */
const PATIENCE = 3000

/**
 * What a person's household shares, once on a page: what the server said last, and what was done here since and is not there
 * yet. It is kept on the device, and the same in every tab (docs/product.md SHOP-28, CUP-9, SHOP-51).
 */
export class Replica implements PartHolder {
  #kept: Kept = NOTHING_KEPT
  #isClosed = false
  readonly #parts = new Map<PartName, unknown>()
  readonly #listeners = new Set<() => void>()
  readonly #unfollow: () => void
  /** Resolves when what the device keeps is here, or is late. */
  readonly restored: Promise<void>

  constructor(
    readonly owner: string,
    private readonly device: Device,
  ) {
    this.#unfollow = device.follow(owner, (change) => this.#hear(change))
    const restored = device.read(owner)
    if (restored instanceof Promise) {
      const here = restored.then((kept) => this.#restore(kept))
      const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
      this.restored = asWait(Promise.race([here, late]))
    } else {
      this.restored = noWait
      this.#restore(restored)
    }
  }

  readonly kept = (): Kept => this.#kept

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** One of its parts; the same object each time. */
  part<Told extends { version: number }, Act, View extends { latest: number }>(
    rules: PartRules<Told, Act, View>,
  ): Part<Told, Act, View> {
    const known = this.#parts.get(rules.name) as Part<Told, Act, View> | undefined
    const part = known ?? new Part(this, rules)
    this.#parts.set(rules.name, part)
    return part
  }

  readonly change = (change: Change): void => {
    // What was forgotten is not kept again by an answer that comes late.
    this.device.write(this.owner, this.#isClosed ? { removed: change.removed } : change)
    this.#take(change)
  }

  /** The household was received; another one begins with nothing. */
  readonly hearHousehold = ({ id, members }: Household): void =>
    this.change({
      household: { id, members: members.map(({ id: member, name, isViewer }) => ({ id: member, name, isViewer })) },
    })

  /** What a page shows first from now on (`FirstView`). */
  readonly showFirst = (change: ViewChange): void => {
    if (!this.#isClosed) writeFirstView(this.owner, change)
  }

  readonly close = (): void => {
    this.#isClosed = true
    this.#unfollow()
  }

  /** Another tab has changed something, or the person was forgotten there. */
  #hear(change: Change | null): void {
    if (change) return this.#take(change)
    this.close()
    this.#kept = NOTHING_KEPT
    this.#take({})
  }

  /** What has changed while the device was read counts more. */
  #restore(restored: Kept): void {
    const since = this.#kept
    this.#kept = ofThisPage(restored)
    this.#take({ household: since.household ?? undefined, snapshots: since.snapshots, added: since.outbox })
  }

  #take(change: Change): void {
    this.#kept = changed(this.#kept, change)
    for (const listener of [...this.#listeners]) listener()
  }
}

/** What was kept of another household than this page's is not shown (docs/product.md HH-28); what was done to it is still sent. */
function ofThisPage(kept: Kept): Kept {
  const chosen = chosenHousehold()
  const isOther = chosen !== undefined && kept.household !== null && kept.household.id !== chosen
  return isOther ? { ...NOTHING_KEPT, outbox: kept.outbox } : kept
}

const opened = new Map<string, Replica>()

/** What is kept for a person, opened once on a page. */
export function replicaOf(owner: string): Replica {
  const replica = opened.get(owner) ?? new Replica(owner, onDevice)
  opened.set(owner, replica)
  return replica
}

/**
 * Forgets what is kept for a person, in every tab.
 * @param all whether also what was done and is not on the server yet.
 */
export function forgetReplica(owner: string, all: boolean): void {
  opened.get(owner)?.close()
  opened.delete(owner)
  onDevice.forget(owner, all)
  forgetFirstView(owner)
}
