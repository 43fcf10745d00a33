import type { Knex } from 'knex'
import { isEmbedded } from '../../../server/database/connection'
import { isExcepted } from './exceptions'
import { keysOfTables } from './keysOfTables'
import { type Use, usesIn } from './unkeyed'

/** A builder of knex, with where it was made once `asyncStackTraces` is on. */
interface Builder {
  _asyncStack?: { error: Error }
  on?(event: 'query', listener: (query: { sql: string }) => void): unknown
}

/** A statement of the server, with the first of its files that the stack names. */
export interface Seen {
  readonly sql: string
  readonly origin: string
  readonly uses: readonly Use[]
}

/** What was found of each statement, for all applications of this process: it is looked at once. */
const known = new Map<string, Seen | null>()

const PERSONAL = new RegExp(`[\`"\\s](?:${[...keysOfTables.keys()].join('|')})[\`"\\s]`)

/** What changes tables, also where knex copies one to change it. */
const OF_MIGRATIONS = /^(?:create|alter|drop)\b|_knex_temp_/i

/**
 * Looks at every statement that the server sends to a database from now on.
 * @param excepted which statements may reach rows of all; as exceptions.ts says.
 * @returns the statements that reach personal rows by neither household nor account, and all that name a personal table.
 */
export function watchStatements(db: Knex, excepted = isExcepted): { unkeyed(): string[]; seen(): Seen[] } {
  const seen = new Set<Seen>()
  const client = db.client as { config: { asyncStackTraces?: boolean } }
  client.config.asyncStackTraces = true
  db.on('start', (builder: Builder) => {
    builder.on?.('query', ({ sql }) => {
      if (!PERSONAL.test(sql) || OF_MIGRATIONS.test(sql)) return
      const origin = known.has(sql) ? '' : originOf(builder)
      if (!known.has(sql)) known.set(sql, origin === null ? null : look(db, sql, origin))
      const found = known.get(sql)
      if (found) seen.add(found)
    })
  })
  return {
    seen: () => [...seen],
    unkeyed: () =>
      [...seen].filter((one) => isUnkeyed(one, excepted)).map(({ sql, origin }) => `${sql}\n  from ${origin}`),
  }
}

function look(db: Knex, sql: string, origin: string): Seen {
  try {
    return { sql, origin, uses: usesIn(sql, isEmbedded(db)) }
  } catch (error) {
    return { sql, origin: `${origin}: ${String(error)}`, uses: [{ table: 'that could not be read', reached: 'all' }] }
  }
}

const isUnkeyed = ({ origin, uses }: Seen, excepted: typeof isExcepted): boolean =>
  uses.some(({ table, reached }) => reached === 'all' && !excepted(origin, table))

const FRAME = /at (?:async )?(?:(.+?) \()?(?:file:\/\/)?\/\S*?\/((?:server|test|migrations)\/[^):]+):\d+/

/**
 * Which file of the server made a statement, and which function called that: null for a statement of a test or a migration.
 * What is shared by all features, in `server/database`, is passed over.
 */
function originOf({ _asyncStack: stack }: Builder): string | null {
  const lines = (stack?.error.stack ?? '').split('\n').filter((line) => !line.includes('/node_modules/'))
  for (const line of lines) {
    const [, name = '', file = ''] = FRAME.exec(line) ?? []
    if (file === '' || file.startsWith('server/database/')) continue
    return file.startsWith('server/') ? `${file} ${name.split('.').at(-1)}`.trim() : null
  }
  return 'unknown'
}
