import { ScanBarcode } from 'lucide-react'
import { useEffect, useState } from 'react'
import { alerts } from '../alerts'
import { IconButton } from '../IconButton'
import type { Late } from '../late'
import { LatePart } from '../LatePart'
import { messages as uiMessages } from '../messages'
import { canScan } from './barcodes'
import { messages } from './messages'
import { useScanDoor } from './useScanDoor'

/** What scans, and what it works on. */
export type ScanButtonProps<Props> = { of: Late<Props> } & Omit<Props, 'onLeave'>

/** Opens the camera to scan products; nothing where the browser can't (docs/product.md SHOP-66). */
export function ScanButton<Props extends { onLeave: () => void }>({ of, ...props }: ScanButtonProps<Props>) {
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
      await of.fetch()
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
      {open ? <LatePart of={of} {...({ ...props, onLeave: leave } as unknown as Props)} /> : null}
    </>
  )
}
