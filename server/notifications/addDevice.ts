import { newId } from '../../schema/newId'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { AddNotificationDeviceInput, InputError } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { DeviceModel } from './DeviceModel'
import { LABEL_LENGTH, MOST_DEVICES } from './limits'
import { messages } from './messages'
import { problemsOf, sealed } from './subscription'
import { problemsOfWants, stateOfWants } from './wants'

/** What was wrong, in place of a result. */
export interface Refused {
  readonly errors: InputError[]
}

/** A person in a session, and the household for which the call is. */
export interface SessionCaller {
  readonly userId: string
  readonly sessionId: string | null
  readonly householdId: string
}

const DEFAULT_HOUR = 16

/** Has a browser notified from now on, in place of what it was notified of before, whose ever it was (docs/product.md PUSH-1). */
export async function addDevice(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { userId, sessionId, householdId }: SessionCaller,
  { subscription, label: given, kinds, dinnerHour }: AddNotificationDeviceInput,
): Promise<DeviceModel | Refused> {
  const label = given.trim()
  const wants = { kinds, dinnerHour: dinnerHour ?? DEFAULT_HOUR }
  const errors = [...problemsOf(subscription, config), ...problemsOfLabel(label), ...problemsOfWants(wants)]
  if (errors.length > 0) return { errors }
  return inTransaction(db, async (trx) => {
    await UserModel.query(trx).findById(userId).forUpdate().throwIfNotFound()
    const id = newId()
    const stored = sealed(config.tokenSecrets, id, subscription)
    const { endpointHash } = stored
    const others = await DeviceModel.query(trx).where({ userId }).whereNot({ endpointHash }).resultSize()
    if (others >= MOST_DEVICES) return { errors: [inputError('TOO_MANY', null, messages.tooMany())] }
    await DeviceModel.query(trx).where({ endpointHash }).delete()
    const state = await stateOfWants(trx, wants, householdId, null, now())
    const times = { createdAt: now(), seenAt: now() }
    return DeviceModel.query(trx).insertAndFetch({
      ...{ id, userId, sessionId, householdId, label },
      ...stored,
      ...state,
      ...times,
    })
  })
}

function problemsOfLabel(label: string): InputError[] {
  if (label === '') return [inputError('REQUIRED', 'label', messages.blankLabel)]
  return label.length > LABEL_LENGTH ? [inputError('TOO_LONG', 'label', messages.longLabel())] : []
}
