import { readCatalogue } from '../../server/catalogue/readCatalogue'
import type { CatalogueData, Meal } from '../../server/catalogue/types'

/** A catalogue of any size: the shipped meals repeated, each copy with its own id, slug and name. */
export function generatedCatalogue(size: number): CatalogueData {
  const { ingredients, swaps, meals } = readCatalogue('seeds/catalogue')
  const copies = Array.from({ length: size }, (_, index): Meal => {
    const original = meals[index % meals.length]
    if (!original) throw new Error('The shipped catalogue is empty')
    const round = Math.floor(index / meals.length)
    return round === 0
      ? original
      : {
          ...original,
          id: `${original.id}-${round}`,
          slug: `${original.slug}-${round}`,
          name: `${original.name} ${round}`,
        }
  })
  return { ingredients, swaps, meals: copies }
}
