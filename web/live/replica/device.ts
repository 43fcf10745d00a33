import { type DBSchema, openDB } from 'idb'
import { forgetFormer, forgetFormerOperations, forgetFormerSnapshots, readFormer } from './formerStores'
import { type Change, changed, type Household, type Kept, NOTHING_KEPT, type Pending, type Snapshot } from './kept'

/** Where what is kept for a person is. Each method names the person; none throws. */
export interface Device {
  /** What is kept; at once where nothing has to be waited for. */
  read: (owner: string) => Promise<Kept> | Kept
  /** Keeps a change and hands it to the person's other tabs. */
  write: (owner: string, change: Change) => void
  /** Calls `listener` with each change of another tab, and with null when it has forgotten the person. @returns unsubscribe. */
  follow: (owner: string, listener: (change: Change | null) => void) => () => void
  /** Removes everything, or all but what is not on the server yet; here and in the other tabs. */
  forget: (owner: string, all: boolean) => void
}

/** The household, the parts and the outbox of each person, by the name of the part or the id of the operation. */
interface Schema extends DBSchema {
  household: { key: string; value: { owner: string; household: Household } }
  snapshots: { key: [owner: string, part: string]; value: Snapshot & { owner: string } }
  outbox: { key: [owner: string, id: string]; value: Pending & { owner: string } }
}
const STORES = ['household', 'snapshots', 'outbox'] as const

/** A message of a tab to the others. */
interface Message {
  owner: string
  /** null: it is forgotten. */
  change: Change | null
}

let opening: ReturnType<typeof openDB<Schema>> | null = null

function open() {
  opening ??= openDB<Schema>('household', 1, {
    upgrade: (database) => {
      database.createObjectStore('household', { keyPath: 'owner' })
      database.createObjectStore('snapshots', { keyPath: ['owner', 'part'] })
      database.createObjectStore('outbox', { keyPath: ['owner', 'id'] })
    },
    blocking: (_version, _blocked, event) => {
      opening = null
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => (opening = null),
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/** The browser's database, shared by its tabs. Where there is none, what is done is held until the page is left. */
export const onDevice: Device = {
  read: (owner) => {
    const former = readFormer(owner)
    if (typeof indexedDB === 'undefined') return changed(NOTHING_KEPT, former)
    return restore(owner, former).catch(() => changed(NOTHING_KEPT, former))
  },
  write: (owner, change) => {
    if (typeof indexedDB === 'undefined') return forgetFormerOperations(change.removed ?? [])
    // Storage can be full or damaged; then the page goes on with what it has.
    void keep(owner, change).catch(() => {})
    post({ owner, change })
  },
  follow: (owner, listener) => {
    const hear = ({ data }: MessageEvent<Message>) => {
      if (data.owner === owner) listener(data.change)
    }
    tabs()?.addEventListener('message', hear)
    return () => tabs()?.removeEventListener('message', hear)
  },
  forget: (owner, all) => {
    if (all) post({ owner, change: null })
    forgetFormerSnapshots(owner)
    if (typeof indexedDB !== 'undefined') void forget(owner, all).catch(() => {})
  },
}

let opened: BroadcastChannel | null = null

/** Between the tabs; a message does not come to the tab that sends it. */
const tabs = () => (opened ??= canTell() ? new BroadcastChannel('household') : null)
/** Not where pages are made ahead: a channel would keep that process from ending. */
const canTell = () => typeof BroadcastChannel !== 'undefined' && typeof document !== 'undefined'

const post = (message: Message) => tabs()?.postMessage(message)

/** What is kept, with what the last release left; that is removed once it is kept here. */
async function restore(owner: string, former: Change): Promise<Kept> {
  const database = await open()
  const [known, snapshots, outbox] = await Promise.all([
    database.get('household', owner),
    database.getAll('snapshots', rangeOf(owner)),
    database.getAll('outbox', rangeOf(owner)),
  ])
  const kept = { household: known?.household ?? null, snapshots, outbox }
  if (Object.keys(former).length === 0) return kept
  const change = { ...former, household: kept.household ?? former.household }
  await keep(owner, change)
  forgetFormer(owner)
  return changed(kept, change)
}

/**
 * What was done is handed to the database in the task in which it was done, so that a page which ends right after it loses
 * nothing. Snapshots are compared with those of other tabs.
 */
async function keep(owner: string, { added = [], removed = [], household, snapshots, dropped }: Change): Promise<void> {
  const change = (await open()).transaction(STORES, 'readwrite')
  const [households, told, outbox] = [
    change.objectStore('household'),
    change.objectStore('snapshots'),
    change.objectStore('outbox'),
  ]
  for (const operation of added) void outbox.put({ ...operation, owner })
  for (const id of removed) void outbox.delete([owner, id])
  if (household || snapshots || dropped) {
    const before = { household: (await households.get(owner))?.household ?? null, outbox: [] }
    const kept = changed({ ...before, snapshots: await told.getAll(rangeOf(owner)) }, { household, snapshots, dropped })
    void told.delete(rangeOf(owner))
    for (const snapshot of kept.snapshots) void told.put({ ...snapshot, owner })
    if (kept.household) void households.put({ owner, household: kept.household })
  }
  change.commit()
  await change.done
}

async function forget(owner: string, all: boolean): Promise<void> {
  const change = (await open()).transaction(STORES, 'readwrite')
  void change.objectStore('household').delete(owner)
  void change.objectStore('snapshots').delete(rangeOf(owner))
  if (all) void change.objectStore('outbox').delete(rangeOf(owner))
  await change.done
}

/** Every name and id is a text, and so before an array. */
function rangeOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []])
}
