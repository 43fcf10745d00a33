import { BaseModel } from '../database/BaseModel'
import type { KitchenTimerState } from '../generated/schemaTypes'

/** A kitchen timer of a household as it is after the latest act on it; also one that was dismissed, for a day. */
export class KitchenTimerModel extends BaseModel {
  static override tableName = 'kitchen_timers'
  static override idColumn = ['householdId', 'keyHash']

  declare householdId: string
  /** SHA-256 of `timerKey`, which may be long. */
  declare keyHash: string
  /** Names the time of a step of a dish. */
  declare timerKey: string
  declare meal: string
  declare label: string
  declare step: number
  /** Milliseconds that it was set to. */
  declare duration: number
  declare state: KitchenTimerState
  /** When it ends while it runs; null otherwise. */
  declare endsAt: number | null
  /** Milliseconds that are left while it is paused; null otherwise. */
  declare remaining: number | null
  /** When the latest act was done. */
  declare at: number
  /** How many acts have changed it, and when the last of them arrived. */
  declare version: number
  declare changedAt: number
  /** Its end, while devices are still to be notified of it; null otherwise. */
  declare dueAt: number | null
  /** When it may be forgotten. */
  declare keptUntil: number
}
