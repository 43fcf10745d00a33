import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Table } from '../live/useTable'
import { mainRowOf } from '../plan/eaterEdits'
import type { Category, Entry } from '../plan/plan'
import { usePlanCheck } from '../plan/PlanCheck'
import { usePlan } from '../plan/PlannerContext'
import { messages } from './messages'
import { useAnnounceChange } from './useAnnounceChange'

/** What may be changed of who eats a row, and of the versions of its meal. */
export interface RowPeople {
  /** The members who eat it, in any order; null for all who eat the category. */
  setEaters: (category: Category, row: number, eaters: readonly string[] | null) => void
  /** Whether the serves follow the portions of those who eat it; if not, they stay what they are. */
  followPortions: (category: Category, row: number, isOn: boolean) => void
  /** Puts a meal into the plan in several versions. */
  setVersions: (category: Category, row: number, versions: readonly Entry[]) => void
  /** Makes one row of the versions of a row's meal. */
  join: (category: Category, row: number) => void
}

/**
 * Changes who eats what (docs/product.md PLAN-49 to PLAN-51). Others may eat a meal than those whom it was chosen for, so
 * the plan is checked; where it can't be, it says so. The functions are the same while the household is.
 * @param focusRow Gives a row the focus, when what asked for a change has gone with it.
 */
export function useRowPeople(table: Table, focusRow: (row: number) => void): RowPeople {
  const { latestPlan, dispatch } = usePlan()
  const { checkPlan } = usePlanCheck()
  const announceChange = useAnnounceChange()
  return useMemo(() => {
    /** In the household's order; null for exactly those who eat the category. */
    const eatingOf = (category: Category, wanted: readonly string[] | null) => {
      const all = table.eatersOf(category, null)
      const named = table.members.filter(({ id }) => wanted?.includes(id))
      const isAll = named.length === all.length && named.every((member) => all.includes(member))
      const eaters = named.length === 0 || isAll ? null : named.map(({ id }) => id)
      return { eaters, serves: table.servesOf(category, eaters) }
    }
    return {
      setEaters: (category, row, eaters) => {
        flushSync(() => dispatch({ type: 'setEaters', category, row, eating: eatingOf(category, eaters) }))
        void checkPlan()
      },
      followPortions: (category, row, isOn) => {
        const entry = latestPlan()[category].mealList[row]
        const serves = isOn ? table.servesOf(category, entry?.eaters ?? null) : (entry?.numServes ?? 0)
        dispatch({ type: isOn ? 'followPortions' : 'setServes', category, row, serves })
      },
      setVersions: (category, row, versions) => {
        const before = latestPlan()
        flushSync(() => dispatch({ type: 'setVersions', category, row, versions }))
        focusRow(row)
        const name = versions[0]?.name ?? ''
        announceChange(
          versions.length > 1 ? messages.versionsPlanned({ name }) : messages.asItIsPlanned({ name }),
          before,
        )
      },
      join: (category, row) => {
        const before = latestPlan()
        const { mealList } = before[category]
        const main = mainRowOf(mealList, row)
        const versions = mealList.filter((_, index) => mainRowOf(mealList, index) === main)
        const eats = (entry: Entry) => table.eatersOf(category, entry.eaters ?? null).map(({ id }) => id)
        const eating = eatingOf(category, versions.flatMap(eats))
        flushSync(() => dispatch({ type: 'joinVersions', category, row, eating }))
        focusRow(main)
        announceChange(messages.joined({ name: mealList[main]?.name ?? '' }), before)
        void checkPlan()
      },
    }
  }, [table, focusRow, dispatch, latestPlan, checkPlan, announceChange])
}
