import { databaseKind } from '../../support/freshDatabase'
import { drawn, IS_PROOF } from '../../support/runs'
import { givenApp } from '../../support/givenApp'
import { listsConverge } from './lists'

/** A thousand over both databases; fewer on MariaDB, which waits for its disk at every commit. */
const ON_MARIADB = 400
const RUNS = databaseKind === 'mysql' ? ON_MARIADB : drawn(5000) - (IS_PROOF ? 0 : ON_MARIADB)

const app = givenApp()

it(
  `the pages of a household come to one list in ${RUNS} runs (SHOP-22, SHOP-28)`,
  () => listsConverge(app, RUNS),
  1_200_000,
)
