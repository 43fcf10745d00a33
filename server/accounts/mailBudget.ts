import type { Knex } from 'knex'
import { networkOf, networksOf } from '../request/networkOf'
import type { Services } from '../platform/services'
import { consumeAttempt, consumeAttempts, consumeWithin, type Counted } from './attempts'
import type { UserModel } from './UserModel'

const PURPOSES = ['signUp', 'reset', 'invitation', 'newDevice'] as const

/** What a stranger can make the product send to an address, the last with its password. Each has its own budget. */
export type MailPurpose = (typeof PURPOSES)[number]

interface Request {
  purpose: MailPurpose
  email: string
  /** Network address of the caller. */
  ip: string
  /** The account of the address, where it matters that its owner is asking. */
  user?: Pick<UserModel, 'ipAddress'> | undefined
  /** The id of the account that invites. */
  inviter?: string
}

/**
 * Counts a mail that a caller asked for. Each network has a budget for an address, and all networks together have a wider
 * one, so that a stranger can neither flood a mailbox nor use up what its owner needs. From the network where the owner
 * last logged in only the network's own budget counts (docs/product.md SEC-4).
 *
 * @returns whether the mail may be sent.
 */
export async function consumeMail(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { purpose, email, ip, user, inviter }: Request,
): Promise<boolean> {
  const ofInviter: Counted[] = inviter === undefined ? [] : [{ policy: 'invitations', of: inviter }]
  if (!(await consumeAttempts(services, [...ofInviter, ...ofNetworks(purpose, email, ip)]))) return false
  const all = await consumeAttempt(services, ofAllNetworks(purpose, email))
  return all || (user?.ipAddress != null && networkOf(user.ipAddress) === networkOf(ip))
}

/**
 * Counts a mail about a new device in the transaction of its sign-in (docs/product.md ACC-80).
 * @returns whether the mail may be sent.
 */
export async function consumeNotice(
  services: Pick<Services, 'now' | 'config'>,
  trx: Knex,
  email: string,
  ip: string,
): Promise<boolean> {
  for (const counted of [...ofNetworks('newDevice', email, ip), ofAllNetworks('newDevice', email)])
    if (!(await consumeWithin(services, trx, counted))) return false
  return true
}

/** What mails to an account are counted for, as far as its row tells. */
export function mailCounts({ email, ipAddress }: Pick<UserModel, 'email' | 'ipAddress'>): Counted[] {
  return PURPOSES.flatMap((purpose) => [
    ofAllNetworks(purpose, email),
    ...(ipAddress ? ofNetworks(purpose, email, ipAddress) : []),
  ])
}

const ofNetworks = (purpose: MailPurpose, email: string, ip: string): Counted[] =>
  networksOf(ip).map(({ name, times }) => ({ policy: 'mail', of: `${purpose} ${email} from ${name}`, times }))

const ofAllNetworks = (purpose: MailPurpose, email: string): Counted => ({
  policy: 'mailOfAll',
  of: `${purpose} ${email}`,
})
