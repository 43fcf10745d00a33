import type { InputError } from '../generated/schemaTypes'
import type { Context } from '../request/context'
import { logSecurityOf, pseudonymOf, type SecurityDetails, type SecurityEvent } from '../request/securityLog'
import { normaliseEmail } from './email'

/** Writes the outcome of an account's mutation to the security log: a failure with its first error's code, or a success. */
export function logOutcome(
  context: Context,
  event: SecurityEvent,
  errors: readonly InputError[],
  details: SecurityDetails = {},
): void {
  const [first] = errors
  if (first) logSecurityOf(context, event, 'failure', { reason: first.code, ...details })
  else logSecurityOf(context, event, 'success', details)
}

/** The mail address of an input, as the security log names it. */
export function accountOf(context: Context, email: string): SecurityDetails {
  return { account: pseudonymOf(context.services, normaliseEmail(email)) }
}
