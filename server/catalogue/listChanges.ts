import type { Knex } from 'knex'
import { LIMITS } from '../../schema/limits'
import { badRequest, unavailable } from '../platform/errors'
import { type ChangePlace, readChangeToken, writeChangeToken } from './changeToken'
import type { CatalogueSnapshot, KnownChanges } from './loadCatalogue'
import { messages } from './messages'
import { CatalogueChangeModel } from './models/CatalogueChangeModel'
import { CatalogueStateModel, STATE_ID } from './models/CatalogueStateModel'
import { mealView, type MealView } from './views'

/** The latest change of a meal as the API shows it. */
export interface MealChangeView {
  kind: 'UPSERT' | 'REMOVAL'
  id: string
  slug: string
  /** Null when it was removed. */
  meal: MealView | null
}

/** A page of changes, and where the next one begins. */
export interface ChangesPage {
  changes: MealChangeView[]
  token: string
  hasMore: boolean
}

/**
 * The changes after a token in the order in which they were committed, as far as the snapshot goes: a meal is shown only as
 * its latest change left it. What was committed since the snapshot was loaded has higher numbers and comes with a later
 * call. Without a token it begins with every meal that there is. At most two statements.
 * @throws BAD_USER_INPUT naming `first`, or `after` when it is no token of this history; UNAVAILABLE when the changes of
 * the snapshot are not recorded yet.
 */
export async function listChanges(
  db: Knex,
  snapshot: CatalogueSnapshot,
  { first, after }: { first: number; after?: string | null },
): Promise<ChangesPage> {
  if (first < 1 || first > LIMITS.pageSize) throw badRequest(messages.pageSize({ most: LIMITS.pageSize }), 'first')
  const { changesEra: era, lastChange } = await CatalogueStateModel.query(db).findById(STATE_ID).throwIfNotFound()
  const given = after === null || after === undefined ? null : readChangeToken(after)
  if (after !== null && after !== undefined && !isOf(given, { era, upTo: lastChange }))
    throw badRequest(messages.otherToken, 'after')
  const known = snapshot.changes
  if (known?.era !== era) throw unavailable()
  const place = given ?? { era, sequence: 0, began: known.upTo }
  // Read on a server that is ahead of this one.
  if (place.sequence >= known.upTo) return { changes: [], token: writeChangeToken(place), hasMore: false }
  const rows = await readRows(db, place, known, first + 1)
  const shown = rows.slice(0, first).map((row) => show(row, snapshot))
  const hasMore = rows.length > first
  const end = (hasMore ? rows[first - 1]?.sequence : undefined) ?? known.upTo
  return { changes: shown, token: writeChangeToken({ ...place, sequence: end }), hasMore }
}

const isOf = (place: ChangePlace | null, { era, upTo }: KnownChanges): place is ChangePlace =>
  place?.era === era && place.sequence <= upTo && place.began <= upTo

/** Removals from before the copy began are left out: it never had those meals. */
async function readRows(
  db: Knex,
  { sequence, began }: ChangePlace,
  { upTo }: KnownChanges,
  most: number,
): Promise<CatalogueChangeModel[]> {
  return CatalogueChangeModel.query(db)
    .where('sequence', '>', sequence)
    .where('sequence', '<=', upTo)
    .where((either) => void either.where('isRemoved', 0).orWhere('sequence', '>', began))
    .orderBy('sequence')
    .limit(most)
}

/** @throws UNAVAILABLE for a meal that the snapshot should hold and does not. */
function show({ mealId: id, slug, isRemoved }: CatalogueChangeModel, snapshot: CatalogueSnapshot): MealChangeView {
  if (isRemoved) return { kind: 'REMOVAL', id, slug, meal: null }
  const meal = snapshot.compiled.mealById.get(id)
  if (!meal) throw unavailable()
  return { kind: 'UPSERT', id, slug, meal: mealView(snapshot, meal) }
}
