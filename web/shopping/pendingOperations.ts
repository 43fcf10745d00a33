import type { ListAct } from '../../schema/listOperations'
import { newId } from '../product/newId'
import { type Guard, isNumber, isText, shape } from '../session/guards'
import { ownedQueue } from '../session/ownedQueue'

/** Something that was done to the shared list on this device, as it is sent. */
export interface PendingOperation {
  /** A UUID; of two operations of one device the later has the higher one. */
  id: string
  /** When, in milliseconds since 1970; no two operations of one device are of the same time. */
  at: number
  act: ListAct
}

const isItem = shape<{ itemId: string }>({ itemId: isText })
const isWords = shape<{ itemId: string; text: string }>({ itemId: isText, text: isText })
const ACTS: Readonly<Record<string, Guard<unknown>>> = {
  tick: shape<{ key: string; amount: number }>({ key: isText, amount: isNumber }),
  untick: shape<{ key: string }>({ key: isText }),
  addItem: isWords,
  changeItem: isWords,
  tickItem: isItem,
  untickItem: isItem,
  removeItem: isItem,
  startOver: (value): value is true => value === true,
}

const isAct = (value: unknown): value is ListAct => {
  const [[name, content] = [], ...more] = Object.entries((value ?? {}) as object)
  return name !== undefined && more.length === 0 && (ACTS[name]?.(content) ?? false)
}

const isPending = shape<PendingOperation>({ id: isText, at: isNumber, act: isAct })

/** What of the shared list was done on this device and has not reached the server yet (docs/product.md SHOP-28). */
export const pendingOperations = ownedQueue<PendingOperation>('listOperations', isPending)

/** The operations in the order in which they were done. */
export function inOrder(operations: readonly PendingOperation[]): PendingOperation[] {
  return [...operations].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
}

/** Acts as operations of times from `from` on, a millisecond apart, so that their order is kept wherever they meet. */
export function toOperations(acts: readonly ListAct[], from: number): PendingOperation[] {
  return acts.map((act, index) => ({ id: uuidOf(from + index), at: from + index, act }))
}

/** A UUID that begins with a time, so that later ones are higher. */
function uuidOf(at: number): string {
  const time = at.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`
}
