import type { ApolloClient } from '@apollo/client'
import { tell } from '../apollo/uncached'
import { newId } from '../../schema/newId'
import { AnnouncePresenceDocument } from './operations.generated'

/** How often a page says again where it is, in milliseconds; an announcement holds for 30 seconds. */
const REPEAT = 20_000

/** Where someone is: the mode, and the row that is being edited, if any. */
interface Place {
  mode: string
  rowId: string | null
}

/** This page among the household's devices. */
const DEVICE = newId()

/**
 * Tells the household where this page is, now and every 20 seconds while it is looked at. Nothing waits for it and nothing
 * is said when it fails. @returns the cleanup; the others see it for up to 30 seconds more.
 */
export function announcePresence(client: ApolloClient, { mode, rowId }: Place): () => void {
  const announce = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    void tell(client, AnnouncePresenceDocument, { input: { device: DEVICE, mode, rowId } }).catch(() => {})
  }
  announce()
  const timer = setInterval(announce, REPEAT)
  document.addEventListener('visibilitychange', announce)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', announce)
  }
}
