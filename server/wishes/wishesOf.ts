import type { Services } from '../platform/services'
import { readHouseholdWishes } from './householdWishes'
import { type TargetFigures, targetsOf } from './targets'
import { NO_WISHES, type Wishes } from './wishes'

/** A person at a table, as far as wishes go. */
interface Wishing {
  readonly id: string
  readonly householdId: string
  readonly targets: TargetFigures
}

/**
 * What the people at a table wish of their plans: the household's wishes by one query, shared with what asks at the same
 * time, and the targets that were read with the people. `members` are of one household.
 */
export async function wishesOf({ db }: Pick<Services, 'db'>, members: readonly Wishing[]): Promise<Wishes> {
  const [first] = members
  if (!first) return NO_WISHES
  const targets = members.flatMap(({ id, targets: figures }) => {
    const own = targetsOf(figures)
    return own ? [[id, own] as const] : []
  })
  return { ...(await readHouseholdWishes(db, first.householdId)), targets: new Map(targets) }
}
