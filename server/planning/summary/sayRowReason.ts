import type { RowReason } from '../search/reasons'
import { messages } from './messages'

/** Why a row has its meal, as a sentence. */
export function sayRowReason(reason: RowReason): string {
  switch (reason.kind) {
    case 'USES_REST':
    case 'USES_AT_HOME':
      return messages.reason[reason.kind]({ name: reason.ingredient.name })
    case 'MEETS_TARGET':
      return messages.reason.MEETS_TARGET(reason)
    case 'COUNTS_AS':
      return messages.reason.COUNTS_AS(reason)
    case 'FAVOURITE':
      return messages.reason.FAVOURITE
    case 'RATED':
      return messages.reason.RATED(reason)
    case 'MORE_OF_TAG':
      return messages.reason.MORE_OF_TAG(reason)
    case 'ONLY_OF_MAIN':
      return messages.reason.ONLY_OF_MAIN({ kind: reason.mainKind })
    case 'QUICK':
      return messages.reason.QUICK(reason)
  }
}

/** The figure in the sentence, and what it would be without the row; null where there is none. */
export function figuresOf(reason: RowReason): { figure: number | null; without: number | null } {
  switch (reason.kind) {
    case 'USES_REST':
      return { figure: reason.amount, without: null }
    case 'MEETS_TARGET':
      return { figure: reason.perDay, without: reason.without }
    case 'COUNTS_AS':
      return { figure: reason.count, without: reason.count - 1 }
    case 'RATED':
      return { figure: reason.rating, without: null }
    case 'QUICK':
      return { figure: reason.minutes, without: reason.usual }
    default:
      return { figure: null, without: null }
  }
}
