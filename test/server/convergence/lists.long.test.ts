import { databaseKind } from '../../support/freshDatabase'
import { drawn } from '../../support/runs'
import { givenApp } from '../../support/givenApp'
import { listsConverge } from './lists'

/** MariaDB waits for its disk at every commit: fewer there. */
const RUNS = databaseKind === 'mysql' ? 500 : drawn(5000)

const app = givenApp()

it(
  `the pages of a household come to one list in ${RUNS} runs (SHOP-22, SHOP-28)`,
  () => listsConverge(app, RUNS),
  1_200_000,
)
