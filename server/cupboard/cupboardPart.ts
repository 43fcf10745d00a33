import { LIMITS } from '../../schema/limits'
import {
  applyWord,
  forgetOldest,
  FREEZER,
  type Frozen,
  type Kept,
  keptIn,
  type Word,
  type Words,
} from '../../schema/cupboardWords'
import { APPLIED, MOOT, type Operation, type Outcome, refused, REPEATED } from '../operations/Operation'
import type { Part } from '../operations/Part'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { askingFor } from '../request/context'
import { type CupboardColumns, readCupboard, withCupboard, writeCupboard } from './cupboardStore'
import { messages } from './messages'
import { type CupboardView, viewOfCupboard } from './viewOfCupboard'

/** What a caller says of an ingredient, or of a batch in the freezer; null when it is not at home. */
export type Said =
  | { readonly ingredient: string; readonly kept: Kept | null }
  | { readonly batch: string; readonly frozen: Frozen | null }

/** Words about what was taken that are remembered, of each kind, to decide about words that arrive late. */
const TAKEN_REMEMBERED = 300

/**
 * What a household has at home: about each ingredient, and each batch in its freezer, the latest word counts
 * (docs/product.md CUP-2, CUP-3, CUP-9, CUP-13).
 */
export const cupboardPart = (services: Services): Part<Said, CupboardView> => ({
  extend: (userId) => (query, db) =>
    withCupboard(query, db, 'households.id', (rows) => rows.where('member.userId', userId)),
  open: ({ trx, self, members, own, arrival }) => {
    const present = readCupboard(own as unknown as CupboardColumns)
    const words = {
      ingredients: wordsOn(present.state, { most: LIMITS.cupboardItems, full: messages.full() }),
      freezer: wordsOn(present.freezer, { most: FREEZER.batches, full: messages.freezerFull() }),
    }
    let cupboard = present
    const apply = (operation: Operation<Said>) => {
      const { act } = operation
      // Of two words from the future the second is the later one.
      const say =
        <What>(kept: What | null) =>
        (last: number) => ({ at: arrival.timeOf(operation, { after: last }), by: self.id, kept })
      return 'batch' in act
        ? words.freezer.add(act.batch, say(act.frozen), operation.actPath)
        : words.ingredients.add(act.ingredient, say(act.kept), operation.actPath)
    }
    const write = async () => {
      const [state, freezer] = [words.ingredients.state(), words.freezer.state()]
      if (state === present.state && freezer === present.freezer) return []
      cupboard = {
        version: present.version + 1,
        state: state === present.state ? state : forgetOldest(state, TAKEN_REMEMBERED),
        freezer: freezer === present.freezer ? freezer : forgetOldest(freezer, TAKEN_REMEMBERED),
      }
      await writeCupboard(trx, self.householdId, present, cupboard)
      return ['cupboard' as const]
    }
    const caller = askingFor({ userId: String(self.userId) }, self.householdId)
    return Promise.resolve({ apply, write, view: () => viewOfCupboard(services, members, cupboard, caller) })
  },
})

/** Words that come to those that were said. More than `most` are refused, unless there were more. */
function wordsOn<What extends object>(said: Words<What>, { most, full }: { most: number; full: string }) {
  const limit = Math.max(most, keptIn(said).length)
  let state = said
  /** @param say The word, after the time of the last one of the same. */
  const add = (key: string, say: (last: number) => Word<What>, path: string): Outcome => {
    const last = state.get(key)
    const word = say(last?.at ?? 0)
    const next = applyWord(state, key, word)
    if (next === state) return last?.at === word.at && last.by === word.by ? REPEATED : MOOT
    if (word.kept && keptIn(next).length > limit) return refused([inputError('TOO_MANY', path, full)])
    state = next
    return APPLIED
  }
  return { add, state: () => state }
}
