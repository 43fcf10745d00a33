import type { TableMenu } from '../../menu/tableMenu'
import type { RowReason } from '../search/reasons'
import type { MissedWish, PlanSummary, TargetSummary } from '../search/summary'

/** What a plan amounts to, for people at a table. */
export interface SummaryView {
  readonly summary: PlanSummary
  readonly table: TableMenu
}

/** A target with the people among whom its member is. */
export interface TargetView {
  readonly target: TargetSummary
  readonly table: TableMenu
}

/** A wish that is missed, with the people among whom its member is. */
export interface MissedView {
  readonly missed: MissedWish
  readonly table: TableMenu
}

/** Why a row has its meal. */
export interface ReasonView {
  readonly reason: RowReason
  readonly table: TableMenu
}
