import { createHash } from 'node:crypto'
import { newId } from '../../schema/newId'
import { callerOf, type Context } from '../request/context'

/**
 * A UUID for what a call makes. With an `Idempotency-Key` it follows from key, caller and call, so that the call asks for the
 * same when it is sent again (docs/product.md API-51).
 */
export function idForNew(context: Context, call: string): string {
  const { idempotencyKey, principal } = context
  if (idempotencyKey === null) return newId()
  const who = principal.kind === 'key' ? principal.keyId : callerOf(context)
  const hash = createHash('sha256')
    .update(JSON.stringify([who, call, idempotencyKey]))
    .digest('hex')
  // Version 8: a UUID of our own making.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
