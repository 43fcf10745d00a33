import { databaseKind } from '../../support/freshDatabase'
import { IS_PROOF } from '../../support/runs'
import { givenApp } from '../../support/givenApp'
import { plansConverge } from './plans'

/** Half a thousand over both databases; fewer on MariaDB, which waits for its disk at every commit. */
const [ON_SQLITE, ON_MARIADB] = IS_PROOF ? [5000, 400] : [300, 200]
const RUNS = databaseKind === 'mysql' ? ON_MARIADB : ON_SQLITE

const app = givenApp()

it(
  `the pages of a household come to one plan in ${RUNS} runs (PLAN-37, PLAN-44, PLAN-45)`,
  () => plansConverge(app, RUNS),
  1_200_000,
)
