import { suitability } from '../catalogue/diet'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { hasNeverTag } from '../catalogue/menu'
import { TAGS, type Category } from '../catalogue/types'
import { userMenu, type UserMenu } from '../settings/userMenu'
import type { MealCategory, ScrubbedRow, ScrubMealPlanInput, ScrubMealPlanResult } from '../generated/resolverTypes'
import type { Services } from '../services'
import { readPlanInput, type PlanRow } from './readPlanInput'
import { blocksAsEaten, sayBlocks } from './sayReason'
import { toMealPlan } from './shapePlan'

/** What the scrub makes of a meal: null when it stays as it is. */
type Change = Pick<ScrubbedRow, 'change' | 'reasons'> & { chosen: MealWithSwaps | null }

/**
 * Brings a plan in line with a person's present settings: a row that still suits stays as it is, one that suits with
 * other swaps gets those, any other becomes empty and keeps its serves. Nothing is stored.
 */
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
        category: category.toUpperCase() as MealCategory,
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
      reasons: [...blocked, ...tags.map((tag) => `Tagged ${tag}, which you never want`)],
    }
  }
  if (answer.kind === 'unsuitable') return { chosen: null, change: 'REMOVED', reasons: blocked }
  return {
    chosen: { meal, swaps: answer.kind === 'swapped' ? answer.swaps : [] },
    change: 'ADAPTED',
    reasons: sayBlocks(blocksAsEaten(meal, swaps, diet)),
  }
}
