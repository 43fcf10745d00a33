import { late } from '../../ui/late'
import type { ListScannerProps } from './ListScanner'

/** The camera, whose code comes when it is first opened. */
export const scanner = late<ListScannerProps>(async () => (await import('./ListScanner')).ListScanner)
