import type { Seen } from './calls'
import type { Installation } from './Installation'

/**
 * What callers may see while a fault lasts: nothing of it; answers of 503, and that a call is not known to have been done which
 * was answered so; besides, calls under way that are cut.
 */
export type Effect = 'none' | 'refused' | 'cut'

/** What readiness must say at the end of a fault: of every instance, of none, or of all but one. Null: either. */
export type Readiness = 'all' | 'none' | 'all but one' | null

/** Something that breaks in a running installation while people write. */
export interface Fault<Where extends Installation> {
  /** A row of the table in docs/operations.md. */
  name: string
  effect: Effect
  readiness: Readiness
  /** How long it lasts, in seconds. */
  lasts: number
  begin(where: Where): unknown
  /** It is begun again until so many calls were made, reads among them, or for eight minutes. */
  calls?: number
  /**
   * Asked at the end of a fault of which callers and readiness may show nothing: whether it had its effect. Without it a
   * fault counts as made when a call was refused or cut, or an instance was unready.
   */
  isFelt?(where: Where): boolean | Promise<boolean>
  /** Ends the fault. Recovery is counted from when it is done. */
  end(where: Where): unknown
  /** What else must hold afterwards. @returns what does not. */
  check?(where: Where): Promise<string[]>
}

/** The answers that an effect allows. */
export const ALLOWED: Record<Effect, ReadonlySet<Seen>> = {
  none: new Set<Seen>([200]),
  refused: new Set<Seen>([200, 503, 'not known']),
  // haproxy's own: 502 for an answer that was cut, 504 for one that did not come.
  cut: new Set<Seen>([200, 502, 503, 504, 'cut', 'not known']),
}

/** What a fault did. Times are in milliseconds. */
export interface Outcome {
  name: string
  /** How often each answer was seen, the most frequent first. */
  seen: [Seen, number][]
  /** The same of the reads beside the writes. */
  read: [Seen, number][]
  acknowledged: number
  lost: number
  doubled: number
  /** What the instances' readiness said at the end of the fault. */
  readiness: (number | null)[]
  /** How long into the fault calls began that were not answered within two seconds. */
  hung: number
  /** The longest that a caller waited for one answer. */
  slowest: number
  /** What an answer took in the middle before the fault: times are bounded by it, since machines differ. */
  calm: number
  /** From when the broken part ran again until all was well; null if that did not come. */
  recovered: number | null
  /** What was not as promised. */
  broken: string[]
  /** Figures of time that were not reached, which may be the machine's doing. */
  late: string[]
}
