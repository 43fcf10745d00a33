import type { PushSubscriptionInput } from '../apollo/schemaTypes.generated'

/**
 * Whether this browser can be notified: `HOME_SCREEN` once the product is on the home screen, as on an iPhone; `BLOCKED` once the person has
 * allowed it again in the browser's settings.
 */
export type Ability = 'READY' | 'BLOCKED' | 'HOME_SCREEN' | 'NONE'

/** What this browser can do now. */
export function abilityOf(): Ability {
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (can) return Notification.permission === 'denied' ? 'BLOCKED' : 'READY'
  return isApplePhone() ? 'HOME_SCREEN' : 'NONE'
}

/** An iPad says that it is a Mac, but has a screen to touch. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1)

/** The registration of the service worker, which is made where it is missing. */
export async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}

/** Asks the person, where they were not asked before. Call it on a press. @returns whether it is allowed. */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** The subscription of this browser with a server's key; one with another key is ended. */
export async function subscribe(push: PushManager, publicKey: string): Promise<PushSubscriptionInput> {
  const present = await push.getSubscription()
  const read = present && readSubscription(present)
  if (read?.publicKey === publicKey) return read
  await present?.unsubscribe()
  const subscription = await push.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return { ...readSubscription(subscription), publicKey }
}

/** A subscription as the server takes it. */
export function readSubscription(subscription: PushSubscription): PushSubscriptionInput {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return { endpoint, p256dh, auth, publicKey: base64url(subscription.options.applicationServerKey) }
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
