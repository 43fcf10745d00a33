import { photoName } from '../../schema/photoPath'
import { UserModel } from '../accounts/UserModel'
import { inTransaction } from '../database/transaction'
import type { InputError } from '../generated/schemaTypes'
import { PHOTO_LIMITS } from '../../schema/photoLimits'
import { inputError } from '../platform/errors'
import type { Services } from '../platform/services'
import type { LostPhoto } from './LostPhoto'
import { makePhoto, type MadePhoto, type NoPhoto } from './makePhoto'
import { messages } from './messages'
import { newPhotoId } from './photoFiles'
import { PhotoModel } from './PhotoModel'

/** The field that a photo is sent in, as errors name it. */
export const PHOTO_FIELD = 'photo'

/** What came of a photo that was sent: its id, or what is wrong with it. */
export type TakenPhoto =
  | { id: string; errors: readonly [] }
  | { id: null; errors: readonly InputError[]; reason: LostPhoto }

/** The store did not take the files of a photo; `cause` is what it threw. */
export class PhotoNotStored extends Error {
  constructor(options: { cause: unknown }) {
    super('The store did not take a photo', options)
  }
}

const refused = ({ code, message, reason }: NoPhoto): TakenPhoto => ({
  id: null,
  errors: [inputError(code, PHOTO_FIELD, message)],
  reason,
})

/**
 * Stores a photo that a person sent, for `setDishPhoto` or `setProductPhoto` to take it up. It is known to the database
 * before its files are there, so that the files of one that no dish takes up are always found again (docs/product.md DISH-37).
 *
 * @throws PhotoNotStored where the store does not take the files: no one learns of the photo then.
 */
export async function takePhoto(services: Services, userId: string, sent: Buffer): Promise<TakenPhoto> {
  const made = await makePhoto(sent)
  if ('code' in made) return refused(made)
  const id = newPhotoId()
  if (!(await announce(services, { id, userId }, made)))
    return refused({ code: 'TOO_MANY', message: messages.noSpace(), reason: 'NO_ROOM' })
  try {
    await services.photos.put(photoName(id, 'plate'), made.files.plate)
    await services.photos.put(photoName(id, 'whole'), made.files.whole)
  } catch (cause) {
    throw new PhotoNotStored({ cause })
  }
  return { id, errors: [] }
}

/** Writes down that there is the photo. @returns whether the person may have it. */
function announce(
  { db, now }: Services,
  of: Pick<PhotoModel, 'id' | 'userId'>,
  { width, height, files }: MadePhoto,
): Promise<boolean> {
  const bytes = files.plate.length + files.whole.length
  return inTransaction(db, async (trx) => {
    // Photos that arrive at once are counted one after the other.
    await UserModel.query(trx).findById(of.userId).forUpdate().throwIfNotFound()
    const held = await PhotoModel.query(trx).where({ userId: of.userId }).sum('bytes as bytes').first()
    if (Number(held?.bytes ?? 0) + bytes > PHOTO_LIMITS.bytesPerUser) return false
    await PhotoModel.query(trx).insert({ ...of, dishId: null, width, height, bytes, changedAt: now() })
    return true
  })
}
