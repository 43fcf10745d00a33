import { idAt } from '../../schema/newId'
import { type Guard, isNumber, isText, orMissing, shape } from '../session/guards'

/** Something that was done on this device to what a household shares, as it is sent. */
export interface TimedOperation<Act> {
  /** A UUID; of two operations of one device the later has the higher one. */
  id: string
  /** When, in milliseconds since 1970; no two operations of one device are of the same time. */
  at: number
  act: Act
  /** The household for which it was done; missing where the device did not know. */
  householdId?: string
}

/** The operations in the order in which they were done. */
export function inOrder<Operation extends TimedOperation<unknown>>(operations: readonly Operation[]): Operation[] {
  return [...operations].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
}

/** Acts as operations of times from `from` on, a millisecond apart, so that their order is kept wherever they meet. */
export function toOperations<Act>(
  acts: readonly Act[],
  from: number,
  householdId?: string,
  newId?: () => string,
): TimedOperation<Act>[] {
  return acts.map((act, index) => {
    const at = from + index
    return { id: newId?.() ?? idAt(at), at, act, householdId }
  })
}

/** Whether content of the device is such an operation. The operations of earlier releases name no household. */
export function isTimedOperation<Act>(isAct: Guard<Act>): Guard<TimedOperation<Act>> {
  return shape<TimedOperation<Act>>({ id: isText, at: isNumber, act: isAct, householdId: orMissing(isText) })
}
