import type { BrowserContext, Page, Worker } from 'playwright-core'
import type { PushSubscriptionInput } from '../../server/generated/schemaTypes'

/** Under which a page has its subscription, and whether permission was asked for. */
const PLACE = 'testSubscription'
/** On which a page has the worker close what is shown, in a browser that can show nothing. */
const CHANNEL = 'test-shown'

/** The parts of a service worker's scope that tests use. */
interface Scope {
  registration: ServiceWorkerRegistration
  clients: { openWindow(url: string): Promise<null> }
  dispatchEvent(event: Event): boolean
  shown?: { title: string; data: unknown; close(): void }[]
}

/**
 * Has pages of a browser get this subscription from `pushManager.subscribe`: a Chromium without a network has no push service. It
 * outlives a reload and ends with `unsubscribe`, as the browser's own. A Chromium without a head refuses notifications whatever is
 * granted: there, permission is what the page asked for.
 */
export async function givePushService(
  context: BrowserContext,
  { endpoint, p256dh, auth }: Omit<PushSubscriptionInput, 'publicKey'>,
): Promise<void> {
  await context.grantPermissions(['notifications', 'clipboard-read', 'clipboard-write'])
  await context.addInitScript(
    ({ place, channel, given }) => {
      const bytesOf = (text: string) =>
        Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
      const present = () => {
        const publicKey = localStorage.getItem(place)
        if (publicKey === null) return null
        return {
          endpoint: given.endpoint,
          options: { applicationServerKey: bytesOf(publicKey).buffer, userVisibleOnly: true },
          toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
          unsubscribe: () => Promise.resolve(localStorage.removeItem(place)),
        }
      }
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(present()),
        subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(place, applicationServerKey)
          return Promise.resolve(present())
        },
      })
      const isRefused = Notification.permission === 'denied'
      const permission = () => (localStorage.getItem(`${place}Asked`) === null ? 'default' : 'granted')
      const ask = Notification.requestPermission.bind(Notification)
      Notification.requestPermission = () => {
        localStorage.setItem(`${place}Asked`, String(navigator.userActivation.isActive))
        return isRefused ? Promise.resolve('granted' as const) : ask()
      }
      if (!isRefused) return
      Object.defineProperty(Notification, 'permission', { get: permission })
      ServiceWorkerRegistration.prototype.getNotifications = () =>
        Promise.resolve([{ close: () => new BroadcastChannel(channel).postMessage('close') } as Notification])
    },
    { place: PLACE, channel: CHANNEL, given: { endpoint, p256dh, auth } },
  )
}

/** With which of the server's keys the browser is subscribed; null where it is not. */
export const subscribedWith = (page: Page) => page.evaluate((place) => localStorage.getItem(place), PLACE)

/** Whether the browser asked for permission, and upon a press then; null where it did not. */
export const asked = (page: Page) => page.evaluate((place) => localStorage.getItem(`${place}Asked`), PLACE)

/** The service worker of a page, once it is active. In a browser that can show nothing it notes what it would show. */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate((channel) => {
    const scope = self as unknown as Scope
    if (Notification.permission === 'granted' || scope.shown) return
    scope.shown = []
    new BroadcastChannel(channel).onmessage = () => void (scope.shown = [])
    scope.registration.showNotification = (title, { tag, data } = {}) => {
      const others = (scope.shown ?? []).filter((one) => (one as { tag?: string }).tag !== tag)
      const shown = { title, tag, data, close: () => void (scope.shown = scope.shown?.filter((one) => one !== shown)) }
      scope.shown = [...others, shown]
      return Promise.resolve()
    }
  }, CHANNEL)
  return worker
}

/** Hands a text to the page's service worker, as the browser does with what its push service has sent it. */
export async function deliverPush(page: Page, text: string): Promise<void> {
  await workerOf(page)
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: text })
  await session.detach()
}

/** The words of the notifications that are shown. */
export async function shown(page: Page): Promise<string[]> {
  const worker = await workerOf(page)
  return worker.evaluate(async () => {
    const scope = self as unknown as Scope
    return (scope.shown ?? (await scope.registration.getNotifications())).map(({ title }) => title)
  })
}

/**
 * Presses a notification, as far as a test can: the service worker gets the event with the notification that is shown. Which page it
 * opens is recorded in place of being opened, since Chromium wants a real press for that.
 */
export async function press(page: Page, title: string): Promise<string> {
  const worker = await workerOf(page)
  return worker.evaluate(async (wanted) => {
    const scope = self as unknown as Scope
    const all = scope.shown ?? (await scope.registration.getNotifications())
    const notification = all.find((one) => one.title === wanted)
    if (!notification) throw new Error('It is not shown')
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = (url) => {
        resolve(url)
        return Promise.resolve(null)
      }
      scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }))
    })
  }, title)
}
