import { useMemo, useState } from 'react'
import { servesFor } from '../../schema/servesFor'
import { type Category, CATEGORY_ENUM } from '../plan/plan'
import type { Portions } from '../plan/plannerState'
import { keptOwner } from '../session/deviceOwner'
import { readFirstView, type TableMember } from './replica/firstView'
import { useLiveHousehold } from './useLiveHousehold'

/** The people of the household, as far as planning has to know (docs/product.md DIET-16). */
export interface Table {
  /** In the household's order; empty while nothing is known of them. */
  readonly members: readonly TableMember[]
  /** Whether several people eat together. A person alone is asked nothing of this. */
  readonly isShared: boolean
  /** The members who eat a row: those who are named and still there, or all who eat its category. */
  eatersOf: (category: Category, eaters: readonly string[] | null) => readonly TableMember[]
  /** The serves that the portions of those make. */
  servesOf: (category: Category, eaters: readonly string[] | null) => number
  /** The serves of new rows by category, also for a person alone: they follow who eats later (docs/product.md PLAN-52). */
  readonly portions: Portions
}

/** The table of the person who is signed in, as it changes; before the household was received, as the device keeps it. */
export function useTable(): Table {
  const household = useLiveHousehold()
  const [kept] = useState(() => readFirstView(keptOwner())?.members ?? [])
  const members = household?.members ?? kept
  return useMemo(() => tableOf(members), [members])
}

/** The table of these people. */
export function tableOf(members: readonly TableMember[]): Table {
  const eatersOf: Table['eatersOf'] = (category, eaters) => {
    const named = members.filter(({ id }) => eaters?.includes(id))
    return named.length > 0 ? named : members.filter(({ eats }) => eats.includes(CATEGORY_ENUM[category]))
  }
  const servesOf: Table['servesOf'] = (category, eaters) =>
    servesFor(eatersOf(category, eaters).map(({ portion }) => portion))
  const isShared = members.length > 1
  const portions = {
    breakfast: servesOf('breakfast', null),
    lunch: servesOf('lunch', null),
    dinner: servesOf('dinner', null),
  }
  return { members, isShared, eatersOf, servesOf, portions }
}
