import fc from 'fast-check'
import { givenApp } from '../../support/givenApp'
import { databaseKind } from '../../support/freshDatabase'
import { IS_PROOF, SEED } from '../../support/runs'
import { givenHousehold, householdsOver } from './generatedHouseholds'
import { expectSame } from './oldAndNew'

const app = givenApp()
/** `npm run proof` draws the full number on each database; otherwise each draws other households. */
const runs = Number(process.env.GRAPH_RUNS ?? (IS_PROOF ? 2000 : 150))
const seed = databaseKind === 'mysql' && !IS_PROOF ? SEED + 1 : SEED

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
      { numRuns: runs, seed },
    )
  },
  240_000 + runs * 1000,
)
