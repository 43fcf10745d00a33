import { messages } from './messages'
import { FROM_PAGE, MOST_SENT, READY } from './pageMessage'
import { sendPage, type SendingSite } from './sendPage'

/** The address of the bookmark that sends the page it is pressed on to the product at this origin. */
export function bookmarkCode(origin: string): string {
  const site: SendingSite = { origin, path: FROM_PAGE, ready: READY, ...MOST_SENT, blocked: messages.blocked }
  return `javascript:${encodeURIComponent(`void(${sendPage.toString()})(${JSON.stringify(site)})`)}`
}
