import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Table } from '../live/useTable'
import { versionsOf } from '../plan/eaterEdits'
import { type Category, type Entry, type Row, rowById } from '../plan/plan'
import { usePlanCheck } from '../plan/PlanCheck'
import { usePlan } from '../plan/PlannerContext'
import { newId } from '../../schema/newId'
import { messages } from './messages'
import { useAnnounceChange } from './useAnnounceChange'

/** What may be changed of who eats a row, which is named by its id, and of the versions of its meal. */
export interface RowPeople {
  /** The members who eat it, in any order; null for all who eat the category. */
  setEaters: (id: string, eaters: readonly string[] | null) => void
  /** Whether the serves follow the portions of those who eat it; if not, they stay what they are. */
  followPortions: (id: string, isOn: boolean) => void
  /** Puts a meal into the plan in several versions. */
  setVersions: (id: string, versions: readonly Entry[]) => void
  /** Makes one row of the versions of a row's meal. */
  join: (id: string) => void
}

/**
 * Changes who eats what (docs/product.md PLAN-49 to PLAN-51). Others may eat a meal than those whom it was chosen for, so
 * the plan is checked; where it can't be, it says so. The functions are the same while the household is.
 * @param focusRow Gives a row the focus, when what asked for a change has gone with it.
 */
export function useRowPeople(table: Table, focusRow: (id: string) => void): RowPeople {
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
      setEaters: (id, eaters) => {
        const found = rowById(latestPlan(), id)
        if (!found) return
        flushSync(() => dispatch({ type: 'setEaters', id, eating: eatingOf(found.category, eaters) }))
        void checkPlan()
      },
      followPortions: (id, isOn) => {
        const found = rowById(latestPlan(), id)
        if (!found) return
        const { category, entry } = found
        const serves = isOn ? table.servesOf(category, entry.eaters ?? null) : entry.numServes
        dispatch({ type: isOn ? 'followPortions' : 'setServes', id, serves })
      },
      setVersions: (id, versions) => {
        const before = latestPlan()
        if (!rowById(before, id)) return
        flushSync(() => dispatch({ type: 'setVersions', id, versions, seed: newId() }))
        focusRow(id)
        const name = versions[0]?.name ?? ''
        announceChange(
          versions.length > 1 ? messages.versionsPlanned({ name }) : messages.asItIsPlanned({ name }),
          before,
        )
      },
      join: (id) => {
        const before = latestPlan()
        const found = rowById(before, id)
        if (!found) return
        const { category, entry } = found
        const versions = versionsOf(before[category].mealList, entry)
        const eats = ({ eaters }: Row) => table.eatersOf(category, eaters ?? null).map((member) => member.id)
        flushSync(() => dispatch({ type: 'joinVersions', id, eating: eatingOf(category, versions.flatMap(eats)) }))
        focusRow(versions[0]?.id ?? id)
        announceChange(messages.joined({ name: entry.name }), before)
        void checkPlan()
      },
    }
  }, [table, focusRow, dispatch, latestPlan, checkPlan, announceChange])
}
