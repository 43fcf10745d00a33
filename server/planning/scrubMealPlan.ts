import type { ScrubMealPlanInput, ScrubMealPlanResult } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { tableMenu } from '../menu/tableMenu'
import { readPlanInput } from './readPlanInput'
import { scrubPlan } from './scrubPlan'
import { toMealPlan } from './shapePlan'
import type { Caller } from '../request/context'

/** Brings a plan in line with a user's present settings (docs/product.md SET-12, SET-13). Nothing is stored. */
export async function scrubMealPlan(
  services: Services,
  caller: Caller,
  input: ScrubMealPlanInput,
): Promise<ScrubMealPlanResult> {
  const table = await tableMenu(services, caller)
  const { value, errors } = readPlanInput(input.plan, table)
  if (!value) return { plan: null, changes: [], errors }
  const { plan, changes } = scrubPlan(value, table)
  return { plan: toMealPlan(plan), changes, errors: [] }
}
