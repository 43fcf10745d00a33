import { BaseModel } from '../database/BaseModel'

/** The draw of a month's raffle. It stands for ever; people are in it by codes alone. */
export class RaffleDrawModel extends BaseModel {
  static override tableName = 'raffle_draws'
  static override idColumn = 'month'

  /** Such as `2026-11`. */
  declare month: string
  declare seed: string
  declare prize: string
  /** How many had entered. */
  declare entrants: number
  /** null when nobody had entered. */
  declare winnerCode: string | null
  /** null too once the winner has deleted the account. */
  declare winnerId: string | null
  declare drawnAt: number
}
