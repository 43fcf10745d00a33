import { AlertHost } from './AlertHost'
import { TipHost } from './TipHost'

/** Whatever floats over every page. */
export function OverlayHosts() {
  return (
    <>
      <AlertHost />
      <TipHost />
    </>
  )
}
