import { READY, readPageMessage, type Refusal } from './pageMessage'
import type { Received } from './Received'

/** Milliseconds for which a page is waited for: it fetches its picture first. */
const PATIENCE = 20_000

/** Why no page came. */
export type NoPage = 'none' | Refusal

/**
 * Receives a page from the window that opened this one, in one message; every other window is ignored, and so is what follows
 * (docs/product.md MOVE-22).
 * @returns unsubscribe.
 */
export function receivePage(onPage: (page: Received) => void, onNone: (why: NoPage) => void): () => void {
  const opener = window.opener as Window | null
  const stop = () => {
    clearTimeout(late)
    window.removeEventListener('message', listen)
  }
  const end = (why: NoPage) => {
    stop()
    onNone(why)
  }
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (opener === null || source !== opener) return
    const page = readPageMessage(data, origin)
    if (typeof page === 'string') return end(page)
    stop()
    onPage(page)
  }
  const late = setTimeout(() => end('none'), opener === null ? 0 : PATIENCE)
  window.addEventListener('message', listen)
  opener?.postMessage(READY, '*')
  return stop
}
