/**
 * Asks whether timers may notify while the page is hidden, unless that was answered before. Call it on a press
 * (docs/product.md COOK-29).
 */
export function askToNotify(): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return
  void Notification.requestPermission().catch(() => {})
}

/** Notifies outside the page, where that is allowed. One with the same `tag` takes the place of the one before. */
export function notify(title: string, tag: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const options = { tag, requireInteraction: true }
  void showByWorker(title, options).then((isShown) => {
    if (isShown) return
    try {
      new Notification(title, options).addEventListener('click', () => window.focus())
    } catch {
      // A phone shows those of a service worker only.
    }
  })
}

async function showByWorker(title: string, options: NotificationOptions): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker.getRegistration()
    if (!worker?.active) return false
    await worker.showNotification(title, options)
    return true
  } catch {
    return false
  }
}
