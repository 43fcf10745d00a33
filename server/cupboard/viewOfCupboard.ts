import type { IngredientView } from '../catalogue/views'
import { compareText } from '../compareText'
import { membersOf } from '../households/lockHouseholds'
import { membership } from '../households/membership'
import type { Services } from '../services'
import { readCupboard, type StoredCupboard } from './cupboardStore'
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
  const { householdId } = await membership(services, userId)
  return viewOfCupboard(services, householdId, await readCupboard(services.db, householdId))
}

/** The same of a household whose cupboard has been read. What the catalogue no longer knows is left out. */
export async function viewOfCupboard(
  { db, catalogue }: Pick<Services, 'db' | 'catalogue'>,
  householdId: string,
  { version, state }: StoredCupboard,
): Promise<CupboardView> {
  const members = new Set((await membersOf(db, householdId)).map(({ id }) => id))
  const items = keptIn(state).flatMap(([slug, { kept, at, by }]): CupboardItemView[] => {
    const ingredient = catalogue.compiled.ingredientBySlug.get(slug)
    return ingredient ? [{ ingredient, ...kept, at, by: by !== null && members.has(by) ? by : null }] : []
  })
  return { version, items: items.sort((one, other) => compareText(one.ingredient.name, other.ingredient.name)) }
}
