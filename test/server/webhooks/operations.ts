import type { AddWebhookInput } from '../../../server/generated/schemaTypes'
import { webhookCourier } from '../../../server/webhooks/webhookCourier'
import { queueCatalogueNews } from '../../../server/webhooks/queueCatalogueNews'
import { sweep } from '../../../server/webhooks/startWebhooks'
import { PASSWORD } from '../../support/people'
import type { Receiver } from '../../support/receiver'
import type { RunningApp } from '../../support/startApp'

export const HOUR = 60 * 60 * 1000
export const DAY = 24 * HOUR
/** Longer than any wait between two attempts. */
export const LONGEST_WAIT = 10 * HOUR

interface Outcome {
  ok: boolean
  webhook: { id: string } | null
  secret: string | null
  errors: { code: string; field: string | null }[]
}

const FIELDS = 'id address kinds household { id } createdAt failingSince offAt offFor'
const DELIVERIES = 'deliveries { id type attempts triedAt outcome statusClass nextAttemptAt }'

export interface SeenWebhook {
  id: string
  address: string
  kinds: string[]
  household: { id: string } | null
  failingSince: number | null
  offAt: number | null
  offFor: string | null
  deliveries: SeenDelivery[]
}

export interface SeenDelivery {
  id: string
  type: string
  attempts: number
  outcome: string | null
  statusClass: number | null
  nextAttemptAt: number | null
}

/** Makes a webhook with a token of a person or a partner's key, and answers all that the call does. */
export async function tryAdd(app: RunningApp, token: string | null, input: Partial<AddWebhookInput>): Promise<Outcome> {
  const { data, errors } = await app.graphql(
    `mutation ($input: AddWebhookInput!) { addWebhook(input: $input) { ok webhook { ${FIELDS} } secret errors { code field } } }`,
    { input: { address: 'https://hooks.example.com/', kinds: ['KEY_EXPIRING'], ...input } },
    token,
  )
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as unknown as { addWebhook: Outcome }).addWebhook
}

/** Makes a webhook that leads to a receiver, which the configuration names. */
export async function added(
  app: RunningApp,
  token: string,
  receiver: Pick<Receiver, 'url' | 'host'>,
  kinds: AddWebhookInput['kinds'],
): Promise<{ id: string; secret: string }> {
  app.services.config.webhookHosts.push(receiver.host)
  const { webhook, secret, errors } = await tryAdd(app, token, { address: receiver.url, kinds, password: PASSWORD })
  if (!webhook || secret === null) throw new Error(JSON.stringify(errors))
  return { id: webhook.id, secret }
}

/** Calls a mutation about a webhook. */
export async function act(
  app: RunningApp,
  token: string | null,
  name: 'removeWebhook' | 'testWebhook' | 'switchOnWebhook',
  id: string,
): Promise<string> {
  const type = 'WebhookInput'
  const { data, errors } = await app.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ok errors { code } } }`,
    { input: { id } },
    token,
  )
  if (errors) return String(errors[0]?.extensions.code)
  const answer = (data as unknown as Record<string, { ok: boolean; errors: { code: string }[] }>)[name]
  return answer?.ok ? 'ok' : String(answer?.errors[0]?.code)
}

/** What a person, or a partner, sees of its webhooks. */
export async function seen(
  app: RunningApp,
  token: string,
  of: 'viewer' | 'partner' = 'viewer',
): Promise<SeenWebhook[]> {
  const fields = of === 'viewer' ? FIELDS : FIELDS.replace('household { id }', '')
  const { data, errors } = await app.graphql(`{ ${of} { webhooks { ${fields} ${DELIVERIES} } } }`, {}, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as unknown as Record<string, { webhooks: SeenWebhook[] }>)[of]?.webhooks ?? []
}

/** Does what the background does: looks for what is new, and sends what is due, until nothing is. */
export async function send(app: Pick<RunningApp, 'services'>, courier = webhookCourier(app.services)): Promise<void> {
  await sweep(app.services)
  await queueCatalogueNews(app.services)
  while ((await courier.begin()) > 0) await courier.idle()
}

/** Puts an own item on the list of a person's household, and a row into its plan. */
export async function change(app: RunningApp, token: string, part: 'plan' | 'list'): Promise<void> {
  const item = { list: { addItem: { itemId: crypto.randomUUID(), text: 'batteries' } } }
  const row = { plan: { addRow: { rowId: crypto.randomUUID(), category: 'DINNER', uniqueId: '' } } }
  const { data, errors } = await app.graphql(
    'mutation ($input: ApplyOperationsInput!) { applyOperations(input: $input) { ok errors { code field message } } }',
    { input: { operations: [{ act: part === 'list' ? item : row }] } },
    token,
  )
  const answer = (data as unknown as { applyOperations: { ok: boolean; errors: object[] } } | null)?.applyOperations
  if (errors || !answer?.ok) throw new Error(JSON.stringify(errors ?? answer))
}
