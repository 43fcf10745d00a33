import { measurePlan } from '../../../bench/plans/measures'
import { bySearch } from '../../../bench/plans/planners'
import { benchSettings } from '../../../bench/plans/settings'

const SEEDS = 120

test('five dinners meet the targets of an average adult, as good as always', () => {
  const table = benchSettings().find(({ name }) => name === 'C')?.table
  if (!table) throw new Error('There is no setting C')
  const missed = Array.from({ length: SEEDS }, (_, seed) => seed).filter((seed) => {
    const plan = bySearch({ table, counts: { breakfast: 0, lunch: 0, dinner: 5 }, serves: 4, seed, recent: [] })
    return !measurePlan(plan).targets
  })
  expect(missed.length).toBeLessThanOrEqual(1)
})
