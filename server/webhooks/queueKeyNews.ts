import { inTransaction } from '../database/transaction'
import { AccessKeyModel } from '../keys/AccessKeyModel'
import type { Services } from '../platform/services'
import { TYPES } from './kinds'
import { statesOf } from './owners'
import { queueMessage } from './queueMessage'
import { WebhookModel } from './WebhookModel'

const BEFORE = 7 * 24 * 60 * 60 * 1000
const MOST = 500

type Means = Pick<Services, 'db' | 'now'>

/**
 * Queues that keys end within seven days, once a key, for those of its owner's webhooks that are called for it (docs/product.md
 * HOOK-2).
 */
export async function queueKeyNews(services: Means): Promise<void> {
  const { db, now } = services
  const at = now()
  const keys = await AccessKeyModel.query(db)
    .whereNull('warnedAt')
    .whereNull('revokedAt')
    .where('expiresAt', '>', at)
    .where('expiresAt', '<=', at + BEFORE)
    .whereExists(
      WebhookModel.query(db)
        .where({ followsKeys: 1, offAt: null })
        .where(
          (own) =>
            void own
              .where('webhooks.partnerId', db.ref('partner_keys.partnerId'))
              .orWhere('webhooks.userId', db.ref('partner_keys.userId')),
        ),
    )
    .orderBy('expiresAt')
    .limit(MOST)
  for (const key of keys) await warn(services, key)
}

async function warn(services: Means, { id, partnerId, userId, prefix, expiresAt }: AccessKeyModel): Promise<void> {
  const { db, now } = services
  const owner = partnerId === null ? { userId } : { partnerId }
  const hooks = await WebhookModel.query(db).where({ ...owner, followsKeys: true, offAt: null })
  const states = await statesOf(db, hooks, now())
  const live = hooks.filter((hook) => states.get(hook.id) === 'live')
  if (live.length === 0) return
  await inTransaction(db, async (trx) => {
    const unwarned = AccessKeyModel.query(trx).findById(id).whereNull('warnedAt')
    if ((await unwarned.patch({ warnedAt: now() })) === 0) return
    const message = { type: TYPES.KEY_EXPIRING, data: { prefix, expiresAt } }
    for (const hook of live) await queueMessage(services, trx, hook.id, message)
  })
}
