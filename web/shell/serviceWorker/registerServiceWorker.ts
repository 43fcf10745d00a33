import { keepFiles } from '../../product/keepFiles'

/** How often a page that stays open asks for a newer service worker, in milliseconds. */
const LOOK_AGAIN_MS = 60 * 60 * 1000

/** How long after the page has loaded, in milliseconds: fetching all pages is not to slow down the one that is wanted. */
const AFTER_LOAD_MS = 3000

/**
 * Registers the service worker a while after the page has loaded, so that the product opens without a network from then
 * on. A newer one takes over by itself; a page that is open keeps its code until it is loaded again.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const registerSoon = () => void setTimeout(() => void register(), AFTER_LOAD_MS)
  if (document.readyState === 'complete') registerSoon()
  else window.addEventListener('load', registerSoon, { once: true })
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const wasLookedAfter = serviceWorker.controller !== null
  try {
    const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    lookAgain(registration)
    if (wasLookedAfter) return
    await keepFiles(performance.getEntriesByType('resource').map(({ name }) => name))
  } catch (error) {
    console.warn('The product will not open without a network', error)
  }
}

function lookAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_AGAIN_MS) return
    last = Date.now()
    registration.update().catch(() => {})
  })
}
