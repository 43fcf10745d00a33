import { LIMITS } from '../../schema/limits'
import { applyWord, forgetOldest, type Kept, keptIn } from '../../schema/cupboardWords'
import { APPLIED, MOOT, type Operation, refused, REPEATED } from '../operations/Operation'
import type { Part } from '../operations/Part'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import { type CupboardColumns, readCupboard, withCupboard, writeCupboard } from './cupboardStore'
import { messages } from './messages'
import { type CupboardView, viewOfCupboard } from './viewOfCupboard'

/** What a caller says of an ingredient. */
export interface Said {
  readonly ingredient: string
  /** null when it is not at home. */
  readonly kept: Kept | null
}

/** Words about what was taken that are remembered, to decide about words that arrive late. */
const TAKEN_REMEMBERED = 300

/** What a household has at home: about each ingredient the latest word counts (docs/product.md CUP-2, CUP-3, CUP-9). */
export const cupboardPart = (services: Services): Part<Said, CupboardView> => ({
  extend: (userId) => (query, db) =>
    withCupboard(query, db, 'households.id', (rows) => rows.where('member.userId', userId)),
  open: ({ trx, self, members, own, arrival }) => {
    const present = readCupboard(own as unknown as CupboardColumns)
    const most = Math.max(LIMITS.cupboardItems, keptIn(present.state).length)
    let cupboard = present
    let state = present.state
    const apply = (operation: Operation<Said>) => {
      const { ingredient, kept } = operation.act
      const said = state.get(ingredient)
      // Of two words from the future the second is the later one.
      const at = arrival.timeOf(operation, { after: said?.at ?? 0 })
      const next = applyWord(state, ingredient, { at, by: self.id, kept })
      if (next === state) return said?.at === at && said.by === self.id ? REPEATED : MOOT
      if (kept && keptIn(next).length > most)
        return refused([inputError('TOO_MANY', operation.actPath, messages.full())])
      state = next
      return APPLIED
    }
    const write = async () => {
      if (state === present.state) return []
      cupboard = { version: present.version + 1, state: forgetOldest(state, TAKEN_REMEMBERED) }
      await writeCupboard(trx, self.householdId, present, cupboard)
      return ['cupboard' as const]
    }
    return Promise.resolve({ apply, write, view: () => viewOfCupboard(services, members, cupboard) })
  },
})
