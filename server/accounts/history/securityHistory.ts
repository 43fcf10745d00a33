import { badRequest } from '../../platform/errors'
import type { Services } from '../../platform/services'
import { messages } from '../messages'
import { SessionModel } from '../SessionModel'
import { MOST_EVENTS, mergeKeyOf, placeOf } from './noteSecurity'
import { SecurityEventModel } from './SecurityEventModel'

/** An entry as its person sees it. */
export interface SeenEvent extends Pick<
  SecurityEventModel,
  'id' | 'kind' | 'at' | 'times' | 'label' | 'network' | 'subject'
> {
  readonly byAdministrator: boolean
  readonly isCurrent: boolean
}

/**
 * What happened to an account, the latest first (docs/product.md ACC-77).
 * @param here the session of the call.
 * @throws BAD_USER_INPUT naming `first`.
 */
export async function securityHistory(
  { db }: Pick<Services, 'db'>,
  userId: string,
  first: number,
  here: string | null,
): Promise<SeenEvent[]> {
  if (first < 1 || first > MOST_EVENTS) throw badRequest(messages.historySize({ most: MOST_EVENTS }), 'first')
  const rows = await SecurityEventModel.query(db)
    .where({ userId })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(first)
  const session = here === null ? undefined : await SessionModel.query(db).findById(here).where({ userId })
  const current = session && mergeKeyOf('SIGNED_IN', placeOf(session), session.createdAt)
  return rows.map(({ id, kind, at, times, label, network, subject, byAdmin, mergeKey }) => ({
    ...{ id, kind, at, times, label, network, subject },
    byAdministrator: byAdmin,
    isCurrent: mergeKey !== null && mergeKey === current,
  }))
}
