import { LIMITS } from '../../schema/limits'
import { FREEZER, keptIn } from '../../schema/cupboardWords'
import type { FollowMove } from '../platform/services'
import { cupboardIn, writeCupboard } from './cupboardStore'

/**
 * When an account joins a household and wants to bring what it has, what was in its cupboard is in that of the household, as
 * far as there is room and nothing is said there of the same ingredient being at home, and so is what was in its freezer
 * (docs/product.md HH-22).
 */
export const bringCupboard: FollowMove = async ({ now }, trx, { bringsItems, from, to, memberId: by }) => {
  if (!bringsItems || from === null) return
  const own = await cupboardIn(trx, from)
  const [brought, batches] = [keptIn(own.state), keptIn(own.freezer)]
  if (brought.length === 0 && batches.length === 0) return
  const present = await cupboardIn(trx, to)
  const state = new Map(present.state)
  const there = new Set(keptIn(present.state).map(([ingredient]) => ingredient))
  for (const [ingredient, { kept }] of brought) {
    if (there.has(ingredient) || there.size >= LIMITS.cupboardItems) continue
    there.add(ingredient)
    state.set(ingredient, { at: now(), by, kept })
  }
  const room = FREEZER.batches - keptIn(present.freezer).length
  const freezer = new Map(present.freezer)
  for (const [batch, { kept }] of batches.slice(0, Math.max(0, room))) freezer.set(batch, { at: now(), by, kept })
  await writeCupboard(trx, to, present, { version: present.version + 1, state, freezer })
}
