import { readMark } from '../deviceMark'
import { messages } from './messages'
import type { PushWorker } from './PushWorker'

const ICON = '/icons/icon-192.png'
const LOGIN = '/login'

interface Pushed {
  /** The device that it is for. */
  device: string
  title: string
  /** The page that it leads to. */
  page: string
  tag: string
}

/**
 * Shows what was pushed, if it is for the person who is notified here; otherwise that they are signed out, since browsers want something
 * shown. Where no one is notified the browser unsubscribes (docs/product.md PUSH-6).
 */
export async function showPushed({ registration }: PushWorker, text: string | undefined): Promise<void> {
  const [mark, pushed] = [await readMark(), read(text)]
  if (mark && pushed?.device === mark.device) {
    const { title, page, tag } = pushed
    return registration.showNotification(title, { tag, data: { page }, icon: ICON, badge: ICON })
  }
  await registration.showNotification(messages.signedOut, { tag: 'signed-out', data: { page: LOGIN }, icon: ICON })
  if (!mark) await (await registration.pushManager.getSubscription())?.unsubscribe()
}

function read(text: string | undefined): Pushed | null {
  try {
    const pushed = JSON.parse(text ?? '') as Partial<Pushed> | null
    const isText = [pushed?.device, pushed?.title, pushed?.page, pushed?.tag].every((one) => typeof one === 'string')
    return isText ? (pushed as Pushed) : null
  } catch {
    return null
  }
}
