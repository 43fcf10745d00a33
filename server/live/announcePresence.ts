import { inputError } from '../platform/errors'
import type { AnnouncePresenceInput, AnnouncePresenceResult } from '../generated/schemaTypes'
import { householdChannel } from '../households/announceHousehold'
import { membership } from '../households/membership'
import type { Services } from '../platform/services'
import { messages } from './messages'
import { notePresence } from './presenceBoard'
import type { Caller } from '../request/context'

const MODES = ['plan', 'shop', 'cook']
const ID_LENGTH = 36

/** Tells a user's household where the user is working. */
export async function announcePresence(
  services: Services,
  caller: Caller,
  { device, mode, rowId = null }: AnnouncePresenceInput,
): Promise<AnnouncePresenceResult> {
  const errors = []
  if (device.length < 1 || device.length > ID_LENGTH) errors.push(inputError('TOO_LONG', 'device', messages.idLength))
  if (!MODES.includes(mode)) errors.push(inputError('INVALID', 'mode', messages.unknownMode))
  if (rowId !== null && rowId.length > ID_LENGTH) errors.push(inputError('TOO_LONG', 'rowId', messages.idLength))
  if (errors.length > 0) return { errors }
  const { householdId, id: memberId } = await membership(services, caller)
  const presence = { memberId, device, mode, rowId }
  notePresence(services.pubSub, householdId, presence, services.now())
  services.pubSub.publish(householdChannel(householdId), { part: 'presence', ...presence })
  return { errors: [] }
}
