import { late } from '../../ui/late'
import type { ScannerProps } from './Scanner'

/** The camera, whose code comes when it is first opened. */
export const scanner = late<ScannerProps>(async () => (await import('./Scanner')).Scanner)
