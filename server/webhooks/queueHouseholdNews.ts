import { inTransaction } from '../database/transaction'
import type { WebhookKind } from '../generated/schemaTypes'
import type { Services } from '../platform/services'
import { TYPES } from './kinds'
import { statesOf } from './owners'
import { isWaiting, queueMessage } from './queueMessage'
import { type Standing, standingsOf } from './standings'
import { WebhookModel } from './WebhookModel'

/** Webhooks that are looked at together. */
const PAGE = 200

const PARTS = [
  { kind: 'PLAN_CHANGED', column: 'planVersion', part: 'plan' },
  { kind: 'LIST_CHANGED', column: 'listVersion', part: 'list' },
] as const satisfies readonly { kind: WebhookKind; column: keyof WebhookModel; part: keyof Standing }[]
type Part = (typeof PARTS)[number]

type Means = Pick<Services, 'db' | 'now'>

/**
 * Queues what changed in households since it was last queued, a message a webhook and kind: what changes while one waits is
 * in the next. Several instances may look at the same time: each version is queued by one of them.
 *
 * @param households those that are known to have changed; null for all, which finds what was missed while a process was away.
 */
export async function queueHouseholdNews(services: Means, households: readonly string[] | null): Promise<void> {
  for (let after = ''; ;) {
    const hooks = await WebhookModel.query(services.db)
      .whereNotNull('householdId')
      .whereNull('offAt')
      .where((which) => void (households && which.whereIn('householdId', [...households])))
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
    await look(services, hooks)
    const last = hooks.at(-1)
    if (!last || hooks.length < PAGE) return
    after = last.id
  }
}

async function look(services: Means, hooks: readonly WebhookModel[]): Promise<void> {
  if (hooks.length === 0) return
  const { db, now } = services
  const ids = [...new Set(hooks.map(({ householdId }) => String(householdId)))]
  const [states, standing] = await Promise.all([statesOf(db, hooks, now()), standingsOf(db, ids)])
  for (const hook of hooks) {
    const state = states.get(hook.id)
    if (state === 'gone') await WebhookModel.query(db).deleteById(hook.id)
    if (state !== 'live') continue
    for (const part of PARTS) {
      const version = standing(String(hook.householdId))[part.part]
      if (hook[part.column] !== null && hook[part.column] !== version) await queue(services, hook, part, version)
    }
  }
}

/** Notes the version and queues its message, unless another instance has or a message of the kind waits. */
async function queue(services: Means, hook: WebhookModel, { kind, column }: Part, version: number): Promise<void> {
  const type = TYPES[kind]
  await inTransaction(services.db, async (trx) => {
    if (await isWaiting(trx, hook.id, type)) return
    const known = WebhookModel.query(trx)
      .findById(hook.id)
      .where({ [column]: hook[column] })
    if ((await known.patch({ [column]: version })) === 0) return
    await queueMessage(services, trx, hook.id, { type, data: { household: hook.householdId, version } })
  })
}
