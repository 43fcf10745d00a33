import { BaseModel } from '../database/BaseModel'

/** The draw of a month's raffle. It is kept for ever and holds codes instead of entrants (docs/product.md RAF-7). */
export class RaffleDrawModel extends BaseModel {
  static override tableName = 'raffle_draws'
  static override idColumn = 'month'

  /** Such as `2026-11`. */
  declare month: string
  declare seed: string
  declare prize: string
  /** Number of entrants. */
  declare entrants: number
  /** null when there were no entrants. */
  declare winnerCode: string | null
  /** null also after the winner has deleted the account. */
  declare winnerId: string | null
  declare drawnAt: number
}
