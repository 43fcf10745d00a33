import { readToken } from '../../session/session'
import { tokenOwner } from '../../session/tokenOwner'
import { readMark } from '../deviceMark'
import { renew } from './renew'

const DAY = 24 * 60 * 60 * 1000

/** Renews this browser's subscription for the person who is signed in, once a day, or where no one is known to be notified. */
export async function renewOnPage(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const [mark, token, owner] = [await readMark(), readToken(), tokenOwner()]
  if (!registration || token === null) return
  const isOwn = mark?.owner === owner
  if (isOwn ? Date.now() - mark.at < DAY : !(await registration.pushManager.getSubscription())) return
  await renew(registration.pushManager, token, owner)
}
