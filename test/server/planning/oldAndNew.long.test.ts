import fc from 'fast-check'
import { givenApp } from '../../support/givenApp'
import { IS_PROOF, SEED } from '../../support/runs'
import { givenHousehold, householdsOver } from './generatedHouseholds'
import { expectSame } from './oldAndNew'

const app = givenApp()
/** The full number, which `npm run proof` draws, takes some twenty minutes. */
const runs = Number(process.env.GRAPH_RUNS ?? (IS_PROOF ? 2000 : 250))

test(
  `the graph says what the fields of the last release say, over ${runs} households`,
  async () => {
    const { ask, set, dish } = await givenHousehold(app)
    const households = householdsOver(app.services.catalogue.compiled, dish.id)
    await fc.assert(
      fc.asyncProperty(households, async (household) => {
        await set(household)
        await expectSame(ask, household)
      }),
      { numRuns: runs, seed: SEED },
    )
  },
  240_000 + runs * 1000,
)
