import { type FoundInDish, foundInDish } from './foundInDish'
import { type FoundAsked, foundKeyOf, type KeptFound, saidOf, storedFound } from './keptFound'
import type { CatalogueReader } from './threads/RecipeReader'

/** What a dish holds besides what its lines list. */
interface Answer {
  readonly found: FoundInDish
  /** The same as it is stored with the dish. */
  readonly kept: KeptFound
  /** Whether it was not stored yet. */
  readonly isNew: boolean
}

/** What dishes of one person hold besides what their lines list, in their order: at most one task, for those that were not read. */
export async function findInDishes(
  reader: CatalogueReader,
  userId: string,
  dishes: readonly FoundAsked[],
): Promise<Answer[]> {
  const stored = dishes.map((dish) => storedFound(reader, dish))
  const unread = dishes.filter((_dish, index) => !stored[index]).map(saidOf)
  const read = unread.length === 0 ? [] : await reader.run('found', `user:${userId}`, unread)
  let next = 0
  return dishes.map((dish, index) => {
    const known = stored[index]
    const plain = known ?? read[next++] ?? { unlisted: [], alternatives: [] }
    const kept = { found: plain, foundKey: foundKeyOf(reader, dish) }
    return { found: foundInDish(reader.catalogue, plain), kept, isNew: !known }
  })
}
