import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { whenIdle } from '../product/whenIdle'
import { overlaysWanted, requestOverlays, subscribeToOverlays } from '../ui/overlays'
import { useSignedIn } from '../session/useSession'

/** After how long code that could not be fetched is asked for again, in milliseconds. */
const RETRY_MS = 3000

/**
 * Alerts and tooltips, loaded when the first of them is wanted, and when the page is at rest for who is signed in. While their code is
 * missing the page works without them; alerts wait until it can.
 */
export function Overlays() {
  const wanted = useSyncExternalStore(subscribeToOverlays, overlaysWanted, () => false)
  const signedIn = useSignedIn()
  const [Hosts, setHosts] = useState<ComponentType | null>(null)
  useEffect(() => {
    // Alerts must be at hand even when the network goes, as it does in a shop.
    return signedIn ? whenIdle(requestOverlays, 5000) : undefined
  }, [signedIn])
  useEffect(() => (wanted ? fetchHosts((hosts) => setHosts(() => hosts)) : undefined), [wanted])
  return Hosts === null ? null : <Hosts />
}

/** Fetches the code until it is there. Returns a function that cancels it. */
function fetchHosts(found: (hosts: ComponentType) => void): () => void {
  let left = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    try {
      const { OverlayHosts } = await import('../ui/OverlayHosts')
      if (!left) found(OverlayHosts)
    } catch {
      if (!left) timer = setTimeout(() => void ask(), RETRY_MS)
    }
  }
  void ask()
  return () => {
    left = true
    clearTimeout(timer)
  }
}
