import { menuOf, type TagSetting } from '../../../server/catalogue/menu'
import { TAGS, type Tag } from '../../../server/catalogue/types'
import type { PlanProblem } from '../../../server/planning/search/problem'
import { searchPlan } from '../../../server/planning/search/searchPlan'
import { printTable } from '../table'
import { problemOf } from './planners'
import { benchSettings } from './settings'

const COUNTS = { breakfast: 7, lunch: 7, dinner: 7 }

/** How many meals of a plan have a tag. */
export function mealsWith(tag: Tag, problem: PlanProblem): number {
  const { rows } = searchPlan(problem)
  return rows.filter(({ chosen }) => chosen?.meal.meal.tags.includes(tag)).length
}

/** The same problem for people who set a tag. */
export const withTag = (problem: PlanProblem, tag: Tag, setting: TagSetting): PlanProblem => ({
  ...problem,
  rows: problem.rows.map((row) => ({ ...row, menu: menuOf(row.menu.table, new Map([[tag, setting]])) })),
})

/** `npm run bench -- tags [seeds]`: how often each tag comes when it is set to More or to Less (docs/product.md PLAN-21). */
export function benchTags(seeds: number): void {
  const table = benchSettings().find(({ name }) => name === 'A')?.table
  if (!table) throw new Error('There is no setting A')
  const problems = Array.from({ length: seeds }, (_, seed) =>
    problemOf({ table, counts: COUNTS, serves: 2, seed, recent: [] }),
  )
  const rows = TAGS.map((tag) => {
    const mean = (change: (problem: PlanProblem) => PlanProblem) =>
      problems.reduce((sum, problem) => sum + mealsWith(tag, change(problem)), 0) / seeds
    const usual = mean((problem) => problem)
    const [more, less] = [mean((one) => withTag(one, tag, 'MORE')), mean((one) => withTag(one, tag, 'LESS'))]
    return [tag, usual.toFixed(1), more.toFixed(1), (more / usual).toFixed(2), (less / usual).toFixed(2)]
  })
  printTable(`Meals of a week with a tag, ${seeds} seeds`, [
    ['tag', 'without', 'with More', 'More ×', 'Less ×'],
    ...rows,
  ])
}
