import { isStoredPlan, type StoredPlan } from '../../plan/planGuard'
import { arrayOf, isNumber, isText, nullOr, shape } from '../../session/guards'
import { ownedStorage } from '../../session/ownedStorage'
import type { TableMemberFragment } from '../operations.generated'
import { isTableMember } from '../tableGuards.generated'
import { forgetFormerView, readFormerView } from './formerView'

/** A person of the household, as far as the planner has to know. */
export type TableMember = TableMemberFragment

/**
 * What a page shows of a household before the device's database has answered: a copy of the plan and of who eats it, in local
 * storage (docs/product.md PLAN-56, DEV-10). `Replica` alone writes it.
 */
export interface FirstView {
  householdId: string
  members: readonly TableMember[]
  /** The plan that suited those who eat it last; null without one. */
  plan: ViewedPlan | null
}

/** A plan as it is kept on the device. */
export interface ViewedPlan {
  rows: StoredPlan
  /** When it was last known to suit, in milliseconds since 1970. */
  at: number
}

/** What has changed in it, of the household that it is of already if that is not named. */
export type ViewChange = Partial<FirstView>

const views = ownedStorage<FirstView>(
  'firstView',
  shape<FirstView>({
    householdId: isText,
    members: arrayOf(isTableMember),
    plan: nullOr(shape<ViewedPlan>({ rows: isStoredPlan, at: isNumber })),
  }),
)

/** The first view of a person's household, by default of the person who is signed in; null without it. */
export const readFirstView = (owner?: string): FirstView | null => views.read(owner) ?? readFormerView(owner)

/** Changes it; that of another household begins with nothing. */
export function writeFirstView(owner: string, news: ViewChange): void {
  const before = readFirstView(owner)
  const householdId = news.householdId ?? before?.householdId
  if (householdId === undefined) return
  const kept = before?.householdId === householdId ? before : { members: [], plan: null }
  views.write({ ...kept, ...news, householdId }, owner)
  forgetFormerView(owner)
}

/** Removes it. */
export function forgetFirstView(owner: string): void {
  if (views.read(owner)) views.clear()
  forgetFormerView(owner)
}
