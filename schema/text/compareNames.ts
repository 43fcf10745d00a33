const collator = new Intl.Collator('en-AU')

/**
 * The order of names on lists, on the server and the pages alike: capitals and accents decide only between names that are
 * otherwise the same (docs/product.md SHOP-7).
 */
export const compareNames = (one: string, other: string): number => collator.compare(one, other)
