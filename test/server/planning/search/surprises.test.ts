import { createRandom } from '../../../../server/planning/random'
import { drawPlan } from '../../../../server/planning/search/drawPlan'
import { rowFigures } from '../../../../server/planning/search/rowFigures'
import { surprisesAmong } from '../../../../server/planning/search/surprises'
import { problemOf } from '../../../bench/plans/planners'
import { benchSettings } from '../../../bench/plans/settings'

const SEEDS = 1500

test('a dinner is about as often a surprise whether many have its main or few', () => {
  const [setting] = benchSettings()
  if (!setting) throw new Error('There is no setting')
  const { table } = setting
  const sizes = new Map<string, number>()
  for (const { meal } of table.forCategory('dinner').offered('dinner'))
    sizes.set(meal.mainKind, (sizes.get(meal.mainKind) ?? 0) + 1)
  const came = { many: 0, few: 0 }
  const sizeOf = (main: string) => ((sizes.get(main) ?? 0) >= 40 ? 'many' : 'few')
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const problem = problemOf({ table, counts: { breakfast: 7, lunch: 7, dinner: 7 }, serves: 2, seed, recent: [] })
    const { meals } = drawPlan(problem)
    for (const { index, row } of surprisesAmong(problem, rowFigures(problem.rows), meals, createRandom(seed))) {
      const main = meals[index]?.meal.mainKind
      if (row.category === 'dinner' && main) came[sizeOf(main)] += 1
    }
  }
  const offered = { many: 0, few: 0 }
  for (const [main, size] of sizes) offered[sizeOf(main)] += size
  const rates = [came.many / offered.many, came.few / offered.few] as const
  expect(Math.max(...rates) / Math.min(...rates)).toBeLessThan(1.6)
})
