import type { PageKind } from './pageKinds'
import type { Answered } from './calls'
import type { SignedIn } from './people'

/** Calls as a person and counts what is seen. */
export type Call = (query: string, variables: object, token?: string) => Promise<Answered>

/** One kind of write that a person repeats, and what was acknowledged of it. */
export interface Writer {
  kind: 'plan' | 'settings' | 'event' | 'feedback' | 'sign-up' | 'import' | PageKind
  person: SignedIn
  /** Sends one write, or again the one that has not been acknowledged. */
  write(): Promise<void>
}
