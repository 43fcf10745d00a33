import type { Knex } from 'knex'
import type { Caller } from '../accounts/sessions'
import { type Context, sessionOf, userOf } from '../request/context'
import { WebhookModel } from './WebhookModel'

/** Who asks about webhooks: a partner, or a person in a session. */
export type Owner = { partnerId: string } | ({ userId: string; sessionId: string | null } & Caller)

export function ownerOf(context: Context): Owner {
  const { principal } = context
  if (principal.kind === 'partner') return { partnerId: principal.partnerId }
  const { ip, userAgent } = context
  return { userId: userOf(context).userId, sessionId: sessionOf(context), ip, userAgent }
}

/** An owner's webhooks, the newest first. */
export const webhooksOf = (db: Knex, owner: { partnerId: string } | { userId: string }) =>
  WebhookModel.query(db)
    .where('partnerId' in owner ? { partnerId: owner.partnerId } : { userId: owner.userId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
