import type { Knex } from 'knex'
import { sydneyDay } from '../../schema/sydneyDay'
import type { InputError, NotificationKind } from '../generated/schemaTypes'
import { inputError } from '../platform/errors'
import { sydneyHour } from '../pure/sydneyTime'
import { ListStateModel } from '../shopping/ListStateModel'
import type { DeviceModel } from './DeviceModel'
import { messages } from './messages'

/** What a device is to be notified of. */
export interface Wants {
  readonly kinds: readonly NotificationKind[]
  readonly dinnerHour: number
}

/** Before every day. */
const NO_DAY = ''

/** What is wrong with what is wanted. */
export function problemsOfWants({ kinds, dinnerHour }: Wants): InputError[] {
  const isHour = Number.isInteger(dinnerHour) && dinnerHour >= 0 && dinnerHour <= 23
  return [
    ...(kinds.length === 0 ? [inputError('REQUIRED', 'kinds', messages.noKinds)] : []),
    ...(isHour ? [] : [inputError('OUT_OF_RANGE', 'dinnerHour', messages.noSuchHour)]),
  ]
}

/** The version of a household's list. */
async function listVersionOf(trx: Knex, householdId: string): Promise<number> {
  return (await ListStateModel.query(trx).findById(householdId).select('version'))?.version ?? 0
}

/**
 * What is stored of what a device wants: it is notified of what happens from now on, and of what it was to be notified of before.
 *
 * @param before the same device as it was; null for one that is added.
 */
export async function stateOfWants(
  trx: Knex,
  { kinds, dinnerHour }: Wants,
  householdId: string,
  before: DeviceModel | null,
  now: number,
): Promise<Pick<DeviceModel, 'dinnerHour' | 'dinnerDay' | 'listVersion' | 'wantsTimers'>> {
  const isSame = before?.householdId === householdId
  const known = isSame ? before.listVersion : null
  const isSameHour = before?.dinnerHour === dinnerHour
  const dinnerDay = sydneyHour(now) >= dinnerHour ? sydneyDay(now) : NO_DAY
  return {
    dinnerHour,
    dinnerDay: kinds.includes('DINNER') ? ((isSameHour ? before.dinnerDay : null) ?? dinnerDay) : null,
    listVersion: kinds.includes('LIST_ADDED') ? (known ?? (await listVersionOf(trx, householdId))) : null,
    wantsTimers: kinds.includes('TIMERS'),
  }
}
