import type { Knex } from 'knex'
import { hashOf } from '../catalogue/catalogueRows'
import { DishModel } from './DishModel'
import type { PlainFound } from './threads/readerTasks'
import type { CatalogueReader } from './threads/RecipeReader'
import type { Said } from './unlistedIngredients'

/** What was found in a dish, as it is stored with the dish. */
export type KeptFound = Pick<DishModel, 'found' | 'foundKey'>

/** What a dish says, and what was found in it when it was stored; missing for a dish that is not stored. */
export type FoundAsked = Said & Partial<KeptFound>

/** What of a dish the threads read. */
export const saidOf = ({ lines, steps, notAdded }: Said): Said => ({
  lines: lines.map(({ text, ingredient }) => ({ text, ingredient })),
  steps,
  notAdded,
})

/**
 * Names everything by which something is found in a dish: the program and the ingredients that threads read with, and the
 * text. So what another release, another catalogue or another text left is never taken for it
 * (docs/decisions/0143-what-a-dish-holds-is-stored.md).
 */
export const foundKeyOf = ({ edition }: CatalogueReader, dish: Said): string => hashOf([edition, saidOf(dish)])

/** What is stored of a dish, if this reader would find the same; null: the dish has to be read. */
export function storedFound(reader: CatalogueReader, dish: FoundAsked): PlainFound | null {
  const { found, foundKey = null } = dish
  if (foundKey === null || foundKey !== foundKeyOf(reader, dish)) return null
  const { unlisted, alternatives } = (found ?? {}) as Partial<PlainFound>
  if (!Array.isArray(unlisted) || !Array.isArray(alternatives) || alternatives.length !== dish.lines.length) return null
  return { unlisted, alternatives } as PlainFound
}

/** Stores what was found in dishes, unless they are others meanwhile. When they changed stays as it was. */
export async function storeFound(
  db: Knex,
  read: readonly { readonly dish: Pick<DishModel, 'id' | 'userId' | 'version'>; readonly kept: KeptFound }[],
): Promise<void> {
  for (const { dish, kept } of read) {
    const { id, userId, version } = dish
    await DishModel.query(db).where({ id, userId, version }).patch(kept)
  }
}
