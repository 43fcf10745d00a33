import { drawn, SEED } from '../../../support/runs'
import { runSearches } from './searchRun'

const PLANS = drawn(100_000)

test(`${PLANS} plans of random households break no requirement, lock, "never again", limit of minutes or count`, () => {
  const { rows, broken } = runSearches(PLANS, SEED)
  expect(broken).toEqual([])
  expect(rows).toBeGreaterThan(3 * PLANS)
})
