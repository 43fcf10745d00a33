import { photographed } from '../../../schema/productPhotos'
import type { InputError, SetProductPhotoInput } from '../../generated/schemaTypes'
import { announceHousehold } from '../../households/announceHousehold'
import { inHousehold } from '../../households/changeHousehold'
import { checkHousehold } from '../../households/checkHousehold'
import { messages as photoMessages } from '../../photos/messages'
import { giveProductPhoto } from '../../photos/productPhotos'
import { ProductPhotoModel } from '../../photos/ProductPhotoModel'
import { inputError } from '../../platform/errors'
import type { Services } from '../../platform/services'
import type { Caller } from '../../request/context'
import type { HabitsOutcome } from './changeHabits'
import { countHabits } from './habitsStore'
import { messages } from './messages'
import { habitsOf } from './viewOfHabits'

/** Gives something that a user's household buys a photo, replaces it or takes it away (docs/product.md SHOP-69). */
export async function setProductPhoto(
  services: Services,
  caller: Caller,
  { householdId: meant, product: named, photo = null }: SetProductPhotoInput,
): Promise<HabitsOutcome> {
  const product = photographed(named)
  if (product === null)
    return { shopHabits: null, errors: [inputError('INVALID', 'product', messages.notPhotographed)] }
  const by = { userId: caller.userId, at: services.now() }
  const { changed, errors } = await inHousehold(services, caller, async ({ trx, household: { id: householdId } }) => {
    const done = (errors: InputError[], changed: string | null = null) => ({ errors, changed })
    const strange = checkHousehold(meant, householdId)
    if (strange.length > 0) return done(strange)
    const had = await ProductPhotoModel.query(trx).findById([householdId, product])
    if ((had?.photo ?? null) === photo) return done([])
    if (!(await giveProductPhoto(trx, { householdId, product }, photo, had, by)))
      return done([inputError('UNKNOWN', 'photo', photoMessages.noSuchPhoto)])
    await countHabits(trx, householdId)
    return done([], householdId)
  })
  if (errors.length > 0) return { shopHabits: null, errors }
  if (changed !== null) announceHousehold(services, changed, 'habits')
  return { shopHabits: await habitsOf(services, caller), errors: [] }
}
