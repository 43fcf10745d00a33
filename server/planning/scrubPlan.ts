import { suitability, swapsOf } from '../catalogue/diet'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { hasNeverTag } from '../catalogue/menu'
import { CATEGORIES, TAGS, type Category } from '../catalogue/types'
import type { DishRole, ScrubbedRow } from '../generated/schemaTypes'
import type { EatersMenu } from '../menu/eatersMenu'
import type { Eater, TableMenu } from '../menu/tableMenu'
import { askersOfTag } from './askers'
import { messages } from './messages'
import type { PlanRow, ReadPlan } from './readPlanInput'
import { blocksAsEaten, sayBlocks } from './sayReason'
import { toDishRole } from './servedDishes'

/** What becomes of a meal that does not suit as it is, and why; `chosen` is null when it is removed. */
export interface MealChange extends Pick<ScrubbedRow, 'change' | 'reasons'> {
  readonly chosen: MealWithSwaps | null
}

/**
 * A plan under the settings of those who eat each row and what they changed in it, row by row (docs/product.md SET-12,
 * SET-13).
 */
export function scrubPlan(plan: ReadPlan, { forEaters }: TableMenu): { plan: ReadPlan; changes: ScrubbedRow[] } {
  const changes: ScrubbedRow[] = []
  const scrub = (category: Category): PlanRow[] =>
    plan[category].map((present, row) => {
      const menu = forEaters(present.eaters ?? null, category)
      const eaten: MealWithSwaps[] = []
      const scrubbed = (role: DishRole, was: MealWithSwaps): MealWithSwaps | null => {
        const changed = scrubMeal(was, menu.beside(eaten))
        if (!changed) return was
        const { chosen, ...said } = changed
        changes.push({ ...said, category, row, role, mealName: was.meal.name })
        return chosen
      }
      if (present.chosen === null) return present
      const { served: before = [], ...rest } = present
      const chosen = scrubbed('MAIN', present.chosen)
      if (chosen) eaten.push(chosen)
      const served = before.flatMap(({ role, chosen: was }) => {
        const stays = scrubbed(toDishRole(role), was)
        if (stays) eaten.push(stays)
        return stays ? [{ role, chosen: stays }] : []
      })
      return { ...rest, chosen, ...(chosen && served.length > 0 && { served }) }
    })
  const [breakfast, lunch, dinner] = CATEGORIES.map(scrub) as [PlanRow[], PlanRow[], PlanRow[]]
  return { plan: { breakfast, lunch, dinner }, changes }
}

/** What the settings of those who eat it make of one meal with its swaps; null when it may stay as it is. */
export function scrubMeal(
  present: MealWithSwaps,
  { allows, diet, eaters, menu }: EatersMenu<Eater>,
): MealChange | null {
  if (allows(present)) return null
  const { meal, swaps } = present
  const answer = suitability(meal, diet)
  const blocked = answer.kind === 'unsuitable' ? sayBlocks(answer.blocks, eaters) : []
  if (hasNeverTag(meal, menu.preferences)) {
    const tags = TAGS.filter((tag) => meal.meal.tags.includes(tag) && menu.preferences.get(tag) === 'NEVER')
    return {
      chosen: null,
      change: 'REMOVED',
      reasons: [...blocked, ...tags.map((tag) => messages.reason.neverTag({ tag, askers: askersOfTag(tag, eaters) }))],
    }
  }
  if (answer.kind === 'unsuitable') return { chosen: null, change: 'REMOVED', reasons: blocked }
  return {
    chosen: { meal, swaps: swapsOf(answer) },
    change: 'ADAPTED',
    reasons: sayBlocks(blocksAsEaten(meal, swaps, diet), eaters),
  }
}
