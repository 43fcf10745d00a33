/** A signed-in user who calls. */
export interface Caller {
  readonly userId: string
  /**
   * The household that the call asked for, or else the account's first as it was when the session was read, so that it need
   * not be looked for. The user may have been moved since, or may never have belonged to it: code that relies on it checks it.
   */
  readonly householdId?: string | null
  /** Whether the call asked for the household, so that no other will do (docs/product.md HH-25). */
  readonly isAsked?: boolean
}

/** A user who asks for a household. */
export const askingFor = ({ userId }: Caller, householdId: string): Caller => ({ userId, householdId, isAsked: true })
