/** What a row holds besides a meal; nothing of it in a row with one. */
export interface OtherContent {
  /** What is no meal of ours, such as `Take-away`. */
  readonly text?: string
  /** Whether no one eats at home; only with a text. */
  readonly isOut?: boolean
  /** The row whose leftovers are eaten, which may be gone; only without a text. */
  readonly leftoversOf?: string
  /** The meal with its swaps that is eaten from the freezer; only without the others. */
  readonly frozen?: string
}

/** Of other content the first that there is. */
export function leanOther({ text, isOut, leftoversOf, frozen }: OtherContent): OtherContent {
  if (text) return { text, ...(isOut && { isOut }) }
  return leftoversOf ? { leftoversOf } : frozen ? { frozen } : {}
}
