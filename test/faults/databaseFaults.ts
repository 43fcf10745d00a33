import mysql from 'mysql2/promise'
import { clearDisk, fillDisk } from './disk'
import type { Fault } from './Fault'
import type { Pair } from './pair'

/** The fewest that MariaDB takes. */
const FEWEST_CONNECTIONS = 10
const USUAL_CONNECTIONS = 151

/** How many connections of the instances were ended. */
let ended = 0

async function connections(db: Pair['db']): Promise<number[]> {
  const [rows] = await db.raw("SELECT id FROM information_schema.processlist WHERE user = 'cook'")
  return (rows as { id: number }[]).map(({ id }) => id)
}

/** What happens to MariaDB. */
export const databaseFaults: Fault<Pair>[] = [
  {
    name: 'MariaDB is killed',
    effect: 'refused',
    readiness: 'none',
    lasts: 6,
    begin: ({ database }) => database.halt(),
    end: ({ database }) => database.resume(),
  },
  {
    name: 'MariaDB is restarted',
    effect: 'refused',
    readiness: 'all',
    lasts: 5,
    begin: async ({ database }) => {
      await database.halt('SIGTERM')
      await database.resume()
    },
    end: () => {},
  },
  {
    name: 'MariaDB hangs (SIGSTOP)',
    effect: 'refused',
    readiness: 'none',
    lasts: 12,
    begin: ({ database }) => database.process.kill('SIGSTOP'),
    end: ({ database }) => database.process.kill('SIGCONT'),
  },
  {
    name: 'MariaDB is read-only',
    effect: 'refused',
    readiness: 'none',
    lasts: 8,
    begin: ({ db }) => db.raw('SET GLOBAL read_only = 1'),
    end: ({ db }) => db.raw('SET GLOBAL read_only = 0'),
  },
  {
    name: 'MariaDB ends every connection',
    effect: 'refused',
    readiness: 'all',
    lasts: 3,
    begin: async ({ db }) => {
      const before = await connections(db)
      await db.raw('KILL USER cook')
      const after = new Set(await connections(db))
      ended = before.filter((id) => !after.has(id)).length
    },
    isFelt: () => ended > 0,
    end: () => {},
  },
  connectionsUsedUp(),
  tableLocked(),
  diskFull(),
]

/** Others hold every connection that the server allows. */
function connectionsUsedUp(): Fault<Pair> {
  let others: mysql.Connection[] = []
  return {
    name: 'All connections of MariaDB are in use',
    effect: 'refused',
    readiness: 'none',
    lasts: 8,
    begin: async ({ db, database }) => {
      await db.raw(`SET GLOBAL max_connections = ${FEWEST_CONNECTIONS}`)
      await db.raw('KILL USER cook')
      others = []
      // As root, who has one more than everyone, which `db` needs.
      for (let tries = 0; others.length < FEWEST_CONNECTIONS - 1 && tries < 200; tries += 1) {
        await mysql.createConnection(database.url).then(
          (one) => others.push(one.on('error', () => {})),
          () => null,
        )
        await db.raw('KILL USER cook')
      }
    },
    end: async ({ db }) => {
      await db.raw(`SET GLOBAL max_connections = ${USUAL_CONNECTIONS}`)
      for (const one of others) one.destroy()
    },
  }
}

/** As during a change of a large table. */
function tableLocked(): Fault<Pair> {
  let holder: mysql.Connection | null = null
  return {
    name: 'A table is locked',
    effect: 'refused',
    readiness: 'all',
    lasts: 14,
    begin: async ({ database }) => {
      holder = await mysql.createConnection(`${database.url}/mealwright`)
      await holder.query('LOCK TABLES feedback WRITE')
    },
    end: () => holder?.destroy(),
  }
}

/** Tables cannot grow: rows that fit into what they have are taken, others are refused. */
function diskFull(): Fault<Pair> {
  return {
    name: "MariaDB's disk is full",
    effect: 'refused',
    // As long as what a call was refused for does not fit.
    readiness: 'none',
    lasts: 10,
    begin: ({ databaseFolder }) => fillDisk(databaseFolder),
    end: ({ databaseFolder }) => clearDisk(databaseFolder),
  }
}
