import type { KitchenTimerInput } from '../../apollo/schemaTypes.generated'
import { tokenOwner } from '../../session/tokenOwner'
import { isOver } from '../timers'
import { currentTimers, setTimers, subscribeToTimers } from '../timerStore'
import { closeNotified } from './closeNotified'
import { keptElsewhere, readKept, writeKept } from './keptTimers'
import type { SharedTimersFragment } from './operations.generated'
import { type KeptTimer, noticeActs, receive, shownOf } from './sharedTimers'

/** An act as it waits to be sent. */
export interface WaitingAct {
  id: string
  householdId: string
  kept: KeptTimer
}

/** The timers of a tab beside those of its household, which all tabs of the browser keep in one place. */
export class TabTimers {
  readonly #owner: string
  readonly #householdId: string
  readonly #onAct: () => void
  #shown = new Set<string>()
  /** On which something was done last in this tab. */
  readonly #mine: Set<string>

  /** @param onAct something was done in this tab. */
  constructor(owner: string, householdId: string, onAct: () => void) {
    this.#owner = owner
    this.#householdId = householdId
    this.#onAct = onAct
    this.#mine = new Set(currentTimers().flatMap(({ id, isElsewhere }) => (isElsewhere ? [] : [id])))
  }

  /** Follows what is done in this tab, and in others of the browser. @returns the cleanup. */
  follow(): () => void {
    const show = ({ key }: StorageEvent) => {
      if (key === 'householdTimers') this.#show()
    }
    // What was another household's stays there.
    const strange = keptElsewhere(this.#owner, this.#householdId)
    if (strange.size > 0) setTimers(currentTimers().filter(({ id }) => !strange.has(id)))
    const unfollow = subscribeToTimers(() => this.#notice())
    window.addEventListener('storage', show)
    this.#notice()
    this.#show()
    return () => {
      window.removeEventListener('storage', show)
      unfollow()
    }
  }

  pending(): WaitingAct[] {
    return this.#kept().flatMap((kept) =>
      kept.pending ? [{ id: kept.pending.id, householdId: this.#householdId, kept }] : [],
    )
  }

  /** Notes for which times acts are sent, so that they are the same when they are sent again. */
  noteSent(inputs: readonly KitchenTimerInput[]): void {
    const times = new Map(inputs.map(({ key, at }) => [key, at]))
    const noted = ({ pending, ...kept }: KeptTimer): KeptTimer => {
      const at = times.get(kept.timer.id)
      return { ...kept, pending: pending && { ...pending, at: pending.at ?? at } }
    }
    this.#keep(this.#kept().map(noted))
  }

  /** These acts are on the server; where that says nothing they were refused. */
  reconcile(acts: readonly WaitingAct[], told: SharedTimersFragment | null, ahead: number): void {
    const done = new Set(acts.map(({ id }) => id))
    this.#keep(
      this.#kept().flatMap(({ pending, ...kept }) => {
        if (!pending || !done.has(pending.id)) return [{ ...kept, pending }]
        return pending.isGone ? [] : [{ ...kept, at: pending.at ?? kept.at }]
      }),
    )
    if (told) this.hear(told, ahead)
  }

  /** These have no room in the household. */
  keepAlone(acts: readonly WaitingAct[]): void {
    const ids = new Set(acts.map(({ id }) => id))
    this.#keep(this.#kept().map((kept) => (ids.has(kept.pending?.id ?? '') ? { ...kept, isAlone: true } : kept)))
  }

  /** The server has said how the timers are. */
  hear({ timers }: SharedTimersFragment, ahead: number): void {
    this.#keep(receive(this.#kept(), timers, ahead, Date.now()))
    this.#show()
  }

  #kept(): KeptTimer[] {
    return readKept(this.#owner, this.#householdId)
  }

  #keep(timers: KeptTimer[]): void {
    writeKept(this.#owner, this.#householdId, timers)
  }

  #notice(): void {
    // What is taken away with the person's session is no act.
    if (tokenOwner() !== this.#owner) return
    const tab = currentTimers()
    const before = this.#kept()
    const { kept, acted } = noticeActs(before, tab, this.#shown, Date.now())
    this.#shown = new Set(tab.map(({ id }) => id))
    if (JSON.stringify(kept) !== JSON.stringify(before)) this.#keep(kept)
    if (acted.length === 0) return
    for (const id of acted) this.#mine.add(id)
    this.#show()
    this.#onAct()
  }

  #show(): void {
    const before = currentTimers()
    const shown = shownOf(this.#kept(), before, this.#mine)
    this.#shown = new Set(shown.map(({ id }) => id))
    if (JSON.stringify(shown) === JSON.stringify(before)) return
    closeNotified(before.filter((timer) => isOver(timer) && !this.#shown.has(timer.id)).map(({ id }) => id))
    setTimers(shown)
  }
}
