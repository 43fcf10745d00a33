import { databaseKind } from '../../support/freshDatabase'
import { drawn } from '../../support/runs'
import { givenApp } from '../../support/givenApp'
import { plansConverge } from './plans'

/** MariaDB waits for its disk at every commit: fewer there. */
const RUNS = databaseKind === 'mysql' ? 500 : drawn(5000)

const app = givenApp()

it(
  `the pages of a household come to one plan in ${RUNS} runs (PLAN-37, PLAN-44, PLAN-45)`,
  () => plansConverge(app, RUNS),
  1_200_000,
)
