import { IS_PROOF, SEED } from '../../../support/runs'
import { runRequests } from './requestRun'

const PLANS = IS_PROOF ? 20_000 : 250

test(`${PLANS} plans for random requests break no requirement, tag or place, and leave no row empty that could be filled`, async () => {
  const { seen, broken } = await runRequests(PLANS, SEED)
  expect(broken).toEqual([])
  expect(seen.rows).toBeGreaterThan(3 * PLANS)
})
