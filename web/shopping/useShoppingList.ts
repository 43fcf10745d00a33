import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { hasMealWithoutServes, type Plan, planKey } from '../app/planner/plan'
import { toPlanInput } from '../app/planner/planInput'
import { sayProblems } from '../app/planner/planProblems'
import { usePlan } from '../app/planner/PlannerContext'
import { warn } from '../app/planner/warn'
import { useAlerts } from '../ui/alerts'
import { useOnline } from '../ui/useOnline'
import type { ListItem } from './areas'
import { type KeptList, readList, storeList } from './listStorage'
import { messages } from './messages'
import { ShoppingListDocument } from './operations.generated'

/** What Shop has to show. */
export type ShoppingListState =
  /** No meal is planned; `kept` is the last list of this device. */
  | { status: 'empty'; kept: KeptList | null }
  /** A planned meal has no serves: nothing was asked. */
  | { status: 'noServes' }
  | { status: 'loading' }
  /** The list was refused or could not be fetched, and none is kept; `reasons` are the server's, if it gave any. */
  | { status: 'failed'; reasons: string[] }
  /** A list; `kept` is set when it is the one of this device because no fresh one could be had. */
  | { status: 'list'; items: ListItem[]; kept: { at: number; samePlan: boolean } | null }

/** The list and how to ask for it anew. */
export interface ShoppingListControls {
  state: ShoppingListState
  refresh: () => void
  refreshing: boolean
}

interface Answer {
  /** What it answers: a plan, and which time it was asked for. */
  request: string
  planKey: string
  /** null: it failed. */
  items: ListItem[] | null
  reasons: string[]
}

/**
 * The list of the plan, fetched whenever Shop is entered and forgotten when it is left (specification, section 2). The
 * last one is kept on the device, and stands in while a fresh one can't be had. `onFresh` is told of each fresh list and
 * of the one before it.
 */
export function useShoppingList(onFresh: (before: readonly ListItem[], items: readonly ListItem[]) => void): ShoppingListControls {
  const client = useApolloClient()
  const { plan, entries } = usePlan()
  const online = useOnline()
  const alerts = useAlerts()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [kept, setKept] = useState(readList)
  const [asked, setAsked] = useState(0)
  const key = planKey(plan)
  const isEmpty = entries.length === 0
  const noServes = hasMealWithoutServes(plan)
  // Without a network the kept list is all there is; asking would only fail.
  const asks = !isEmpty && !noServes && (online || kept === null)
  const request = `${key} ${asked}`

  const ask = useEffectEvent(async (): Promise<Answer> => ({ request, planKey: key, ...(await fetchItems(client, plan)) }))

  const take = useEffectEvent((fresh: Answer) => {
    setAnswer(fresh)
    if (fresh.items === null) {
      alerts.error(messages.failed)
      return
    }
    const list = { planKey: fresh.planKey, at: Date.now(), items: fresh.items }
    onFresh(kept?.items ?? [], fresh.items)
    storeList(list)
    setKept(list)
  })

  useEffect(() => {
    if (noServes) warn(messages.noServes)
  }, [noServes])

  useEffect(() => {
    if (!asks) return
    let left = false
    void ask().then((fresh) => {
      if (!left) take(fresh)
    })
    return () => {
      left = true
    }
  }, [asks, request])

  const refresh = useCallback(() => setAsked((times) => times + 1), [])
  return { state: stateOf(), refresh, refreshing: asks && answer?.request !== request }

  function stateOf(): ShoppingListState {
    if (isEmpty) return { status: 'empty', kept }
    if (noServes) return { status: 'noServes' }
    const fresh = answer?.planKey === key ? answer : null
    if (fresh?.items) return { status: 'list', items: fresh.items, kept: null }
    if (fresh && fresh.reasons.length > 0) return { status: 'failed', reasons: fresh.reasons }
    const samePlan = kept?.planKey === key
    const failed = fresh !== null || !online
    if (kept && (failed || samePlan)) {
      return { status: 'list', items: kept.items, kept: failed ? { at: kept.at, samePlan } : null }
    }
    return fresh ? { status: 'failed', reasons: [] } : { status: 'loading' }
  }
}

/** Asks for the items of a plan; null with the reasons, if any were given, when there are none to be had. */
async function fetchItems(client: ApolloClient, plan: Plan): Promise<Pick<Answer, 'items' | 'reasons'>> {
  try {
    const variables = { plan: toPlanInput(plan) }
    const { data } = await client.query({ query: ShoppingListDocument, variables, fetchPolicy: 'no-cache' })
    const { items, errors } = data?.shoppingList ?? { items: null, errors: [] }
    return { items: errors.length > 0 ? null : items, reasons: sayProblems(errors) }
  } catch {
    return { items: null, reasons: [] }
  }
}
