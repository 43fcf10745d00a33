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
import type { Plant } from './plants'
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
  run(names: ReadonlySet<string>, tell: (outcome: Outcome) => void, plant?: Plant | null): Promise<void>
}

function part<Where extends Installation>(start: () => Promise<Where>, faults: Fault<Where>[]): Part {
  return {
    names: faults.map(({ name }) => name),
    run: async (names, tell, plant = null) => {
      let where: Where | null = null
      for (const fault of faults.filter(({ name }) => names.has(name)))
        try {
          where ??= await start()
          tell(await tryFault(where, fault, plant))
        } catch (error) {
          // What comes after it is made all the same, in another installation.
          tell(notMade(fault.name, error))
          await where?.stop()
          where = null
        }
      await where?.stop()
    },
  }
}

const notMade = (name: string, error: unknown): Outcome => ({
  ...{ name, seen: [], read: [], acknowledged: 0, lost: 0, doubled: 0, readiness: [] },
  ...{ hung: 0, slowest: 0, calm: 0, recovered: null, late: [] },
  broken: [`it could not be made: ${error instanceof Error ? error.message : String(error)}`],
})

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
