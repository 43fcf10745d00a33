import { createHash } from 'node:crypto'

/** Plans that have to be generated in the month to take part in its raffle. Specification, section 1. */
export const PLANS_NEEDED = 2

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The code by which an account takes part in a month's raffle: the same each time, and it leads back to nobody. */
export function entrantCode(month: string, userId: string): string {
  return hash(`${month}:${userId}`).slice(0, 32)
}

/**
 * The winner among codes: the one whose SHA-256 of `seed:code` is the smallest. Every code has the same chance, their
 * order does not matter, and anybody can work it out again. null when there is none.
 */
export function pickWinner(seed: string, codes: readonly string[]): string | null {
  const tickets = codes.map((code) => ({ code, ticket: hash(`${seed}:${code}`) }))
  return tickets.sort((a, b) => (a.ticket < b.ticket ? -1 : 1))[0]?.code ?? null
}
