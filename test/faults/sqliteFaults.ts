import Database from 'libsql'
import { clearDisk, fillDisk } from './disk'
import type { Fault } from './Fault'
import type { Single } from './single'

const locks = new WeakMap<Single, Database.Database>()

/** What happens to one instance with SQLite. */
export const sqliteFaults: Fault<Single>[] = [
  {
    name: 'SQLite: the instance is killed',
    effect: 'cut',
    readiness: 'none',
    lasts: 3,
    begin: ({ instance }) => instance.end('SIGKILL'),
    end: async ({ instance }) => {
      instance.start()
      await instance.untilReady()
    },
    check: async ({ db }) => {
      const [{ integrity_check: answer }] = await db.raw('PRAGMA integrity_check')
      return answer === 'ok' ? [] : [`the file is damaged: ${answer}`]
    },
  },
  {
    name: 'SQLite: the disk is full',
    effect: 'refused',
    readiness: 'none',
    lasts: 8,
    begin: ({ folder }) => fillDisk(folder),
    end: ({ folder }) => clearDisk(folder),
  },
  {
    name: 'SQLite: another process writes for 20 s',
    effect: 'refused',
    readiness: 'all',
    lasts: 20,
    begin: (where) => {
      const lock = new Database(where.file)
      lock.exec('BEGIN IMMEDIATE')
      locks.set(where, lock)
    },
    end: (where) => {
      locks.get(where)?.exec('ROLLBACK')
      locks.get(where)?.close()
    },
  },
]
