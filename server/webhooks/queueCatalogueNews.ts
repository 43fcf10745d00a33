import { writeChangeToken } from '../catalogue/changeToken'
import { inTransaction } from '../database/transaction'
import type { Services } from '../platform/services'
import { TYPES } from './kinds'
import { statesOf } from './owners'
import { isWaiting, queueMessage } from './queueMessage'
import { WebhookModel } from './WebhookModel'

const MOST = 1000

type Means = Pick<Services, 'db' | 'now' | 'catalogue'>

/**
 * Queues for partners that the catalogue has changed, with the token after which the changes come that the webhook was not
 * called for, once all instances have loaded them (docs/product.md PART-10).
 */
export async function queueCatalogueNews(services: Means): Promise<void> {
  const { db, now, catalogue } = services
  const { told } = catalogue
  if (!told) return
  const hooks = await WebhookModel.query(db)
    .whereNotNull('catalogueSequence')
    .whereNull('offAt')
    .where((other) => void other.where('catalogueSequence', '<', told.upTo).orWhereNot('catalogueEra', told.era))
    .orderBy('id')
    .limit(MOST)
  if (hooks.length === 0) return
  const states = await statesOf(db, hooks, now())
  for (const hook of hooks) if (states.get(hook.id) === 'live') await queue(services, hook, told)
}

async function queue(
  services: Means,
  { id, catalogueEra, catalogueSequence }: WebhookModel,
  { era, upTo }: { era: string; upTo: number },
): Promise<void> {
  const type = TYPES.CATALOGUE_CHANGED
  // Of another history, after a restored backup, no place is known: its reader begins again.
  const sequence = catalogueEra === era ? (catalogueSequence ?? 0) : upTo
  const token = catalogueEra === era ? writeChangeToken({ era, sequence, began: sequence }) : null
  await inTransaction(services.db, async (trx) => {
    if (await isWaiting(trx, id, type)) return
    const known = WebhookModel.query(trx).findById(id).where({ catalogueEra, catalogueSequence })
    if ((await known.patch({ catalogueEra: era, catalogueSequence: upTo })) === 0) return
    await queueMessage(services, trx, id, { type, data: { token } })
  })
}
