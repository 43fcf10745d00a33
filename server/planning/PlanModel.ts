import type { PlanRows } from '../../schema/planOperations'
import type { Thawed } from '../cupboard/eatFrozen'
import { BaseModel } from '../database/BaseModel'
import type { TakenRow } from './TakenRow'

/** The key of the plan that a household is working on. */
export const CURRENT = ''
/** The key of the plan that Save stores and Load brings back. */
export const SAVED = 'saved plan'
/** With what the keys of past weeks begin; no name has such a key. */
const PAST = '#past '

/** The key of a past week, by its id. */
export const pastKey = (id: string): string => PAST + id

/** Whether a plan is a past week: what was eaten (docs/product.md PLAN-88). */
export const isPast = ({ nameKey }: Pick<PlanModel, 'nameKey'>): boolean => nameKey.startsWith(PAST)

/** What the keys of past weeks are like, for a query. */
export const PAST_KEYS = `${PAST}%`

/** What is stored of a plan. */
export interface PlanContent {
  readonly rows: PlanRows
  /** Of the current plan: what answers took out of rows, while these stay as they are since (docs/product.md SET-23). */
  readonly taken?: readonly TakenRow[]
  /** Of a past week: what its rows took out of the freezer. */
  readonly thawed?: readonly Thawed[]
}

/** A plan of a household. `nameKey`, its name as names are compared, is unique within the household. */
export class PlanModel extends BaseModel {
  static override tableName = 'plans'
  static override jsonAttributes = ['content']

  declare id: string
  declare householdId: string
  /** Empty for the current plan and for past weeks. */
  declare name: string
  declare nameKey: string
  /** Of the current plan the number of operations, of the saved one the number of saves. */
  declare version: number
  declare content: PlanContent
  declare changedAt: number
  /** The member who changed it last; null for none that is known. */
  declare changedBy: string | null
  /** The member whose account had saved it before it joined the household; null for any other plan. */
  declare broughtBy?: string | null
  /** The account whose person the name names, from when that person joined; null once someone chose the name. */
  declare namedAfter?: string | null
}
