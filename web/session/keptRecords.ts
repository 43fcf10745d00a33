import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Something that belongs to a person and is too large for the other storage of the pages. */
export interface KeptRecord {
  owner: string
  /** Names it among the person's. */
  id: string
  /** When it was fetched, in milliseconds since 1970. */
  at: number
  value: unknown
}

interface Schema extends DBSchema {
  recipes: { key: [owner: string, id: string]; value: KeptRecord }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('kept', 1, {
    upgrade: (database) => void database.createObjectStore('recipes', { keyPath: ['owner', 'id'] }),
    // Another tab wants to remove it, or the browser has closed it: the next use opens it again.
    blocking: (_version, _blocked, event) => {
      opened = null
      ;(event.target as IDBDatabase).close()
    },
    terminated: () => (opened = null),
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/** Storage can be switched off, full or damaged; then nothing is kept and nothing is there. */
async function withStore<R>(action: (database: IDBPDatabase<Schema>) => Promise<R>): Promise<R | null> {
  try {
    return await action(await open())
  } catch {
    return null
  }
}

/** A record of a person; null without it. */
export async function readRecord(owner: string, id: string): Promise<KeptRecord | null> {
  return (await withStore((database) => database.get('recipes', [owner, id]))) ?? null
}

/** The records of a person. */
export async function readRecords(owner: string): Promise<readonly KeptRecord[]> {
  return (await withStore((database) => database.getAll('recipes', rangeOf(owner)))) ?? []
}

/** Keeps these records of a person, and of those that are there only the ones named; everyone else's are removed. */
export async function keepRecords(
  owner: string,
  records: readonly KeptRecord[],
  staying: ReadonlySet<string>,
): Promise<void> {
  await withStore(async (database) => {
    const change = database.transaction('recipes', 'readwrite')
    for (const key of await change.store.getAllKeys())
      if (key[0] !== owner || !staying.has(key[1])) void change.store.delete(key)
    for (const record of records) void change.store.put(record)
    await change.done
  })
}

/** Removes the records of a person. */
export async function forgetRecords(owner: string): Promise<void> {
  await withStore((database) => database.delete('recipes', rangeOf(owner)))
}

/** Every id is a text, and so before an array. */
function rangeOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []])
}
