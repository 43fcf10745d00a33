import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RECEIVED, type Received } from './Received'

/** Files with which the system opens the installed product. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void) => void
}

/**
 * Gives the page what came for it: what its address names, which is removed from the device with that, and the files with which
 * the system opened it (docs/product.md MOVE-23, MOVE-24).
 *
 * @param onReceived null: what the address names is not there any more.
 */
export function useReceived(onReceived: (received: Received | null) => void): void {
  const [query, setQuery] = useSearchParams()
  const id = query.get(RECEIVED)
  const taken = useRef<string | null>(null)
  const take = useEffectEvent(async (wanted: string) => {
    const { takeReceived } = await import('./receivedStore')
    setQuery({}, { replace: true })
    onReceived(await takeReceived(wanted))
  })
  const open = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onReceived({ host: null, text: '', url: '', picture: null, files })
  })

  useEffect(() => {
    if (id === null || taken.current === id) return
    taken.current = id
    void take(id)
  }, [id])

  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue }
    launchQueue?.setConsumer(({ files = [] }) => {
      // A file that is gone since is none.
      void Promise.all(files.map((file) => file.getFile())).then(open, () => open([]))
    })
  }, [])
}
