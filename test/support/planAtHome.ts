import { CATEGORY_ENUM, type Plan, plannedRows } from '../../web/plan/plan'
import { toEntry } from '../../web/plan/planAnswer'
import type { PlanHome } from '../../web/plan/PlanHome'
import { initialState, type PlannerState } from '../../web/plan/plannerState'
import { storePlanner } from '../../web/plan/plannerStorage'
import { planHomeOf } from '../../web/live/plan/planHome'
import { planPart } from '../../web/live/plan/planPart'
import type { SentPlan } from '../../web/live/plan/sentPlan'
import { replicaOf } from '../../web/live/replica/Replica'
import { tokenOwner } from '../../web/session/tokenOwner'

let version = 0

/** A plan as the server says it. */
export function sentPlan(plan: Plan, unsuitable: string[] = []): SentPlan {
  version += 1
  const rows = plannedRows(plan).map(({ category, entry }) => {
    const { id, eaters, followsPortions = false, variantOf } = entry
    const facts = {
      hasSetServes: !followsPortions,
      eaters: eaters ? [...eaters] : null,
      variantOf,
      isLocked: entry.isLocked ?? false,
      isWeekly: entry.isWeekly ?? false,
      date: entry.date ?? null,
      ...(entry.other && { other: entry.other }),
    }
    return { id, category: CATEGORY_ENUM[category], entry: toEntry(entry), ...facts }
  })
  return { version, changedBy: null, rows, unsuitable }
}

/** The plan of the household of the person who is signed in. */
export const homeHere = (): PlanHome => planHomeOf(replicaOf(tokenOwner()))

/** The same as it is now. */
export const planHere = (): Plan => homeHere().latest().plan

/** The server says what the household's plan is now. */
export const tellPlan = (plan: Plan): void => {
  const part = replicaOf(tokenOwner()).part(planPart)
  // What the page did before is in it.
  part.settle(part.pending(), sentPlan(plan))
}

/** A tab that shows this plan. */
export function givenTab({ plan, ...state }: Partial<PlannerState> & { plan: Plan }): PlanHome {
  replicaOf(tokenOwner()).part(planPart).hear(sentPlan(plan))
  storePlanner({ ...initialState(), version: 1, savedKey: '', plan, ...state })
  return homeHere()
}
