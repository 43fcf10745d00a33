import type { Knex } from 'knex'
import { newId } from '../../../schema/newId'
import type { SecurityEventKind } from '../../generated/schemaTypes'
import { networkOf } from '../../request/networkOf'
import type { Doer } from '../../request/Origin'
import { hashOf } from '../secrets'
import { sessionLabel } from '../sessionLabel'
import { type Caller, storable } from '../sessions'
import { SecurityEventModel } from './SecurityEventModel'

const DAY = 24 * 60 * 60 * 1000
/** What a stranger can bring about, and what who is signed in can repeat at will: one counted entry a day and place. */
const FAILED: readonly SecurityEventKind[] = ['SIGN_IN_FAILED', 'PASSKEY_COPIED']
const REPEATED: readonly SecurityEventKind[] = ['SIGNED_IN', 'DATA_EXPORTED']
/** What who is signed in can repeat as well, and has an entry each time. */
const HOUSEHOLDS: readonly SecurityEventKind[] = [
  ...(['HOUSEHOLD_JOINED', 'HOUSEHOLD_LEFT', 'HOUSEHOLD_REMOVED'] as const),
  ...(['HOUSEHOLD_HANDED_OVER', 'HOUSEHOLD_TAKEN_OVER'] as const),
]
/** Kinds that share a bound, with the entries that an account keeps of them. */
const BOUNDS = [
  { kinds: FAILED, most: 30 },
  { kinds: REPEATED, most: 70 },
  { kinds: HOUSEHOLDS, most: 30 },
]
const BOUNDED = BOUNDS.flatMap(({ kinds }) => kinds)
/** Entries that an account keeps of everything else. */
const MOST_OTHERS = 100
/** The most entries of an account (docs/product.md ACC-77). */
export const MOST_EVENTS = BOUNDS.reduce((sum, { most }) => sum + most, MOST_OTHERS)

/** From where something was done, as its person reads it. */
export type Place = Pick<SecurityEventModel, 'label' | 'network'>

export interface Noted {
  kind: SecurityEventKind
  by: Doer
  /** What it was about, by name; never a secret or a mail address. */
  subject?: string | null
  /** How many times, when it is noted late. */
  times?: number
  at?: number
}

/**
 * Notes what happened to an account in its history, in the transaction that does it (docs/product.md ACC-77). What can be
 * repeated at will is one counted entry a day and place, and never takes the place of other entries: no one hides one behind
 * many.
 */
export async function noteSecurity(
  { now }: { now: () => number },
  trx: Knex,
  userId: string,
  { kind, by, subject = null, times = 1, at = now() }: Noted,
): Promise<void> {
  const place = typeof by === 'string' ? { label: '', network: '' } : placeOf(by)
  const mergeKey = mergeKeyOf(kind, place, at)
  await SecurityEventModel.query(trx)
    .insert({
      ...{ id: newId(), userId, kind, at, times, ...place, subject, mergeKey },
      byAdmin: by === 'administrator',
    })
    .onConflict(['userId', 'mergeKey'])
    .merge({
      at,
      ...place,
      subject,
      times: SecurityEventModel.raw('?? + ?', ['security_events.times', times]) as never,
    })
  await forgetOldest(trx, userId, kind)
}

export const placeOf = ({ ip, userAgent }: Caller): Place => ({
  label: sessionLabel(userAgent),
  network: storable(networkOf(ip), 64),
})

/** What makes two events of a day one entry; null where each has its own. */
export function mergeKeyOf(kind: SecurityEventKind, { label, network }: Place, at: number): string | null {
  const day = Math.floor(at / DAY)
  if (FAILED.includes(kind)) return hashOf(`${kind} ${day}`)
  return REPEATED.includes(kind) ? hashOf(`${kind} ${day} ${label} ${network}`) : null
}

/** Deletes what is beyond the entries that an account keeps of the kinds that share their bound with this one. */
async function forgetOldest(trx: Knex, userId: string, kind: SecurityEventKind): Promise<void> {
  const all = SecurityEventModel.query(trx).where({ userId })
  const bound = BOUNDS.find(({ kinds }) => kinds.includes(kind))
  const rows = bound ? all.whereIn('kind', bound.kinds) : all.whereNotIn('kind', BOUNDED)
  const beyond = await rows
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(bound?.most ?? MOST_OTHERS)
    .limit(MOST_EVENTS)
    .select('id')
  if (beyond.length === 0) return
  await SecurityEventModel.query(trx)
    .where({ userId })
    .whereIn(
      'id',
      beyond.map(({ id }) => id),
    )
    .delete()
}
