import { removeMark } from './deviceMark'

/**
 * Removes what this browser has of a person's notifications, also those that are shown (docs/product.md PUSH-6).
 *
 * @param isLeaving whether the person is to be notified here no more; otherwise they are again once they have signed in again.
 */
export async function forgetDevice(isLeaving: boolean): Promise<void> {
  await removeMark()
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  if (isLeaving) await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
