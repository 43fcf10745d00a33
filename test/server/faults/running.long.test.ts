import { databaseKind } from '../../support/freshDatabase'
import { clusterIsPossible } from '../../support/galera'
import { IS_PROOF } from '../../support/runs'
import type { Outcome } from '../../faults/Fault'
import { parts } from '../../faults/parts'

/** One on each database of those that `npm run faults` makes, on the built server, and by `npm run proof` two more. */
const NAMES = {
  sqlite: ['SQLite: the instance is killed'],
  mysql: [
    'MariaDB is killed',
    ...(IS_PROOF ? ['An instance is killed'] : []),
    ...(IS_PROOF && clusterIsPossible() ? ['No Galera node has a quorum'] : []),
  ],
}

it.each(NAMES[databaseKind])('%s: nothing is lost or doubled, and callers see what they may', async (name) => {
  const outcomes: Outcome[] = []
  for (const part of parts) await part.run(new Set([name]), (outcome) => void outcomes.push(outcome))
  expect(outcomes).toMatchObject([{ name, lost: 0, doubled: 0, broken: [] }])
  expect(outcomes[0]?.acknowledged).toBeGreaterThan(10)
})
