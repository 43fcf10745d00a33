import { CATEGORIES, type Category } from '../../../../server/catalogue/types'
import { createRandom } from '../../../../server/planning/random'
import { drawPlan } from '../../../../server/planning/search/drawPlan'
import { rowFigures } from '../../../../server/planning/search/rowFigures'
import { surprisesAmong } from '../../../../server/planning/search/surprises'
import { problemOf } from '../../../bench/plans/planners'
import { benchSettings } from '../../../bench/plans/settings'

const SEEDS = 2000
/** Of a category's mains, how many meals one has at least that counts as frequent. */
const FREQUENT: Readonly<Record<Category, number>> = { breakfast: 30, lunch: 20, dinner: 40 }

test('a meal is about as often a surprise whether many have its main or few, and in every category', () => {
  const [setting] = benchSettings()
  if (!setting) throw new Error('There is no setting')
  const { table } = setting
  const mains = new Map<string, number>()
  const groupOf = (category: Category, main: string) =>
    `${category} ${(mains.get(`${category} ${main}`) ?? 0) >= FREQUENT[category] ? 'many' : 'few'}`
  const meals = CATEGORIES.flatMap((category) =>
    table
      .forCategory(category)
      .offered(category)
      .map(({ meal }) => ({ category, main: meal.mainKind })),
  )
  for (const { category, main } of meals) mains.set(`${category} ${main}`, (mains.get(`${category} ${main}`) ?? 0) + 1)
  const came = new Map<string, number>()
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const problem = problemOf({ table, counts: { breakfast: 7, lunch: 7, dinner: 7 }, serves: 2, seed, recent: [] })
    const drawn = drawPlan(problem).meals
    for (const { index, row } of surprisesAmong(problem, rowFigures(problem.rows), drawn, createRandom(seed))) {
      const group = groupOf(row.category, drawn[index]?.meal.mainKind ?? '')
      came.set(group, (came.get(group) ?? 0) + 1)
    }
  }
  const offered = new Map<string, number>()
  for (const { category, main } of meals) {
    const group = groupOf(category, main)
    offered.set(group, (offered.get(group) ?? 0) + 1)
  }
  expect(offered.size).toBe(6)
  const rates = [...offered].map(([group, count]) => (came.get(group) ?? 0) / count)
  expect(Math.max(...rates) / Math.min(...rates)).toBeLessThan(1.6)
})
