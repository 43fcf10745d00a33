import { readFileSync } from 'node:fs'
import type { Keyspace } from './vschema'

/** The columns by which rows of a table are reached. */
export interface KeysOfTable {
  /** Tells by itself which household's or account's the row is. */
  own: string | null
  /** Leads to that by a look-up: what hangs on a row, or what only its holder knows. */
  looked: ReadonlySet<string>
}

const { keyspaces } = JSON.parse(readFileSync('docs/operations/vschema.json', 'utf8')) as {
  keyspaces: Record<'mealwright' | 'shared', Keyspace>
}

/** The VSchema of docs/operations. */
export const vschema = keyspaces

/**
 * Tables with something about people that the VSchema leaves in one place, since some of their rows belong to no one, with
 * the column of whose they are and others by which one row is found.
 */
export const PERSONAL_IN_ONE_PLACE: Readonly<Record<string, KeysOfTable>> = {
  analytics_events: { own: 'userId', looked: new Set(['eventKey']) },
  outbox: { own: 'userId', looked: new Set(['id']) },
  partner_keys: { own: 'userId', looked: new Set(['id', 'hash', 'partnerId']) },
  webhooks: { own: 'userId', looked: new Set(['id', 'partnerId', 'householdId']) },
  webhook_deliveries: { own: null, looked: new Set(['id', 'webhookId']) },
  notification_devices: { own: 'userId', looked: new Set(['id', 'endpointHash', 'sessionId', 'householdId']) },
  notifications: { own: null, looked: new Set(['id', 'deviceId']) },
  raffle_draws: { own: 'winnerId', looked: new Set(['month']) },
}

const { tables: sharded, vindexes } = vschema.mealwright

/** The keys of each table with something about a person or a household. */
export const keysOfTables: ReadonlyMap<string, KeysOfTable> = new Map([
  ...Object.entries(PERSONAL_IN_ONE_PLACE),
  ...Object.entries(sharded).flatMap(([name, { type, column_vindexes = [] }]): [string, KeysOfTable][] => {
    if (type === 'reference') return []
    const isOwn = (vindex: string) => vindexes[vindex]?.params === undefined
    return [
      [
        name,
        {
          own: column_vindexes.find((one) => isOwn(one.name))?.column ?? null,
          looked: new Set(column_vindexes.filter((one) => !isOwn(one.name)).map(({ column }) => column)),
        },
      ],
    ]
  }),
])
