import { databaseKind } from '../../support/freshDatabase'
import { drawn } from '../../support/runs'
import { givenApp } from '../../support/givenApp'
import { replicasConverge } from './replicas'

/** MariaDB waits for its disk at every commit: fewer there. */
const RUNS = databaseKind === 'mysql' ? 200 : drawn(5000)

const app = givenApp()

it(
  `devices that know objects by ids and cursors come to what the server has, and no operation is lost, in ${RUNS} runs (API-49, API-50)`,
  () => replicasConverge(app, RUNS),
  1_200_000,
)
