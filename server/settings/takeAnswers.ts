import type { FollowMove } from '../platform/services'
import { lockSettings, writeSettings } from './lockSettings'
import { ProfileSettingsModel } from './ProfileSettingsModel'
import { fromRow, type UserSettings } from './readSettings'

/**
 * When an account takes the place of a member without one, the answers that were given for that member become the
 * account's, if it has answered nothing itself; otherwise its own count (docs/product.md HH-11).
 */
export const takeAnswers: FollowMove = async ({ now }, trx, { userId, placeOf }) => {
  if (placeOf === null) return
  const given = await ProfileSettingsModel.query(trx).findById(placeOf).forUpdate()
  if (!given) return
  const member = { id: placeOf, userId }
  const own = await lockSettings(trx, member, now())
  if (own && isUnanswered(own))
    await writeSettings(trx, member, { ...fromRow(given), preferredStoreId: own.preferredStoreId }, now())
  await ProfileSettingsModel.query(trx).deleteById(placeOf)
}

const isUnanswered = ({ requirements, neverEaten, disliked, tagPreferences, targets }: UserSettings): boolean =>
  (neverEaten + disliked).trim() === '' && requirements.size === 0 && tagPreferences.size === 0 && targets.size === 0
