import { databaseKind } from '../../support/freshDatabase'
import { IS_PROOF } from '../../support/runs'
import { givenApp } from '../../support/givenApp'
import { replicasConverge } from './replicas'

/** Half a thousand over both databases; fewer on MariaDB, which waits for its disk at every commit. */
const [ON_SQLITE, ON_MARIADB] = IS_PROOF ? [5000, 200] : [400, 100]
const RUNS = databaseKind === 'mysql' ? ON_MARIADB : ON_SQLITE

const app = givenApp()

it(
  `devices that know objects by ids and cursors come to what the server has, and no operation is lost, in ${RUNS} runs (API-49, API-50)`,
  () => replicasConverge(app, RUNS),
  1_200_000,
)
