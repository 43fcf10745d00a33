import { late } from '../../ui/late'
import type { CupboardScannerProps } from './CupboardScanner'

/** The camera, whose code comes when it is first opened. */
export const scanner = late<CupboardScannerProps>(async () => (await import('./CupboardScanner')).CupboardScanner)
