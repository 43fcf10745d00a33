import type { Page } from 'playwright-core'
import type { Pending, Snapshot } from '../../web/live/replica/kept'

/** What the browser of a page keeps of the household, of every person. */
export function keptOn(page: Page): Promise<{ snapshots: Snapshot[]; outbox: Pending[] }> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('Not opened'))
      })
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'household')
    if (!isThere) return { snapshots: [], outbox: [] }
    const database = await asked(indexedDB.open('household'))
    const all = (store: string) => asked(database.transaction(store).objectStore(store).getAll())
    const [snapshots, outbox] = [await all('snapshots'), await all('outbox')]
    database.close()
    return { snapshots, outbox }
  })
}

/** Whether the browser of a page keeps a part. */
export const isPartKept = async (page: Page, part: Snapshot['part']): Promise<boolean> =>
  (await keptOn(page)).snapshots.some((one) => one.part === part)
