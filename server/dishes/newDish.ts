import { dishSlug } from '../../schema/dishSlug'
import { newId } from '../../schema/newId'

/** What a new dish has before anything is said of it; its slug is made once (docs/product.md DISH-9). */
export function newDish(userId: string, name: string) {
  const uuid = newId()
  return {
    ...{ id: `dish-${uuid}`, userId, slug: dishSlug(name, uuid.slice(-12)), version: 1 },
    ...{ plateForm: null, photo: null, furtherPhotos: null, yieldAmount: null, yieldUnit: null },
  }
}
