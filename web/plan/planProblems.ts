import { planMessages } from './messages'
import type { ScrubMealPlanMutation } from './operations.generated'
import type { Category } from './plan'

/** An error of the API about a plan that was sent. */
type PlanError = Pick<ScrubMealPlanMutation['scrubMealPlan']['errors'][number], 'field' | 'message'>

const ROW = /^plan\.(breakfast|lunch|dinner)\.mealList\[(\d+)\]/

/** What is wrong with a plan, without repetition, each with its row, such as `Dinner 2: There is no such meal.` */
export function sayProblems(errors: readonly PlanError[]): string[] {
  return [...new Set(errors.map(sayProblem))]
}

function sayProblem({ field, message }: PlanError): string {
  const [, category, row] = ROW.exec(field ?? '') ?? []
  if (!category) return message
  const place = planMessages.place({ category: planMessages.category[category as Category], row: Number(row) })
  return planMessages.problemAt({ place, message })
}
