import fc from 'fast-check'
import { givenApp } from '../../support/givenApp'
import { givenHousehold, householdsOver } from './generatedHouseholds'
import { expectSame } from './oldAndNew'

const app = givenApp()
/** GRAPH_RUNS=2000 takes some ten minutes. */
const runs = Number(process.env.GRAPH_RUNS ?? 250)

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
      { numRuns: runs },
    )
  },
  240_000 + runs * 1000,
)
