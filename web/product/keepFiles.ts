/** What a page tells its service worker: that these files, by their addresses, are to be there without a network. */
export interface KeepMessage {
  type: 'keep'
  urls: string[]
}

/** Has the service worker keep files that it has not yet, as soon as there is one. */
export async function keepFiles(urls: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const message: KeepMessage = { type: 'keep', urls: urls.map((url) => new URL(url, location.href).href) }
  active?.postMessage(message)
}
