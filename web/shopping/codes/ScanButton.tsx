import { ScanBarcode } from 'lucide-react'
import { useEffect, useState } from 'react'
import { alerts } from '../../ui/alerts'
import { IconButton } from '../../ui/IconButton'
import { LatePart } from '../../ui/LatePart'
import { messages as uiMessages } from '../../ui/messages'
import { canScan } from './barcodes'
import { scanner } from './lateScanner'
import { messages } from './messages'
import type { ScansOptions } from './useScans'
import { useScanDoor } from './useScanDoor'

/** Opens the camera to scan products; nothing where the browser can't (docs/product.md SHOP-66). */
export function ScanButton(props: ScansOptions) {
  const [can, setCan] = useState(false)
  const [busy, setBusy] = useState(false)
  const { open, enter, leave } = useScanDoor()
  useEffect(() => {
    let left = false
    void canScan().then((found) => {
      if (!left) setCan(found)
    })
    return () => {
      left = true
    }
  }, [])
  if (!can) return null
  const fetchAndEnter = async () => {
    setBusy(true)
    try {
      await scanner.fetch()
      enter()
    } catch {
      alerts.warning(uiMessages.codeMissing)
    }
    setBusy(false)
  }
  return (
    <>
      <IconButton
        variant="outlined"
        label={messages.scan}
        icon={<ScanBarcode />}
        busy={busy}
        onClick={() => void fetchAndEnter()}
      />
      {open ? <LatePart of={scanner} {...props} onLeave={leave} /> : null}
    </>
  )
}
