import type { IngredientView } from '../catalogue/views'
import { compareText } from '../pure/compareText'
import { createBatchLoader } from '../database/createBatchLoader'
import { jsonRows, readJsonRows } from '../database/jsonRows'
import type { MemberModel } from '../households/MemberModel'
import { membership } from '../households/membership'
import type { Services } from '../platform/services'
import { type CupboardColumns, readCupboard, type StoredCupboard, withCupboard } from './cupboardStore'
import { keptIn } from '../../schema/cupboardWords'

/** An item of the cupboard, with the ingredient as the catalogue has it. */
export interface CupboardItemView {
  ingredient: IngredientView
  amount: number | null
  unit: string | null
  useBy: string | null
  at: number
  by: string | null
}

/** A household's cupboard as clients see it. */
export interface CupboardView {
  version: number
  items: CupboardItemView[]
}

/** What a user's household has at home (docs/product.md CUP-1). */
export async function cupboardOf(services: Services, userId: string): Promise<CupboardView> {
  for (;;) {
    const found = await cupboardOfAccount(services.db, userId)
    if (found) return viewOfCupboard(services, found.members, found.cupboard)
    await membership(services, userId)
  }
}

const MEMBER = ['id'] as const

/** The cupboards of accounts' households with the ids of their members: one query, shared with concurrent reads. */
const cupboardOfAccount = createBatchLoader(async (db, userIds) => {
  const members = db('household_members as member').where('member.householdId', db.ref('mine.householdId'))
  const rows = (await withCupboard(
    db('household_members as mine')
      .whereIn('mine.userId', [...userIds])
      .select('mine.userId', jsonRows(db, members, MEMBER).as('members')),
    db,
    'mine.householdId',
  )) as (CupboardColumns & { userId: string; members: unknown })[]
  return new Map(
    rows.map((row) => [
      row.userId,
      { cupboard: readCupboard(row), members: readJsonRows<Pick<MemberModel, 'id'>>(row.members, MEMBER) },
    ]),
  )
})

/** The same of a household whose cupboard has been read. What the catalogue no longer knows is left out. */
export function viewOfCupboard(
  { catalogue }: Pick<Services, 'catalogue'>,
  present: readonly Pick<MemberModel, 'id'>[],
  { version, state }: StoredCupboard,
): CupboardView {
  const members = new Set(present.map(({ id }) => id))
  const items = keptIn(state).flatMap(([slug, { kept, at, by }]): CupboardItemView[] => {
    const ingredient = catalogue.compiled.ingredientBySlug.get(slug)
    return ingredient ? [{ ingredient, ...kept, at, by: by !== null && members.has(by) ? by : null }] : []
  })
  return { version, items: items.sort((one, other) => compareText(one.ingredient.name, other.ingredient.name)) }
}
