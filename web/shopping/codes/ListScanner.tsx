import { Scanner } from '../../ui/scan/Scanner'
import { AskWhat } from './AskWhat'
import { type ScansOptions, useScans } from './useScans'

export interface ListScannerProps extends ScansOptions {
  onLeave: () => void
}

/** Ticks what is scanned (docs/product.md SHOP-66). */
export function ListScanner({ onLeave, ...options }: ListScannerProps) {
  const scans = useScans(options)
  return (
    <Scanner
      steps={scans}
      ask={(code) => <AskWhat code={code} entries={options.entries} scans={scans} />}
      onLeave={onLeave}
    />
  )
}
