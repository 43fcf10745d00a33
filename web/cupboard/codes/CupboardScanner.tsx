import { Scanner } from '../../ui/scan/Scanner'
import { AskIngredient } from './AskIngredient'
import { type CupboardScansOptions, useCupboardScans } from './useCupboardScans'

export interface CupboardScannerProps extends CupboardScansOptions {
  onLeave: () => void
}

/** Puts what is scanned into the cupboard (docs/product.md CUP-15). */
export function CupboardScanner({ onLeave, ...options }: CupboardScannerProps) {
  const scans = useCupboardScans(options)
  const { called, choose, skip } = scans
  return (
    <Scanner
      steps={scans}
      ask={(code) => (
        <AskIngredient code={code} called={called} owner={options.owner} onChoose={choose} onSkip={skip} />
      )}
      onLeave={onLeave}
    />
  )
}
