import { useApolloClient } from '@apollo/client/react'
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from '../../ui/useOnline'
import { isPlanDrawn, takeDrawnPlanAway } from '../../plan/FirstView'
import { usePlan } from '../../plan/PlannerContext'
import { hasOwnPlan } from '../../plan/plannerStorage'
import { askForPlan, closePlanSource, planSource, subscribeToPlanSource } from './planSource'

/** How long the planner waits for the saved plan before it shows itself without, in milliseconds; longer with a kept one to read. */
const PATIENCE = { alone: 3000, withKept: 8000 }

/** What the planner knows of the plan that is to come. */
export interface ArrivingPlan {
  /** It is expected at once: nothing is shown in its place yet. */
  awaited: boolean
  /** It is not here, for want of an answer or of a check. */
  missing: boolean
  tryAgain: () => void
}

/**
 * Puts the household's plan on the page of a tab that has none, checked under the present settings
 * (docs/product.md PLAN-42). What is planned meanwhile stays, and comes into the household's plan (PLAN-44).
 */
export function usePlanSource(): ArrivingPlan {
  const client = useApolloClient()
  const { isUntouched, dispatch, open, isOpen } = usePlan()
  const source = useSyncExternalStore(subscribeToPlanSource, planSource)
  const online = useOnline()
  const [slow, setSlow] = useState(false)
  const { status } = source

  // What the device has lost of this tab's plan is asked for as well.
  const isLost = !isOpen() && status === 'none' && hasOwnPlan()
  useEffect(() => askForPlan(client, { isLost }), [client, isLost])

  useEffect(() => {
    if (source.status === 'none') return open()
    if (!isUntouched) closePlanSource()
    else if (source.status === 'there') {
      const { arrival } = source
      // A week is drawn in pieces, so that a press is answered in between.
      startTransition(() => dispatch({ type: 'arrive', ...arrival }))
    }
  }, [source, isUntouched, dispatch, open])

  useEffect(() => {
    if (status !== 'awaited') return
    const timer = setTimeout(() => setSlow(true), isPlanDrawn() ? PATIENCE.withKept : PATIENCE.alone)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [status])

  useEffect(() => {
    if (online && planSource().status === 'failed') askForPlan(client, { again: true })
  }, [online, client])

  const awaited = isUntouched && (status === 'there' || (status === 'awaited' && !slow))
  useEffect(() => {
    if (!awaited) takeDrawnPlanAway()
  }, [awaited])

  return {
    awaited,
    missing: isUntouched && (status === 'failed' || (status === 'awaited' && slow)),
    tryAgain: () => askForPlan(client, { again: true }),
  }
}
