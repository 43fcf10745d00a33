import { type TargetFigures, targetsOf } from './targets'
import type { HouseholdWishes, Wishes } from './wishes'

/** A person at a table, as far as wishes go. */
interface Wishing {
  readonly id: string
  readonly targets: TargetFigures
}

/** What the people at a table wish of their plans: the household's wishes, and the targets that were read with the people. */
export function wishesOf(household: HouseholdWishes, members: readonly Wishing[]): Wishes {
  const targets = members.flatMap(({ id, targets: figures }) => {
    const own = targetsOf(figures)
    return own ? [[id, own] as const] : []
  })
  return { ...household, targets: new Map(targets) }
}
