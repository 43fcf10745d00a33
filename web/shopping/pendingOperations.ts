import type { ListAct } from '../../schema/listOperations'
import { isTimedOperation, type TimedOperation } from '../live/timedOperations'
import { type Guard, isNumber, isText, shape } from '../session/guards'
import { ownedQueue } from '../session/ownedQueue'

/** Something that was done to the shared list on this device, as it is sent. */
export type PendingOperation = TimedOperation<ListAct>

const isItem = shape<{ itemId: string }>({ itemId: isText })
const isWords = shape<{ itemId: string; text: string }>({ itemId: isText, text: isText })
const ACTS: ReadonlyMap<string, Guard<unknown>> = new Map<string, Guard<unknown>>([
  ['tick', shape<{ key: string; amount: number }>({ key: isText, amount: isNumber })],
  ['untick', shape<{ key: string }>({ key: isText })],
  ['addItem', isWords],
  ['changeItem', isWords],
  ['tickItem', isItem],
  ['untickItem', isItem],
  ['removeItem', isItem],
  ['startOver', (value): value is true => value === true],
])

const isAct = (value: unknown): value is ListAct => {
  const [[name, content] = [], ...more] = Object.entries((value ?? {}) as object)
  return name !== undefined && more.length === 0 && (ACTS.get(name)?.(content) ?? false)
}

/** What of the shared list was done on this device and has not reached the server yet (docs/product.md SHOP-28). */
export const pendingOperations = ownedQueue<PendingOperation>('listOperations', isTimedOperation(isAct))
