import { useCallback } from 'react'
import { alerts } from '../ui/alerts'
import { planMessages } from './messages'
import { type PlanChangeFragment, useScrubMealPlanMutation } from './operations.generated'
import { hasMeals, type Plan } from './plan'
import { toPlan } from './planAnswer'
import { toPlanInput } from './planInput'
import { usePlan } from './PlannerContext'

/** A plan under the person's stored settings, and what that changed. */
export interface ScrubbedPlan {
  plan: Plan
  changes: PlanChangeFragment[]
}

/** Brings plans in line with the settings that are stored now (docs/product.md SET-12). */
export interface Scrub {
  /** A plan under the settings; a plan without meals is answered at once. Rejects when the plan can't be checked. */
  scrub: (plan: Plan) => Promise<ScrubbedPlan>
  /** The same for the plan on the page, which it replaces. Reports the outcome; null when the plan can't be checked. */
  scrubPage: () => Promise<PlanChangeFragment[] | null>
  scrubbing: boolean
}

export function useScrub(): Scrub {
  const [mutate, { loading }] = useScrubMealPlanMutation()
  const { latestPlan, dispatch } = usePlan()

  const scrub = useCallback(
    async (plan: Plan) => {
      if (!hasMeals(plan)) return { plan, changes: [] }
      const { data } = await mutate({ variables: { input: { plan: toPlanInput(plan) } } })
      const { plan: scrubbed, changes, errors } = data?.scrubMealPlan ?? { plan: null, changes: [], errors: [] }
      if (!scrubbed || errors.length > 0) throw new Error(errors[0]?.message ?? 'No plan came back')
      return { plan: toPlan(scrubbed), changes }
    },
    [mutate],
  )

  const scrubPage = useCallback(async () => {
    try {
      for (;;) {
        const asked = latestPlan()
        const { plan, changes } = await scrub(asked)
        // A plan that was edited in the meantime is neither overwritten nor left unchecked.
        if (latestPlan() !== asked) continue
        dispatch({ type: 'scrub', plan })
        if (hasMeals(asked)) alerts.info(planMessages.scrubbed)
        return changes
      }
    } catch {
      alerts.error(planMessages.scrubFailed)
      return null
    }
  }, [dispatch, latestPlan, scrub])

  return { scrub, scrubPage, scrubbing: loading }
}
