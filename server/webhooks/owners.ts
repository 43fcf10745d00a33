import type { Knex } from 'knex'
import { MemberModel } from '../households/MemberModel'
import { AccessKeyModel } from '../keys/AccessKeyModel'
import { UserModel } from '../accounts/UserModel'
import type { WebhookModel } from './WebhookModel'

/** Whose a webhook is. */
type Owned = Pick<WebhookModel, 'id' | 'partnerId' | 'userId' | 'householdId'>

/** `gone`: it belongs to no member of its household any more. */
export type OwnerState = 'live' | 'paused' | 'gone'

const present = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value): value is string => value !== null)),
]

/**
 * What becomes of webhooks by their owners now: those of a partner without a key that works, and of an account that may not sign in,
 * are paused (docs/product.md HOOK-6).
 */
export async function statesOf(db: Knex, hooks: readonly Owned[], now: number): Promise<Map<string, OwnerState>> {
  const [partners, users] = [present(hooks.map((one) => one.partnerId)), present(hooks.map((one) => one.userId))]
  const [keys, accounts, members] = await Promise.all([
    partners.length === 0 ? [] : liveKeysOf(db, partners, now),
    users.length === 0 ? [] : UserModel.query(db).findByIds(users).select('id', 'confirmedAt', 'lockedAt'),
    users.length === 0 ? [] : MemberModel.query(db).whereIn('userId', users).select('userId', 'householdId'),
  ])
  const withKeys = new Set(keys.map(({ partnerId }) => partnerId))
  const open = new Set(accounts.flatMap((one) => (one.confirmedAt !== null && one.lockedAt === null ? [one.id] : [])))
  const places = new Set(members.map(({ userId, householdId }) => `${userId} ${householdId}`))
  const stateOf = ({ partnerId, userId, householdId }: Owned): OwnerState => {
    if (userId === null) return withKeys.has(partnerId) ? 'live' : 'paused'
    if (!places.has(`${userId} ${householdId}`)) return 'gone'
    return open.has(userId) ? 'live' : 'paused'
  }
  return new Map(hooks.map((hook) => [hook.id, stateOf(hook)]))
}

const liveKeysOf = (db: Knex, partners: string[], now: number) =>
  AccessKeyModel.query(db)
    .whereIn('partnerId', partners)
    .whereNull('revokedAt')
    .where((either) => void either.whereNull('expiresAt').orWhere('expiresAt', '>', now))
    .distinct('partnerId')
