import { UserModel } from '../accounts/UserModel'
import { PartnerModel } from '../partners/PartnerModel'
import { DeliveryModel } from '../webhooks/DeliveryModel'
import { WebhookModel } from '../webhooks/WebhookModel'
import { type AdminCommand, type AdminTools, CommandError, exactly } from './AdminCommand'
import { printTable } from './printTable'

/** The newest ones that a list has. */
const MOST = 200

/** What an administrator does about webhooks, which partners and people add themselves. */
export const webhookCommands: AdminCommand[] = [
  {
    name: 'webhook list',
    usage: '',
    describe: `Lists webhooks with whose they are, the newest first, up to ${MOST}; of their addresses the host`,
    run: async (tools, args) => {
      exactly(args, 0)
      const hooks = await WebhookModel.query(tools.services.db).orderBy('createdAt', 'desc').limit(MOST)
      if (hooks.length === 0) return tools.out('There is no webhook')
      const [ownerOf, waitingOf] = await Promise.all([owners(tools, hooks), waiting(tools, hooks)])
      const rows = hooks.map((hook) => [
        hook.id,
        ownerOf(hook),
        new URL(hook.address).host,
        hook.kinds.join(' '),
        stateOf(hook),
        String(waitingOf(hook)),
        dayOf(hook.createdAt),
      ])
      printTable(tools, ['id', 'of', 'host', 'called for', 'state', 'waiting', 'added'], rows)
    },
  },
  {
    name: 'webhook remove',
    usage: '<id>',
    describe: 'Removes a webhook with everything that waits for it',
    leavesTrace: true,
    run: async (tools, args) => {
      const [id] = exactly(args, 1)
      const removed = await WebhookModel.query(tools.services.db).deleteById(id)
      if (removed === 0) throw new CommandError(`There is no webhook ${id}`)
      tools.about({ object: id })
      tools.out(`${id} is removed`)
    },
  },
]

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

function stateOf({ offAt, offFor, failingSince }: WebhookModel): string {
  if (offAt !== null) return `off since ${dayOf(offAt)}: ${offFor === 'GONE' ? 'gone' : 'failing'}`
  return failingSince === null ? 'on' : `failing since ${dayOf(failingSince)}`
}

/** Partners by their names, people by their addresses. */
async function owners({ services: { db } }: AdminTools, hooks: readonly WebhookModel[]) {
  const [partners, users] = await Promise.all([
    PartnerModel.query(db).findByIds(hooks.flatMap(({ partnerId }) => partnerId ?? [])),
    UserModel.query(db).findByIds(hooks.flatMap(({ userId }) => userId ?? [])),
  ])
  const names = new Map([
    ...partners.map(({ id, name }) => [id, name] as const),
    ...users.map(({ id, email }) => [id, email] as const),
  ])
  return ({ partnerId, userId }: WebhookModel): string => names.get(partnerId ?? userId ?? '') ?? ''
}

/** How many messages of each wait. */
async function waiting({ services: { db } }: AdminTools, hooks: readonly WebhookModel[]) {
  const counted = (await DeliveryModel.query(db)
    .whereIn(
      'webhookId',
      hooks.map(({ id }) => id),
    )
    .whereNull('doneAt')
    .groupBy('webhookId')
    .select('webhookId')
    .count('* as count')) as unknown as { webhookId: string; count: number }[]
  const counts = new Map(counted.map(({ webhookId, count }) => [webhookId, Number(count)]))
  return ({ id }: WebhookModel): number => counts.get(id) ?? 0
}
