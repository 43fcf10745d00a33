import { balanceRest } from '../../../server/planning/search/balanceRest'
import type { PlanProblem } from '../../../server/planning/search/problem'
import type { SearchedRow } from '../../../server/planning/search/searchedPlan'
import { searchPlan } from '../../../server/planning/search/searchPlan'
import { atOnce } from '../../../server/planning/search/turns'
import { createRandom } from '../../../server/planning/random'
import { printTable } from '../table'
import { measurePlan } from './measures'
import { problemOf } from './planners'
import { benchSettings, SERVES, type BenchSetting } from './settings'

const COUNTS = { breakfast: 7, lunch: 7, dinner: 7 }

type Rows = readonly Pick<SearchedRow, 'id' | 'category' | 'chosen'>[]

const isMet = (rows: Rows, serves: number): boolean =>
  measurePlan(rows.flatMap(({ category, chosen }) => (chosen ? [{ ...chosen, category, serves }] : []))).targets === 1

/** A week of the search, one of whose dinners someone changed to another that suits, each as likely. */
function changedWeek({ name, table }: BenchSetting, seed: number): { problem: PlanProblem; changed: string } {
  const problem = problemOf({ table, counts: COUNTS, serves: SERVES[name] ?? 1, seed, recent: [] })
  const found = new Map(searchPlan(problem).rows.map(({ id, chosen }) => [id, chosen]))
  const random = createRandom(seed)
  const changed = `dinner ${random.below(COUNTS.dinner)}`
  const offered = table
    .forCategory('dinner')
    .offered('dinner')
    .filter(({ meal }) => ![...found.values()].some((chosen) => chosen?.meal === meal))
  const other = offered[random.below(offered.length)] ?? null
  const rows = problem.rows.map((row) => ({ ...row, chosen: row.id === changed ? other : (found.get(row.id) ?? null) }))
  return { problem: { ...problem, rows }, changed }
}

/**
 * `npm run bench -- balance [seeds]`: how many weeks meet their targets after one dinner was changed by hand, how many once
 * the rest is balanced, and how many other rows change for that (docs/product.md PLAN-75).
 */
export function benchBalance(seeds: number): void {
  const rows = benchSettings().map((setting) => {
    const serves = SERVES[setting.name] ?? 1
    const weeks = Array.from({ length: seeds }, (_, seed) => {
      const { problem, changed } = changedWeek(setting, seed)
      const start = performance.now()
      const balanced = atOnce(balanceRest(problem, changed))
      const took = performance.now() - start
      return {
        before: isMet(problem.rows, serves),
        after: isMet(balanced.rows, serves),
        changes: balanced.changed.length,
        took,
      }
    })
    const count = (of: (week: (typeof weeks)[number]) => boolean) => weeks.filter(of).length
    const moved = weeks.filter(({ changes }) => changes > 0)
    return [
      setting.name,
      count(({ before }) => before),
      count(({ after }) => after),
      moved.length,
      (moved.reduce((sum, { changes }) => sum + changes, 0) / Math.max(1, moved.length)).toFixed(2),
      Math.max(...weeks.map(({ changes }) => changes)),
      (weeks.map(({ took }) => took).sort((a, b) => a - b)[Math.floor(seeds / 2)] ?? 0).toFixed(0),
    ]
  })
  printTable(`Weeks of which a dinner was changed by hand, ${seeds} seeds`, [
    ['setting', 'met', 'met once balanced', 'weeks balanced', 'rows changed', 'most', 'ms'],
    ...rows,
  ])
}
