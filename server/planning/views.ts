import type { PlanRow as StoredRow } from '../../schema/planOperations'
import type { Block } from '../catalogue/diet'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import type { Category, Tag } from '../catalogue/types'
import type { MealView } from '../catalogue/views'
import type { DishView } from '../dishes/views'
import type { DishRole, PlanRow, PlanStatus, ScrubbedRow } from '../generated/schemaTypes'
import type { Eater, Planned, TableMenu } from '../menu/tableMenu'
import { CURRENT, isPast, type PlanModel } from './PlanModel'
import type { ServedDish } from './servedDishes'

/** A recipe as its resolvers need it. */
export type RecipeView = MealView | DishView

/** A recipe with swaps, where it is planned, and the table that it may be put on; null for callers without a household. */
export interface VersionView {
  readonly chosen: MealWithSwaps
  readonly table: TableMenu | null
  /** Of the row that it was reached by. */
  readonly serves?: number
  readonly planned?: Planned
}

/** Why a version does not suit the `eaters`; `replacement` is null where no other swaps do. */
export interface VersionProblemView {
  readonly version: VersionView
  readonly eaters: readonly Eater[]
  readonly reasons: string[]
  readonly replacement: MealWithSwaps | null
}

/** What is known of a plan: what is stored of it, or the same of one that is not. */
export interface PlanSource extends Pick<PlanModel, 'id' | 'name' | 'nameKey' | 'version' | 'content' | 'changedBy'> {
  readonly changedAt: number | null
  readonly isDraft?: boolean
}

/** What a plan is. */
export function statusOf({ nameKey, isDraft = false }: Pick<PlanSource, 'nameKey' | 'isDraft'>): PlanStatus {
  if (isDraft) return 'DRAFT'
  return nameKey === CURRENT ? 'CURRENT' : isPast({ nameKey }) ? 'PAST' : 'SAVED'
}

/** A plan as one of the household's accounts sees it, or a draft as its caller does. */
export interface PlanView<Stored = PlanSource> {
  readonly stored: Stored
  readonly table: TableMenu
  readonly version: number
  readonly rows: RowView[]
  /** Rows that do not suit those who eat them, by category and position. */
  readonly unsuitable: ScrubbedRow[]
  readonly problems: readonly ProblemView[]
}

/** A row, with what older fields say of it. */
export interface RowView extends Pick<
  PlanRow,
  'id' | 'category' | 'entry' | 'hasSetServes' | 'eaters' | 'variantOf' | 'position' | 'serves'
> {
  /** The plan; missing only while it is being made. */
  plan: PlanView
  readonly stored: StoredRow
  readonly chosen: MealWithSwaps | null
  /** What is served with the meal, the side first. */
  readonly served: readonly ServedDish[]
}

/** A row that does not suit those who eat it; `replacement` is null where no other swaps do. */
export interface ProblemView {
  readonly row: RowView
  /** Which of its dishes; MAIN also for what is left of another row's. */
  readonly role: DishRole
  /** What is eaten in it and does not suit: its meal, what is served with it, or what is left of another row's. */
  readonly chosen: MealWithSwaps
  readonly reasons: string[]
  readonly replacement: MealWithSwaps | null
}

/** What stands in the way of a recipe at a table, and of whom; null where no one does alone. */
export interface TableBlockView {
  readonly member: Eater | null
  readonly eaters: readonly Eater[]
  readonly what: { readonly block: Block } | { readonly tag: Tag }
}

/** A category of a plan. */
export interface CategoryView {
  readonly plan: PlanView
  readonly category: Category
}

/** The meal of a row. */
export interface MealContentView {
  readonly row: RowView
}
