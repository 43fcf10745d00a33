import { type Avoided, namedFor } from '../catalogue/plainNames'
import { byAreaThenName, type ShoppingItem } from './aggregateShoppingList'

/**
 * The lines of a list as the table of people calls them, in the order of these names. Where two ingredients would be called
 * the same, both say their conditions (docs/product.md SHOP-57).
 *
 * @param avoided what someone at the table must not eat, or not too much of.
 */
export function plainLines(items: readonly ShoppingItem[], avoided: Avoided): ShoppingItem[] {
  const named = items.map((item) => ({ item, named: namedFor(item.ingredient, avoided) }))
  const slugs = new Map<string, Set<string>>()
  for (const {
    item,
    named: { name },
  } of named)
    slugs.set(name, (slugs.get(name) ?? new Set()).add(item.slug))
  return named
    .map(({ item, named: words }) =>
      (slugs.get(words.name)?.size ?? 0) > 1 ? item : { ...item, named: words, name: words.name },
    )
    .sort(byAreaThenName)
}
