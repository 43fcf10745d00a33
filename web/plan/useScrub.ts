import { useCallback } from 'react'
import { useScrubMealPlanMutation } from './operations.generated'
import { hasMeals, type Plan } from './plan'
import { type CheckedPlan, toCheckedPlan } from './planAnswer'
import { toPlanInput } from './planInput'
import { usePlan } from './PlannerContext'

/** Brings plans in line with the settings that are stored now (docs/product.md SET-12). */
export interface Scrub {
  /** A plan under the settings; a plan without meals is answered at once. Rejects when the plan can't be checked. */
  scrub: (plan: Plan) => Promise<CheckedPlan>
  /** The same for the plan on the page, which it does not change. What is edited meanwhile is checked as well. */
  scrubLatest: () => Promise<CheckedPlan>
  scrubbing: boolean
}

export function useScrub(): Scrub {
  const [mutate, { loading }] = useScrubMealPlanMutation()
  const { latestPlan } = usePlan()

  const scrub = useCallback(
    async (plan: Plan) => {
      if (!hasMeals(plan)) return { asked: plan, plan, changes: [], at: Date.now() }
      const { data } = await mutate({ variables: { input: { plan: toPlanInput(plan) } } })
      return toCheckedPlan(plan, data)
    },
    [mutate],
  )

  const scrubLatest = useCallback(async () => {
    for (;;) {
      const asked = latestPlan()
      const checked = await scrub(asked)
      if (latestPlan() === asked) return checked
    }
  }, [latestPlan, scrub])

  return { scrub, scrubLatest, scrubbing: loading }
}
