import fc from 'fast-check'
import { givenApp } from '../../support/givenApp'
import { givenHousehold, householdsOver } from './generatedHouseholds'
import { expectSame } from './oldAndNew'

const app = givenApp()
const runs = Number(process.env.GRAPH_RUNS ?? 8)

test(
  'the graph says of plans, lists and recipes what the fields of the last release say',
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
  60_000 + runs * 3000,
)
