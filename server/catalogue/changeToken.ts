/** How far a copy of the catalogue has come. */
export interface ChangePlace {
  /** Names the history of changes that the numbers belong to; another one begins when a backup is restored. */
  readonly era: string
  /** Number of the last change that is in the copy. */
  readonly sequence: number
  /** Number up to which removals are not listed, since the copy began after them. */
  readonly began: number
}

const LONGEST = 200

/** The place as text that says nothing to its holder. */
export const writeChangeToken = ({ era, sequence, began }: ChangePlace): string =>
  Buffer.from(JSON.stringify([era, sequence, began]), 'utf8').toString('base64url')

/** The place that a token names; null for what was never one. */
export function readChangeToken(token: string): ChangePlace | null {
  if (token.length > LONGEST) return null
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'))
    if (!Array.isArray(parts)) return null
    const [era, sequence, began] = parts as unknown[]
    if (typeof era !== 'string' || !isCount(sequence) || !isCount(began)) return null
    const place = { era, sequence, began }
    return writeChangeToken(place) === token ? place : null
  } catch {
    return null
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
