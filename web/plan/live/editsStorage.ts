import { arrayOf, isText, nullOr, shape } from '../../session/guards'
import { ownedStorage } from '../../session/ownedStorage'
import { isEntry } from '../plan'
import type { PendingOperation } from './livePlan'
import { isAct } from './rowGuards'

const isPending = shape<PendingOperation>({
  id: isText,
  act: isAct,
  entry: nullOr(isEntry),
  householdId: nullOr(isText),
})

const edits = ownedStorage<{ pending: PendingOperation[] }>(
  'planEdits',
  shape<{ pending: PendingOperation[] }>({ pending: arrayOf(isPending) }),
)

/** Operations that the server has not confirmed. All tabs of a person share them: each adds its own and sends all. */
export interface EditsStore {
  read: () => readonly PendingOperation[]
  add: (operations: readonly PendingOperation[]) => void
  remove: (ids: ReadonlySet<string>) => void
}

/**
 * The unconfirmed operations of a person on this device (docs/product.md PLAN-45), for as long as the page lives also after
 * that person has signed out.
 */
export function editsOf(owner: string): EditsStore {
  const read = () => edits.read(owner)?.pending ?? []
  return {
    read,
    add: (operations) => edits.write({ pending: [...read(), ...operations] }, owner),
    remove: (ids) => {
      const before = read()
      const left = before.filter(({ id }) => !ids.has(id))
      if (left.length === before.length) return
      if (left.length > 0) edits.write({ pending: left }, owner)
      else edits.clear()
    },
  }
}
