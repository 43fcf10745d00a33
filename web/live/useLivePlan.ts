import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { editsOf } from '../plan/live/editsStorage'
import { keepRows, shownAtFirst } from '../plan/live/keptRows'
import type { PendingOperation } from '../plan/live/livePlan'
import { toOperationInput } from '../plan/live/planActInput'
import { ApplyPlanOperationsDocument } from '../plan/operations.generated'
import type { Plan } from '../plan/plan'
import { type Planner, usePlan } from '../plan/PlannerContext'
import { planSource, subscribeToPlanSource } from '../plan/planSource'
import { warn } from '../plan/warn'
import { newId } from '../product/newId'
import { tokenOwner } from '../session/tokenOwner'
import { alerts } from '../ui/alerts'
import { createPlanSync, type PlanSync } from './createPlanSync'
import { onHousehold, onPlan } from './household'
import { messages } from './messages'
import { followEdits } from './unsentEdits'

/**
 * Keeps the plan on the page and the household's current plan the same (docs/product.md PLAN-44 to PLAN-46): every edit is
 * sent, and what others do comes onto the page. It begins when the plan of a fresh tab has come or is not waited for.
 */
export function useLivePlan(): void {
  const client = useApolloClient()
  const { plan, taken, isUntouched, dispatch } = usePlan()
  const ready = useSyncExternalStore(subscribeToPlanSource, planSource).status === 'none'
  const [isFresh] = useState(isUntouched)
  const latest = useRef({ plan, taken })
  const sync = useRef<PlanSync | null>(null)
  useLayoutEffect(() => {
    latest.current = { plan, taken }
  }, [plan, taken])

  useLayoutEffect(() => {
    if (!ready) return
    const { plan: present, taken: offer } = latest.current
    const begun = beginSync(client, dispatch, shownAtFirst(present, isFresh))
    sync.current = begun
    begun.pageShows(present, offer)
    const ends = [followEdits(begun.flush), onHousehold(({ id }) => begun.belongsTo(id)), onPlan(begun.receive)]
    const send = () => void begun.flush()
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      for (const end of ends) end()
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
      begun.stop()
      sync.current = null
    }
  }, [ready, client, dispatch, isFresh])

  useLayoutEffect(() => sync.current?.pageShows(plan, taken), [plan, taken])
}

function beginSync(client: ApolloClient, dispatch: Planner['dispatch'], first: Plan | null): PlanSync {
  const owner = tokenOwner()
  const apply = async (operations: readonly PendingOperation[]) => {
    if (tokenOwner() !== owner) throw new Error('Someone else is signed in')
    const variables = { operations: operations.map(toOperationInput) }
    const { data } = await client.mutate({ mutation: ApplyPlanOperationsDocument, variables, fetchPolicy: 'no-cache' })
    if (!data) throw new Error('No answer came')
    return data.applyPlanOperations
  }
  return createPlanSync(
    {
      owner,
      apply,
      offer: (offer) => dispatch({ type: 'live', offer }),
      refused: (reasons) => warn(messages.notKept({ reason: reasons.join(' ') }), { recorded: messages.editNotKept }),
      droppedForFormer: () => alerts.error(messages.forFormerHousehold),
      edits: editsOf(owner),
      keepRows,
      newId,
    },
    first,
  )
}
