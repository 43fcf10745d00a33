import { nearDateOfHousehold } from '../../cupboard/householdSupplies'
import { isHouseholds } from '../../menu/guestTable'
import type { Caller } from '../../request/context'
import type { Services } from '../../platform/services'
import { ownPricesOf } from '../../stores/ownPrices'
import { wishesOfHousehold } from '../../wishes/householdWishes'
import { wishesOf } from '../../wishes/wishesOf'
import { opinionsOfHousehold } from '../opinionsOfHousehold'
import { plansOfHousehold } from '../plansOfHousehold'
import { pricesOf } from '../pricesOf'
import { cookedServes } from '../rowContent'
import type { PlanProblem, ProblemRow } from '../search/problem'
import type { PlanView, RowView } from '../views'

/** A plan as a search sees it, with what it is said of it. */
export interface PlanToJudge {
  readonly problem: PlanProblem
  /** Its rows with a meal, in the problem's order; the others are not judged, and not filled. */
  readonly rows: readonly RowView[]
  /** Recipes that the caller has made favourites, and rated; others' opinions are shown to no one. */
  readonly own: Pick<PlanProblem['opinions'], 'favourites' | 'ratings'>
}

/**
 * A plan with everything that counts for it: wishes, opinions, what is to be used up. Null for a plan without a meal, and
 * one that is for no household. Days and locks that a draft does not name are those that the household's rows have.
 */
export async function planProblem(services: Services, caller: Caller, plan: PlanView): Promise<PlanToJudge | null> {
  const { table, stored } = plan
  const rows = plan.rows.filter(({ chosen }) => chosen !== null)
  if (rows.length === 0 || !isHouseholds(table)) return null
  const [household, opinions, nearDate, { current }, prices] = await Promise.all([
    wishesOfHousehold(services, caller),
    opinionsOfHousehold(services, caller),
    nearDateOfHousehold(services, caller),
    plansOfHousehold(services, caller),
    ownPricesOf(services, caller),
  ])
  const known = new Map(current?.content.rows.map((row) => [row.id, row]))
  const toRow = (row: RowView): ProblemRow => {
    const { eaters, menu } = table.forEaters(row.eaters ?? null, row.category)
    const { date = null, isLocked = false } = { ...known.get(row.id), ...row.stored }
    return {
      id: row.id,
      category: row.category,
      date,
      serves: cookedServes(row),
      eaters: eaters.map(({ id, portion }) => ({ id, portion })),
      menu,
      chosen: row.chosen,
      served: row.served.map(({ chosen }) => ({ chosen, serves: row.serves })),
      isLocked,
    }
  }
  const planned = rows.map(toRow)
  const eaters = new Set(planned.flatMap((row) => row.eaters.map(({ id }) => id)))
  const eating = table.members.filter(({ id }) => eaters.has(id)).map((member) => member.userId)
  return {
    rows,
    own: opinions([caller.userId]),
    problem: {
      catalogue: table.catalogue,
      dishes: table.dishes,
      rows: planned,
      wishes: wishesOf(household, table.members),
      opinions: opinions(eating),
      recent: [],
      replaced: [],
      nearDate,
      prices: pricesOf(prices),
      seed: stored.id,
    },
  }
}
