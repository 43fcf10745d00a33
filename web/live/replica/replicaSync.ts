import { createPart } from '../createPart'
import type { PartName } from './kept'

/** The sync of a page; the pages that show a part ask it to read. */
export interface ReplicaSync {
  /** Resolves when the server has said how the part is, however long that takes. */
  read: (part: PartName) => Promise<void>
  /** Resolves when what is pending was sent, or has failed and is tried again later. */
  send: () => Promise<void>
}

/** The sync of this page; null while no one is signed in. */
export const replicaSync = createPart<ReplicaSync>()
