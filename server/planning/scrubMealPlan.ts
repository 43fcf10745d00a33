import { suitability, swapsOf } from '../catalogue/diet'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { hasNeverTag } from '../catalogue/menu'
import { TAGS, type Category } from '../catalogue/types'
import { userMenu, type UserMenu } from '../settings/userMenu'
import type { ScrubbedRow, ScrubMealPlanInput, ScrubMealPlanResult } from '../generated/resolverTypes'
import type { Services } from '../services'
import { messages } from './messages'
import { readPlanInput, type PlanRow } from './readPlanInput'
import { blocksAsEaten, sayBlocks } from './sayReason'
import { toMealPlan } from './shapePlan'

/** What becomes of a meal that does not stay as it is, and why; `chosen` is null when it is removed. */
type Change = Pick<ScrubbedRow, 'change' | 'reasons'> & { chosen: MealWithSwaps | null }

/** Brings a plan in line with a user's present settings (docs/product.md SET-12, SET-13). Nothing is stored. */
export async function scrubMealPlan(
  services: Services,
  userId: string,
  input: ScrubMealPlanInput,
): Promise<ScrubMealPlanResult> {
  const menu = await userMenu(services, userId)
  const { value, errors } = readPlanInput(input.plan, menu.find)
  if (!value) return { plan: null, changes: [], errors }

  const changes: ScrubbedRow[] = []
  const scrub = (category: Category): PlanRow[] =>
    value[category].map((row, index) => {
      const change = row.chosen === null ? null : scrubMeal(row.chosen, menu)
      if (change === null || row.chosen === null) return row
      const { chosen, ...said } = change
      changes.push({
        ...said,
        category,
        row: index,
        mealName: row.chosen.meal.name,
      })
      return { chosen, numServes: row.numServes }
    })
  const plan = toMealPlan({ breakfast: scrub('breakfast'), lunch: scrub('lunch'), dinner: scrub('dinner') })
  return { plan, changes, errors: [] }
}

function scrubMeal(present: MealWithSwaps, { allows, diet, preferences }: UserMenu): Change | null {
  if (allows(present)) return null
  const { meal, swaps } = present
  const answer = suitability(meal, diet)
  const blocked = answer.kind === 'unsuitable' ? sayBlocks(answer.blocks) : []
  if (hasNeverTag(meal, preferences)) {
    const tags = TAGS.filter((tag) => meal.meal.tags.includes(tag) && preferences.get(tag) === 'NEVER')
    return {
      chosen: null,
      change: 'REMOVED',
      reasons: [...blocked, ...tags.map((tag) => messages.reason.neverTag({ tag }))],
    }
  }
  if (answer.kind === 'unsuitable') return { chosen: null, change: 'REMOVED', reasons: blocked }
  return {
    chosen: { meal, swaps: swapsOf(answer) },
    change: 'ADAPTED',
    reasons: sayBlocks(blocksAsEaten(meal, swaps, diet)),
  }
}
