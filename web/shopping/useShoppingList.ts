import { NetworkStatus } from '@apollo/client'
import { skipToken } from '@apollo/client/react'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { cookedPlan, listKey } from '../plan/plan'
import { hasMealWithoutServes } from '../plan/combinedEntries'
import { toPlanInput } from '../plan/planInput'
import { sayProblems } from '../plan/planProblems'
import { usePlanCheck } from '../plan/PlanCheck'
import { usePlan } from '../plan/PlannerContext'
import { warn } from '../plan/warn'
import { useAlerts } from '../ui/alerts'
import { useOnline } from '../ui/useOnline'
import type { ListItem } from './areas'
import { keepPictures } from './keepPictures'
import type { KeptList } from './keptList'
import { keepList, readList } from './keptLists'
import { messages } from './messages'
import { useShoppingListQuery } from './operations.generated'

/** What Shop has to show. */
export type ShoppingListState =
  /** No meal is planned; `kept` is the last list of this device. */
  | { status: 'empty'; kept: KeptList | null }
  /** Meals of the plan do not suit the settings, and nothing is bought for them until that has changed. */
  | { status: 'unsuitable' }
  /** A planned meal has no serves: nothing was asked. */
  | { status: 'noServes' }
  | { status: 'loading' }
  /** The list was refused or could not be fetched, and none is kept; `reasons` are the server's, if it gave any. */
  | { status: 'failed'; reasons: string[] }
  /** A list; `kept` is set when it is the one of this device because no fresh one could be had. */
  | { status: 'list'; items: ListItem[]; kept: { at: number; samePlan: boolean } | null }

/** The list and how to request a fresh one. */
export interface ShoppingListControls {
  state: ShoppingListState
  /** The lines as the server said them for the plan; null while it has not. */
  fresh: ListItem[] | null
  refresh: () => void
  refreshing: boolean
}

/**
 * The list of the plan, requested each time Shop is entered (docs/product.md MODE-4). The last list is kept on the device
 * and is shown while a fresh one can't be fetched (docs/product.md DEV-6).
 *
 * The server says with each list whether the plan suits the settings of that moment, so a fresh list is also a check of
 * its plan. Where a meal does not suit, the plan is checked, and the list of what comes of it is shown.
 */
export function useShoppingList(): ShoppingListControls {
  const { plan, entries, suits } = usePlan()
  const { awaited, checkPlan } = usePlanCheck()
  const online = useOnline()
  const alerts = useAlerts()
  const [atFirst] = useState(() => readList('openedList'))
  const [wasOnline, setWasOnline] = useState(online)
  if (online && !wasOnline) setWasOnline(true)
  const key = listKey(plan)
  const isEmpty = entries.length === 0
  const noServes = hasMealWithoutServes(plan)
  // Without a network the kept list is all there is; a request would only fail.
  const asks = !isEmpty && !noServes && suits !== 'no' && (wasOnline || atFirst === null)
  // Not from the cache when Shop is entered: settings, stores and own dishes change the list as well as the plan does.
  const { data, loading, networkStatus, refetch } = useShoppingListQuery(
    asks ? { variables: { plan: toPlanInput(cookedPlan(plan)) }, fetchPolicy: 'network-only' } : skipToken,
  )
  const answer = data?.shoppingList
  const unsuitable = answer !== undefined && answer.unsuitable.length > 0
  // What was stored for the plan before stands in for a plan whose list has not come.
  const kept = useMemo(() => (answer ? null : readList('openedList')), [answer])

  const refresh = useCallback(() => void refetch().catch(() => {}), [refetch])

  const settle = useEffectEvent(() => {
    if (!answer || answer.errors.length > 0) {
      alerts.error(messages.failed)
      return
    }
    if (unsuitable) {
      // A check that is due is under way already.
      if (suits !== 'due') void checkPlan().then((checked) => (checked?.changes.length === 0 ? refresh() : undefined))
      return
    }
    keepList('openedList', { planKey: key, at: Date.now(), items: answer.items })
    keepPictures(answer.items)
  })

  useEffect(() => {
    if (noServes) warn(messages.noServes)
  }, [noServes])

  useEffect(() => {
    if (asks && !loading) settle()
  }, [asks, loading, answer])

  const state = stateOf()
  const fresh = state.status === 'list' && answer ? answer.items : null
  return { state, fresh, refresh, refreshing: loading }

  function stateOf(): ShoppingListState {
    if (isEmpty) return awaited ? { status: 'loading' } : { status: 'empty', kept }
    if (noServes) return { status: 'noServes' }
    if (suits === 'no') return { status: 'unsuitable' }
    if (unsuitable) return suits === 'unchecked' ? { status: 'unsuitable' } : { status: 'loading' }
    if (answer && answer.errors.length > 0) return { status: 'failed', reasons: sayProblems(answer.errors) }
    if (answer) return { status: 'list', items: answer.items, kept: null }
    // A failure stays in sight while the request is repeated.
    const failed = !online || (asks && (!loading || networkStatus === NetworkStatus.refetch))
    const samePlan = kept?.planKey === key
    if (!failed && awaited) return { status: 'loading' }
    if (kept && (failed || samePlan)) {
      return { status: 'list', items: kept.items, kept: failed ? { at: kept.at, samePlan } : null }
    }
    return failed ? { status: 'failed', reasons: [] } : { status: 'loading' }
  }
}
