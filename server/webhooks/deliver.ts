import type { Knex } from 'knex'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import { queueMail } from '../mail/outbox'
import { webhookMail } from '../mail/templates/webhookMail'
import type { ResolveHost } from '../outgoing/resolveHost'
import { waitAfter } from '../outgoing/waitAfter'
import type { Services } from '../platform/services'
import { attempt, type Tried } from './attempt'
import { DeliveryModel, type Outcome } from './DeliveryModel'
import { forgetBeyond } from './forgetDeliveries'
import { statesOf } from './owners'
import { LONGEST_FAILING, MOST_TRIES, WAITS } from './retries'
import { webhookMetrics } from './webhookMetrics'
import { WebhookModel } from './WebhookModel'

type Means = Pick<Services, 'config' | 'db' | 'log' | 'now'>

/** Sends a message that `holder` has claimed, and notes what came of it, of the message and of its webhook. */
export async function deliver(services: Means, id: string, holder: string, resolve?: ResolveHost): Promise<void> {
  const { config, db, now } = services
  const delivery = await DeliveryModel.query(db).findById(id)
  if (!delivery) return
  const hook = await WebhookModel.query(db).findById(delivery.webhookId)
  // Deleted with the webhook.
  if (!hook) return
  const state = (await statesOf(db, [hook], now())).get(hook.id)
  if (state !== 'live' || hook.offAt !== null) return finish(services, delivery, holder, { outcome: 'ENDED' })
  const tried = await attempt(config, hook, delivery, now(), resolve)
  const isOver = tried.outcome === 'DELIVERED' || tried.outcome === 'GONE' || delivery.tries + 1 >= MOST_TRIES
  if (isOver) await finish(services, delivery, holder, tried, delivery.tries + 1)
  else await putOff(services, delivery, holder, tried)
  await note(services, hook, tried)
}

const ofHolder = (db: Knex, { id }: DeliveryModel, holder: string) =>
  DeliveryModel.query(db).findById(id).where({ claimedBy: holder })

async function putOff({ db, now, log }: Means, delivery: DeliveryModel, holder: string, tried: Tried): Promise<void> {
  const tries = delivery.tries + 1
  const { outcome, answered } = tried
  const nextTryAt = Math.round(now() + waitAfter(WAITS, tries, tried.restFor))
  await ofHolder(db, delivery, holder).patch({ tries, outcome, answered, triedAt: now(), nextTryAt, claimedUntil: 0 })
  webhookMetrics.retried.inc()
  log.info({ webhookId: delivery.webhookId, deliveryId: delivery.id, tries, outcome }, 'A webhook is tried again')
}

async function finish(
  { db, now }: Means,
  delivery: DeliveryModel,
  holder: string,
  { outcome, answered = delivery.answered }: { outcome: Outcome; answered?: number | null },
  tries = delivery.tries,
): Promise<void> {
  const at = now()
  const done = { tries, outcome, answered, triedAt: at, doneAt: at, claimedUntil: 0 }
  if ((await ofHolder(db, delivery, holder).patch(done)) === 0) return
  webhookMetrics[outcome === 'DELIVERED' ? 'delivered' : 'dead'].inc()
  await forgetBeyond(db, delivery.webhookId)
}

/** What an attempt says of the webhook: that it answers again, fails, takes long, or is gone. */
async function note(services: Means, hook: WebhookModel, { outcome, isSlow }: Tried): Promise<void> {
  const { db, now } = services
  if (outcome === 'GONE') return switchOff(services, hook, 'GONE')
  const failingSince = outcome === 'DELIVERED' ? null : (hook.failingSince ?? now())
  if (failingSince !== null && now() - failingSince >= LONGEST_FAILING) return switchOff(services, hook, 'FAILING')
  if (isSlow !== hook.isSlow || failingSince !== hook.failingSince)
    await WebhookModel.query(db).findById(hook.id).patch({ isSlow, failingSince })
}

/** Switches a webhook off, ends what waits for it, and mails its person. */
async function switchOff(services: Means, { id, userId, address }: WebhookModel, offFor: 'GONE' | 'FAILING') {
  const { config, db, log, now } = services
  await inTransaction(db, async (trx) => {
    if ((await WebhookModel.query(trx).findById(id).whereNull('offAt').patch({ offAt: now(), offFor })) === 0) return
    await DeliveryModel.query(trx).where({ webhookId: id }).whereNull('doneAt').patch({ doneAt: now() })
    const user = userId === null ? undefined : await UserModel.query(trx).findById(userId)
    if (user)
      await queueMail(services, trx, { to: user.email, userId, ...webhookMail(config, 'off', new URL(address).host) })
  })
  log.warn({ webhookId: id, offFor }, 'A webhook was switched off')
}
