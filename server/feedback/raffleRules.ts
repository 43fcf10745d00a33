import { createHash } from 'node:crypto'
import { compareText } from '../pure/compareText'

/** How many plans a user has to generate in the month to take part in its raffle (docs/product.md RAF-5). */
export const PLANS_NEEDED = 2

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The code by which an account takes part in a month's raffle: the same each time, and without the account id it cannot
 * be traced back.
 */
export function entrantCode(month: string, userId: string): string {
  return hash(`${month}:${userId}`).slice(0, 32)
}

/**
 * The winner among codes: the one whose SHA-256 of `seed:code` is the smallest. Every code has the same chance, their
 * order does not matter, and the draw can be repeated. null when there is none (docs/product.md RAF-7).
 */
export function pickWinner(seed: string, codes: readonly string[]): string | null {
  const tickets = codes.map((code) => ({ code, ticket: hash(`${seed}:${code}`) }))
  return tickets.sort((a, b) => compareText(a.ticket, b.ticket))[0]?.code ?? null
}
