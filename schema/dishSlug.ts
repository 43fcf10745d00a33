/** Most characters that a dish's name contributes to its slug. */
const LONGEST = 60

/** The ending that only slugs of own dishes have: their names are private (docs/product.md DISH-9). */
export const DISH_SLUG = /-[0-9a-f]{12}$/

/** The slug of a name: apostrophes become hyphens, then it is slugified (docs/product.md COOK-3). Empty without a-z, 0-9. */
export function slugify(name: string): string {
  return name
    .replace(/['\u2018\u2019\u02bc]/g, '-')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The slug of a new own dish. `ending` is 12 hexadecimal digits. */
export function dishSlug(name: string, ending: string): string {
  return `${slugify(name).slice(0, LONGEST).replace(/-$/, '') || 'dish'}-${ending}`
}
