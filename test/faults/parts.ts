import { clientFaults } from './clientFaults'
import { clusterFaults } from './clusterFaults'
import { startClusterPair } from './clusterPair'
import { databaseFaults } from './databaseFaults'
import type { Fault, Outcome } from './Fault'
import { instanceFaults } from './instanceFaults'
import type { Installation } from './Installation'
import { mailFaults } from './mailFaults'
import { networkFaults } from './networkFaults'
import { startPair } from './pair'
import { redisFaults } from './redisFaults'
import { startSingle } from './single'
import { sqliteFaults } from './sqliteFaults'
import { clusterStartFaults, startFaults } from './startFaults'
import { tryFault } from './tryFault'

/** Faults that are made one after another in the same installation. */
export interface Part {
  /** In the order of the table. */
  names: string[]
  /** Makes those of the names, if there are any. Each outcome is handed out at once. */
  run(names: ReadonlySet<string>, tell: (outcome: Outcome) => void): Promise<void>
}

function part<Where extends Installation>(start: () => Promise<Where>, faults: Fault<Where>[]): Part {
  return {
    names: faults.map(({ name }) => name),
    run: async (names, tell) => {
      const chosen = faults.filter(({ name }) => names.has(name))
      if (chosen.length === 0) return
      const where = await start()
      try {
        for (const fault of chosen) tell(await tryFault(where, fault))
      } finally {
        await where.stop()
      }
    },
  }
}

const pairFaults = [
  ...instanceFaults,
  ...redisFaults,
  ...databaseFaults,
  ...networkFaults,
  ...mailFaults,
  ...clientFaults,
  ...startFaults,
]

export const parts: Part[] = [
  part(startPair, pairFaults),
  part(startClusterPair, [...clusterFaults, ...clusterStartFaults]),
  part(startSingle, sqliteFaults),
]
