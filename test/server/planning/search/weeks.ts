import type { MealWithSwaps } from '../../../../server/catalogue/mealEntryId'
import { CATEGORIES } from '../../../../server/catalogue/types'
import { tastesOf } from '../../../../server/menu/eatersMenu'
import { menuOfTable } from '../../../../server/menu/tableMenu'
import { NO_OPINIONS, type PlanProblem } from '../../../../server/planning/search/problem'
import { NO_SETTINGS } from '../../../../server/settings/readSettings'
import { NO_WISHES, type Wishes } from '../../../../server/wishes/wishes'
import { fullCatalogue } from '../../../support/fullCatalogue'

export const PERSON = {
  id: 'p0',
  portion: 100,
  eats: 7,
  householdId: 'home',
  userId: null,
  name: 'p0',
  isViewer: true,
  mayEditAnswers: true,
  joinedAt: 0,
  role: null,
  answersEditedBy: 'OWNER' as const,
  preferredStoreId: null,
  place: 0,
  targets: new Map(),
}

/** A week for one person who may eat everything, two serves of each meal. */
export function week(seed: number, over: Partial<PlanProblem> = {}): PlanProblem {
  const catalogue = fullCatalogue()
  const table = menuOfTable(catalogue, [{ ...PERSON, ...tastesOf(catalogue, NO_SETTINGS) }], [])
  const rows = CATEGORIES.flatMap((category) => {
    const { menu, eaters } = table.forCategory(category)
    return Array.from({ length: 7 }, (_, place) => ({
      id: `${category} ${place}`,
      category,
      date: null,
      serves: 2,
      eaters,
      menu,
      chosen: null,
      isLocked: false,
    }))
  })
  const nothing = { recent: [], replaced: [], nearDate: new Set<string>(), prices: null, dishes: [] }
  return { catalogue, rows, wishes: NO_WISHES, opinions: NO_OPINIONS, ...nothing, seed, ...over }
}

/** A problem with a plan in its rows. */
export const planned = (problem: PlanProblem, rows: readonly { chosen: MealWithSwaps | null }[]): PlanProblem => ({
  ...problem,
  rows: problem.rows.map((row, index) => ({ ...row, chosen: rows[index]?.chosen ?? null })),
})

export const idsOf = (rows: readonly { chosen: MealWithSwaps | null }[]) => rows.map(({ chosen }) => chosen?.meal.id)
export const withWishes = (wishes: Partial<Wishes>): Wishes => ({ ...NO_WISHES, ...wishes })
