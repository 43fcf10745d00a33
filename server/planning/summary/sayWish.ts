import type { TableMenu } from '../../menu/tableMenu'
import type { MissedWish, WishRef } from '../search/summary'
import { messages } from './messages'

/** The name of a member at a table; null for an average adult. */
export const nameAt = ({ members }: Pick<TableMenu, 'members'>, memberId: string | null): string | null =>
  members.find(({ id }) => id === memberId)?.name ?? null

/** What is missed, as a sentence with both figures. */
export function sayMissed({ wish, figure: has }: MissedWish, table: Pick<TableMenu, 'members'>): string {
  switch (wish.kind) {
    case 'MINUTES':
      return messages.missed.MINUTES({ ...wish, wanted: wish.minutes, has })
    case 'COUNT':
      return messages.missed.COUNT({ ...wish, wanted: wish.count, has })
    case 'TARGET':
      return messages.missed.TARGET({ ...wish, wanted: wish.figure, has, name: nameAt(table, wish.memberId) })
    case 'BUDGET':
      return messages.missed.BUDGET({ wanted: wish.dollars, has })
    default:
      return messages.missed.OTHER
  }
}

/** What stands most in the way, as a sentence. */
export function sayBlocked(wish: WishRef, table: Pick<TableMenu, 'members'>): string {
  switch (wish.kind) {
    case 'MINUTES':
      return messages.blocked.MINUTES({ ...wish, wanted: wish.minutes })
    case 'COUNT':
      return messages.blocked.COUNT({ ...wish, wanted: wish.count })
    case 'TARGET':
      return messages.blocked.TARGET({ ...wish, wanted: wish.figure, name: nameAt(table, wish.memberId) })
    case 'BUDGET':
      return messages.blocked.BUDGET({ wanted: wish.dollars })
    default:
      return messages.blocked[wish.kind]
  }
}
