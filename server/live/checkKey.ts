import { FAILURE_CODES } from '../../schema/failureCodes'
import type { ActInput, KeyScope, OperationInput } from '../generated/schemaTypes'
import { outOfScope } from '../platform/errors'
import type { Context } from '../request/context'
import { logSecurityOf } from '../request/securityLog'

/** What a person's key needs for an act on each part of a household; null where no key may act. */
const NEEDED: Readonly<Record<keyof ActInput, KeyScope | null>> = {
  plan: 'PLAN_WRITE',
  list: 'LIST_WRITE',
  cupboard: 'CUPBOARD_WRITE',
  habits: null,
}
const PARTS = Object.keys(NEEDED) as (keyof ActInput)[]

/**
 * Whether a person's key may do all of these operations; the call as a whole is refused otherwise, before anything is done.
 * @throws GraphQLError FORBIDDEN
 */
export function checkKey(context: Context, operations: readonly OperationInput[]): void {
  const { principal } = context
  if (principal.kind !== 'key') return
  for (const part of PARTS.filter((part) => operations.some(({ act }) => act[part]))) {
    const scope = NEEDED[part]
    if (scope !== null && principal.scopes.includes(scope)) continue
    const target = `ActInput.${part}`
    logSecurityOf(context, 'permission', 'failure', { target, reason: FAILURE_CODES.forbidden })
    throw outOfScope(target, scope ? [scope] : [])
  }
}
