import { createHmac } from 'node:crypto'
import { derivedKey } from '../platform/derivedKey'
import { counter } from '../pure/metric'
import type { Services } from '../platform/services'
import type { Context, Principal } from './context'

/** What the security log records, and what each entry means. docs/operations.md lists them. */
export const SECURITY_EVENTS = {
  sign_up: 'A sign-up was accepted, for a free or a taken address alike, or refused for its form',
  confirm_email: 'A mailed confirmation was used',
  sign_in:
    'A login; blocked: too many attempts for the account or from the network; with reason `COPIED`: a passkey whose count did not grow',
  provider_visit: 'A person came back from the provider, or a sign-in there was not accepted',
  provider_connected: 'A person connected the account with who they are at the provider, or was refused',
  provider_disconnected: 'A person disconnected the account from the provider, or was refused',
  provider_proof: 'A person signed in at the provider again as proof, or it was not accepted',
  password_proof: 'A person gave the password as proof, or it was not accepted',
  passkey_added: 'A person added a passkey, or was refused one',
  passkey_removed: 'A person removed a passkey, or was refused',
  passkey_proof: 'A person showed a passkey as proof, or it was not accepted',
  second_factor_on: 'A person turned authenticator codes on, or was refused',
  second_factor_off: 'A person turned authenticator codes off, or was refused',
  recovery_codes: 'A person made new recovery codes, or was refused',
  password_removal: 'A person with other ways to sign in removed the password, or was refused',
  sign_out: 'A session was ended by its owner',
  session_end: 'A person ended one of their sessions, or, without an `object`, all others',
  session_refresh: 'A refresh that was refused; a replaced token that is used again ends its session',
  password_reset_request: 'A reset link was asked for, for a known or an unknown address alike',
  password_reset: 'A mailed reset link was used',
  password_change: 'A signed-in person changed the password',
  email_change_request: 'A person asked for another address of the account, or was refused',
  email_change: 'The link to a new address was used: it is the account’s from then on',
  email_return: 'The link to the former address was used: it is the account’s again, and everything has ended',
  account_deletion: 'A person deleted the account',
  data_export: 'A person took the data held about them, or was refused for want of a proof',
  household_invitation: 'An owner made an invitation to a household, or was refused one',
  household_revocation: 'An owner revoked an invitation',
  household_join: 'A person accepted an invitation, or was refused',
  household_removal: 'An owner removed a member from a household',
  household_leaving: 'A person left a household',
  household_handover: 'An owner made another account the owner of a household',
  calendar_address: 'A person made or renewed the secret address of a calendar, or was refused one',
  permission: 'A call was refused for want of a sign-in, a role or a scope',
  partner_key:
    'A partner’s key was used, noted at most once a minute, or one that is unknown, revoked or expired was refused',
  personal_key:
    'A person’s key was used, noted at most once a minute, or one that is unknown, revoked, expired or of a closed account was refused',
  personal_key_made: 'A person made a key for programs, or was refused one',
  personal_key_revoked: 'A person revoked a key',
  webhook: 'A partner or a person made, removed or switched on a webhook, or replaced its secret, or was refused',
  backup_made:
    'A backup was made, by an owner of the server or, without a `userId`, by the server itself, or it failed',
  backup_deleted: 'An owner of the server deleted a backup',
  backup_link: 'An owner of the server got a link to a backup, or was refused one',
  backup_download: 'A backup was downloaded by such a link, or a link was unknown, used or expired',
  backup_restore_prepared: 'An owner of the server had the next start restore a backup, or was refused',
  backup_restore_cancelled: 'An owner of the server cancelled that',
  backup_restore: 'A start of the server replaced everything by a backup, or could not',
  notification_device: 'A person had a device notified or removed one, or was refused',
  rate_limit: 'A call was refused because there were too many',
  origin: 'A call from a page of a foreign origin was refused',
  admin_command: 'An administrator ran a command that changes something or takes data out',
} as const
export type SecurityEvent = keyof typeof SECURITY_EVENTS

/** `blocked`: refused before the credentials were looked at. */
export type SecurityOutcome = 'success' | 'failure' | 'blocked'

/** Who and what an entry is about. Never a secret, a mail address or a body. */
export interface SecurityDetails {
  userId?: string
  partnerId?: string
  keyId?: string
  /** Pseudonym of a mail address (`pseudonymOf`), so that attempts on one account can be seen together. */
  account?: string
  /** Network address of the caller. */
  ip?: string
  requestId?: string
  /** Field of the schema, path or other object of the call. */
  target?: string
  /** What an administrator's command names: the prefix of a key, a month, a store, a file. */
  object?: string
  /** User of the machine who ran an administrator's command. */
  by?: string
  /** Code of the reason. */
  reason?: string
}

/** Writes an entry of the security log: a line of the log with `security` as its event. */
export function logSecurity(
  { log }: Pick<Services, 'log'>,
  security: SecurityEvent,
  outcome: SecurityOutcome,
  details: SecurityDetails,
): void {
  counter('mealwright_security_events_total', 'Entries of the security log', ['event', 'outcome']).inc({
    event: security,
    outcome,
  })
  const entry = { security, outcome, ...details }
  if (outcome === 'success') log.info(entry, 'security')
  else log.warn(entry, 'security')
}

/** The same for a call to the API: caller and request come from its context. */
export function logSecurityOf(
  context: Context,
  security: SecurityEvent,
  outcome: SecurityOutcome,
  details: SecurityDetails = {},
): void {
  const { services, principal, ip, requestId } = context
  logSecurity(services, security, outcome, { ...identityOf(principal), ip, requestId, ...details })
}

/**
 * A stable name for a mail address that does not reveal it. It changes with the first token secret, and is
 * made with a key derived from it: who knows all pseudonyms learns nothing about tokens.
 */
export function pseudonymOf({ config }: Pick<Services, 'config'>, email: string): string {
  const key = derivedKey(config.tokenSecrets[0]?.secret ?? '', 'pseudonyms')
  return createHmac('sha256', key).update(email).digest('hex').slice(0, 16)
}

function identityOf(principal: Principal): SecurityDetails {
  if (principal.kind === 'user') return { userId: principal.userId }
  if (principal.kind === 'key') return { userId: principal.userId, keyId: principal.keyId }
  return principal.kind === 'partner' ? { partnerId: principal.partnerId, keyId: principal.keyId } : {}
}
