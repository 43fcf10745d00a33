import { isStoredPlan, type StoredPlan } from '../../plan/planGuard'
import { arrayOf, isNumber, isText, shape } from '../../session/guards'
import { ownedStorage } from '../../session/ownedStorage'
import type { TableMemberFragment } from '../operations.generated'
import { isTableMember } from '../tableGuards.generated'

/*
 * Where the release before this one kept the first view. It is read until there is one of this release; the release after this
 * one does without this file.
 */

const plans = ownedStorage(
  'keptPlan',
  shape<{ plan: StoredPlan; at: number; householdId: string }>({
    plan: isStoredPlan,
    at: isNumber,
    householdId: isText,
  }),
)
const tables = ownedStorage('table', shape<{ members: TableMemberFragment[] }>({ members: arrayOf(isTableMember) }))

/** The first view that it left; null without a plan, which alone says of which household it is. */
export function readFormerView(owner?: string) {
  const kept = plans.read(owner)
  if (!kept) return null
  const members = tables.read(owner)?.members ?? []
  return { householdId: kept.householdId, members, plan: { rows: kept.plan, at: kept.at } }
}

/** Removes it. */
export function forgetFormerView(owner: string): void {
  for (const place of [plans, tables]) if (place.read(owner)) place.clear()
}
