import type { Page } from 'playwright-core'

/** How much of what was shared or sent waits on a device for a page that takes it. */
export const countReceived = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Opening what is not there would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'received')) return 0
    return new Promise<number>((resolve) => {
      const asked = indexedDB.open('received')
      asked.onsuccess = () => {
        const count = asked.result.transaction('items').objectStore('items').count()
        count.onsuccess = () => {
          asked.result.close()
          resolve(count.result)
        }
      }
    })
  })
