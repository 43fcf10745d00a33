import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { Gauge, type Registry } from 'prom-client'
import { histogram } from '../pure/metric'

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const MILLISECONDS = 1000
/** Statements in flight that are timed; one whose end is never announced is pushed out by later ones. */
const MOST_IN_FLIGHT = 1000
const KINDS = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit'])

/** What knex's pool, tarn, says about itself. */
interface Pool {
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
}

/** A statement as knex announces it. */
interface Announced {
  __knexQueryUid: string
  sql: string
}

/** Measures the pool at each scrape and times every statement by its first word, never by its text. */
export function measureDatabase(db: Knex, own: Registry): void {
  new Gauge({
    name: 'mealwright_database_connections',
    help: 'Connections of the pool in use and free, and callers that wait for one',
    labelNames: ['state'],
    registers: [own],
    collect() {
      const pool = db.client.pool as Pool | undefined
      this.set({ state: 'used' }, pool?.numUsed() ?? 0)
      this.set({ state: 'free' }, pool?.numFree() ?? 0)
      this.set({ state: 'waiting' }, pool?.numPendingAcquires() ?? 0)
    },
  })
  const durations = histogram(
    'mealwright_database_query_duration_seconds',
    'Time from sending a statement to its answer',
    ['kind', 'outcome'],
    BUCKETS,
  )
  const begun = new LRUCache<string, number>({ max: MOST_IN_FLIGHT })
  const end = ({ __knexQueryUid: id, sql }: Announced, outcome: 'ok' | 'error') => {
    const since = begun.get(id)
    if (since === undefined) return
    begun.delete(id)
    durations.observe({ kind: kindOf(sql), outcome }, (performance.now() - since) / MILLISECONDS)
  }
  db.on('query', ({ __knexQueryUid: id }: Announced) => void begun.set(id, performance.now()))
  db.on('query-response', (_answer: unknown, statement: Announced) => end(statement, 'ok'))
  db.on('query-error', (_error: unknown, statement: Announced) => end(statement, 'error'))
}

function kindOf(sql: string): string {
  const word = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? ''
  return KINDS.has(word) ? word : 'other'
}
