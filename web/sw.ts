import { isShared, receiveShared } from './dishes/received/worker/receiveShared'
import { forgetOldReceived } from './dishes/received/receivedStore'
import { openPressed } from './notifications/worker/openPressed'
import type { PushWorker } from './notifications/worker/PushWorker'
import { renewChanged } from './notifications/worker/renewChanged'
import { showPushed } from './notifications/worker/showPushed'
import { OfflineCache } from './shell/serviceWorker/offlineCache'
import type { KeepMessage } from './product/keepFiles'

/** Put in by the build: what this build is called, and its files. */
declare const BUILD: string
declare const FILES: readonly string[]

/** The events of a service worker, as far as they are needed: the DOM's types know none of them. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface AskingEvent extends LastingEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
interface Worker extends PushWorker {
  addEventListener(
    type: 'install' | 'activate' | 'pushsubscriptionchange',
    listener: (event: LastingEvent) => void,
  ): void
  addEventListener(type: 'push', listener: (event: LastingEvent & { data: { text(): string } | null }) => void): void
  addEventListener(type: 'fetch', listener: (event: AskingEvent) => void): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: LastingEvent & { notification: Notification }) => void,
  ): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
  skipWaiting: () => Promise<void>
  clients: PushWorker['clients'] & { claim: () => Promise<void> }
  registration: PushWorker['registration'] & { navigationPreload?: { enable: () => Promise<void> } }
}

const worker = self as unknown as Worker
const cache = new OfflineCache({
  origin: self.location.origin,
  build: BUILD,
  files: FILES,
  caches: self.caches,
  fetch: (request, init) => fetch(request, init),
})

worker.addEventListener('install', (event) => event.waitUntil(cache.install().then(() => worker.skipWaiting())))

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([cache.forgetOld(), worker.registration.navigationPreload?.enable()]).then(() =>
      worker.clients.claim(),
    ),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request, preloadResponse: preloaded } = event
  if (isShared(request, self.location.origin)) return event.respondWith(receiveShared(request))
  if (request.mode === 'navigate') event.waitUntil(forgetOldReceived())
  const answer = cache.answer({ request, preloaded, waitUntil: (work) => event.waitUntil(work) })
  if (answer) event.respondWith(answer)
})

worker.addEventListener('message', (event) => {
  const { type, urls } = (event.data ?? {}) as Partial<KeepMessage>
  if (type === 'keep' && Array.isArray(urls)) event.waitUntil(cache.keep(urls))
})

worker.addEventListener('push', (event) => event.waitUntil(showPushed(worker, event.data?.text())))

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewChanged(worker)))

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(openPressed(worker, (notification.data as { page?: unknown } | null)?.page))
})
