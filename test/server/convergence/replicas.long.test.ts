import { databaseKind } from '../../support/freshDatabase'
import { drawn, IS_PROOF } from '../../support/runs'
import { givenApp } from '../../support/givenApp'
import { replicasConverge } from './replicas'

/** A thousand over both databases; fewer on MariaDB, which waits for its disk at every commit. */
const ON_MARIADB = 200
const RUNS = databaseKind === 'mysql' ? ON_MARIADB : drawn(5000) - (IS_PROOF ? 0 : ON_MARIADB)

const app = givenApp()

it(
  `devices that know objects by ids and cursors come to what the server has, and no operation is lost, in ${RUNS} runs (API-49, API-50)`,
  () => replicasConverge(app, RUNS),
  1_200_000,
)
