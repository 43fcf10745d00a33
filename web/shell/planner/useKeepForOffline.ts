import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { replicaOf } from '../../live/replica/Replica'
import { usePlan } from '../../plan/PlannerContext'
import { readDeviceOwner } from '../../session/deviceOwner'
import { tokenOwner } from '../../session/tokenOwner'
import { useOnline } from '../../ui/useOnline'
import { removeKept } from '../removeKept'

/** How long a plan rests before its recipes are fetched, in milliseconds. */
const REST = 1500

/** Recipes that were fetched before this page was opened are fetched again: settings may have changed. */
const OPENED = Date.now()

/** Keeps a plan that suits, its list and its recipes on the device (docs/product.md DEV-10, DEV-11). */
export function useKeepForOffline(): void {
  const client = useApolloClient()
  const { plan, entries, isUntouched, suits, checkedAt, householdId } = usePlan()
  const online = useOnline()
  const isKnown = !isUntouched && suits === 'yes' && householdId !== null
  const hasMeals = entries.length > 0

  useEffect(() => {
    const owner = tokenOwner()
    if (!isKnown || owner === '' || owner !== readDeviceOwner()) return
    if (hasMeals) replicaOf(owner).showFirst({ householdId, plan: { rows: plan, at: checkedAt ?? Date.now() } })
    else removeKept(owner)
  }, [isKnown, hasMeals, plan, checkedAt, householdId])

  useEffect(() => {
    if (!isKnown || !hasMeals || !online) return
    const since = Math.max(OPENED, checkedAt ?? 0)
    const timer = setTimeout(() => {
      // Without an answer, what is there stays.
      void import('../../cooking/keepRecipes')
        .then(({ keepRecipes }) => keepRecipes(client, entries, since))
        .catch(() => {})
      void import('../../plan/keptPlates').then(({ keepPlates }) => keepPlates(entries)).catch(() => {})
      void import('../../shopping/keepPlannedList')
        .then(({ keepPlannedList }) => keepPlannedList(client, plan, since))
        .catch(() => {})
    }, REST)
    return () => clearTimeout(timer)
  }, [client, isKnown, hasMeals, online, plan, entries, checkedAt, householdId])
}
