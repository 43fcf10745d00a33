import { LIMITS } from '../../../schema/limits'
import { APPLIED, MOOT, type Operation, refused, REPEATED } from '../../operations/Operation'
import type { Part } from '../../operations/Part'
import { inputError } from '../../platform/errors'
import { applyHabitsAct, forgetOldest, type HabitsAct, wordAbout } from './habitsState'
import { type HabitsColumns, readHabits, withHabitsWords, writeHabits } from './habitsStore'
import { messages } from './messages'
import { fieldAt } from './readHabitsActs'
import { newId } from '../../../schema/newId'

/** How a household shops: about each shop and each price the latest word counts (docs/product.md SHOP-45, SHOP-48). */
export const habitsPart: Part<HabitsAct, null> = {
  extend: (userId) => (query, db) =>
    withHabitsWords(query, db, 'households.id', (rows) => rows.where('member.userId', userId)),
  open: ({ trx, self, own, arrival }) => {
    const present = readHabits(own as unknown as HabitsColumns)
    let { state } = present
    const apply = (operation: Operation<HabitsAct>) => {
      const { id, act, actPath } = operation
      const last = wordAbout(state, act)
      const word = { at: arrival.timeOf(operation, { after: last?.at ?? 0 }), operationId: id ?? newId() }
      const next = applyHabitsAct(state, act, word)
      if (next === state) return last?.operationId === id ? REPEATED : MOOT
      if (next.orders.size > Math.max(LIMITS.shopOrders, state.orders.size))
        return refused([inputError('TOO_MANY', fieldAt(actPath, 'store'), messages.tooManyOrders())])
      state = next
      return APPLIED
    }
    const write = async () => {
      if (state === present.state) return []
      const changed = { version: present.version + 1, state: forgetOldest(state) }
      await writeHabits(trx, self.householdId, present, changed)
      return ['habits' as const]
    }
    return Promise.resolve({ apply, write, view: () => null })
  },
}
