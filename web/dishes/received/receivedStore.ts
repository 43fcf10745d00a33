import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { Received } from './Received'

interface Kept extends Received {
  readonly id: string
  /** When it came, in milliseconds since 1970. */
  readonly at: number
}

interface Schema extends DBSchema {
  items: { key: string; value: Kept }
}

const NAME = 'received'
const DAY = 24 * 60 * 60 * 1000
/** So many wait at most; an older one gives way. */
const MOST = 5

/** Keeps what came on the device until a page takes it. @returns its id. @throws where the browser keeps nothing. */
export function keepReceived(received: Received): Promise<string> {
  return withStore(async (database) => {
    const id = crypto.randomUUID()
    await database.put('items', { ...received, id, at: Date.now() })
    await removeOld(database, MOST)
    return id
  })
}

/** Takes what came, which is not kept any longer; null where it is not there. */
export async function takeReceived(id: string): Promise<Received | null> {
  const kept = await withStore(async (database) => {
    await removeOld(database, MOST)
    const found = await database.get('items', id)
    await database.delete('items', id)
    return found
  }).catch(() => undefined)
  return kept ?? null
}

/** Removes what nothing took for a day. */
export async function forgetOldReceived(): Promise<void> {
  await withStore((database) => removeOld(database, MOST)).catch(() => {})
}

/** Removes everything that waits: its person is gone. */
export async function forgetReceived(): Promise<void> {
  await deleteDB(NAME).catch(() => {})
}

async function removeOld(database: IDBPDatabase<Schema>, most: number): Promise<void> {
  const kept = (await database.getAll('items')).toSorted((one, other) => other.at - one.at)
  const old = kept.filter(({ at }, index) => index >= most || at < Date.now() - DAY)
  await Promise.all(old.map(({ id }) => database.delete('items', id)))
}

/** The store is open only while it is used, so that it can be removed at any time. */
async function withStore<R>(action: (database: IDBPDatabase<Schema>) => Promise<R>): Promise<R> {
  const database = await openDB<Schema>(NAME, 1, {
    upgrade: (opened) => void opened.createObjectStore('items', { keyPath: 'id' }),
  })
  try {
    return await action(database)
  } finally {
    database.close()
  }
}
