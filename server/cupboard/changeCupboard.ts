import { LIMITS } from '../../schema/limits'
import { inputError } from '../errors'
import type { InputError } from '../generated/resolverTypes'
import { announceHousehold } from '../households/announceHousehold'
import { inHousehold } from '../households/changeHousehold'
import type { Services } from '../services'
import { readCupboard, writeCupboard } from './cupboardStore'
import { applyWord, type CupboardState, forgetOldest, type Kept, keptIn } from './cupboardWords'
import { messages } from './messages'
import { type CupboardView, viewOfCupboard } from './viewOfCupboard'

/** What a caller says of an ingredient. */
export interface Said {
  ingredient: string
  /** By the caller's clock. */
  at: number
  kept: Kept | null
}

/** The outcome of a change of the cupboard. */
export interface CupboardOutcome {
  cupboard: CupboardView | null
  errors: InputError[]
}

/** Words about what was taken that are remembered, to decide about words that arrive late. */
const TAKEN_REMEMBERED = 300

/** Stores what was said of ingredients in a user's household, all of it or nothing (docs/product.md CUP-2, CUP-3). */
export async function changeCupboard(
  services: Services,
  userId: string,
  said: readonly Said[],
): Promise<CupboardOutcome> {
  const arrivedAt = services.now()
  const outcome = await inHousehold(services, userId, async ({ trx, self }) => {
    const { householdId } = self
    const present = await readCupboard(trx, householdId)
    const { state, errors } = applyAll(present.state, said, { by: self.id, arrivedAt })
    if (errors.length > 0 || state === present.state)
      return { householdId, cupboard: present, isChanged: false, errors }
    const cupboard = { version: present.version + 1, state: forgetOldest(state, TAKEN_REMEMBERED) }
    await writeCupboard(trx, householdId, present.state, cupboard)
    return { householdId, cupboard, isChanged: true, errors }
  })
  const { householdId, cupboard, isChanged, errors } = outcome
  if (isChanged) announceHousehold(services, householdId, 'cupboard')
  if (errors.length > 0) return { cupboard: null, errors }
  return { cupboard: await viewOfCupboard(services, householdId, cupboard), errors: [] }
}

function applyAll(
  before: CupboardState,
  said: readonly Said[],
  { by, arrivedAt }: { by: string; arrivedAt: number },
): { state: CupboardState; errors: InputError[] } {
  const most = Math.max(LIMITS.cupboardItems, keptIn(before).length)
  let state = before
  for (const [index, { ingredient, at, kept }] of said.entries()) {
    state = applyWord(state, ingredient, { at: Math.min(at, arrivedAt), by, kept })
    if (kept && keptIn(state).length > most)
      return { state: before, errors: [inputError('TOO_MANY', `items[${index}]`, messages.full())] }
  }
  return { state, errors: [] }
}
