import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { keptIn } from '../../schema/cupboardWords'
import type { FollowMove } from '../platform/services'
import { type CupboardColumns, readCupboard, type StoredCupboard, withCupboard, writeCupboard } from './cupboardStore'

/**
 * When an account joins a household and wants to bring what it has, what was in its cupboard is in that of the household, as
 * far as there is room and nothing is said there of the same ingredient being at home (docs/product.md HH-22).
 */
export const bringCupboard: FollowMove = async ({ now }, trx, { bringsItems, from, to, memberId: by }) => {
  if (!bringsItems || from === null) return
  const brought = keptIn((await cupboardOf(trx, from)).state)
  if (brought.length === 0) return
  const present = await cupboardOf(trx, to)
  const state = new Map(present.state)
  const there = new Set(keptIn(present.state).map(([ingredient]) => ingredient))
  for (const [ingredient, { kept }] of brought) {
    if (there.has(ingredient) || there.size >= LIMITS.cupboardItems) continue
    there.add(ingredient)
    state.set(ingredient, { at: now(), by, kept })
  }
  await writeCupboard(trx, to, present, { version: present.version + 1, state })
}

async function cupboardOf(trx: Knex.Transaction, householdId: string): Promise<StoredCupboard> {
  const household = trx('households').where('households.id', householdId).select('households.id')
  const [row] = (await withCupboard(household, trx, 'households.id')) as CupboardColumns[]
  if (!row) throw new Error('A household is gone whose lock is held')
  return readCupboard(row)
}
