import type { DerivedFact, Fact, Ingredient } from './types'

/** What an ingredient is made of, as far as facts follow from it. */
type Food = Pick<Ingredient, 'contains' | 'composition'>

/** How a fact follows from what an ingredient is called and may hold. */
interface Derivation {
  readonly fact: DerivedFact
  /** The first name of the group of foods; see groups.yaml. */
  readonly group: string
  /** The reviewed fact that comes with it always: no almond without tree nuts. */
  readonly within?: Fact
}

/** The nine nuts and the cereals that Australian labels name one by one, and what diets beyond allergens ask for. */
const DERIVATIONS: readonly Derivation[] = [
  { fact: 'almond', group: 'almonds', within: 'tree_nut' },
  { fact: 'brazil_nut', group: 'brazil nuts', within: 'tree_nut' },
  { fact: 'cashew', group: 'cashews', within: 'tree_nut' },
  { fact: 'hazelnut', group: 'hazelnuts', within: 'tree_nut' },
  { fact: 'macadamia', group: 'macadamias', within: 'tree_nut' },
  { fact: 'pecan', group: 'pecans', within: 'tree_nut' },
  { fact: 'pine_nut', group: 'pine nuts', within: 'tree_nut' },
  { fact: 'pistachio', group: 'pistachios', within: 'tree_nut' },
  { fact: 'walnut', group: 'walnuts', within: 'tree_nut' },
  { fact: 'barley', group: 'barley', within: 'gluten' },
  { fact: 'oats', group: 'oats', within: 'gluten' },
  { fact: 'rye', group: 'rye', within: 'gluten' },
  { fact: 'allium', group: 'alliums' },
  { fact: 'nightshade', group: 'nightshades' },
  { fact: 'corn', group: 'corn' },
  { fact: 'root_vegetable', group: 'root vegetables' },
  { fact: 'mushroom', group: 'mushrooms' },
]

/** Whether it is known which food of a kind an ingredient has, though it be none that has a fact. */
const IS_ANOTHER: Partial<Record<Fact, (food: Food, names: ReadonlySet<string>) => boolean>> = {
  tree_nut: (_, names) => names.has('chestnuts'),
  gluten: ({ contains }) => contains?.includes('wheat') === true,
}

/**
 * The facts of an ingredient that nobody types in: they follow from the groups that it belongs to and from what it holds or
 * may hold. Where that is not known, it has them all; where its facts say tree nuts or gluten and nothing says which, it has
 * each of those (docs/product.md DIET-19).
 *
 * @param find the other ingredients, by slug.
 */
export function derivedFacts(food: Food, find: (slug: string) => Food | undefined): DerivedFact[] {
  const { contains, composition } = food
  if (contains === null) return []
  const isPossible = ({ within }: Derivation): boolean => within === undefined || contains.includes(within)
  const possible = DERIVATIONS.filter(isPossible)
  if (!composition) return possible.map(({ fact }) => fact)
  const names = new Set([...composition.names, ...composition.mayHold.flatMap((slug) => ownNames(find(slug)))])
  const found = possible.filter(({ group }) => names.has(group))
  const unsaid = possible.filter(
    ({ within }) =>
      within !== undefined &&
      !found.some((other) => other.within === within) &&
      IS_ANOTHER[within]?.(food, names) !== true,
  )
  return [...found, ...unsaid].map(({ fact }) => fact)
}

/** The groups of a food by itself; what is mixed of others is held part by part. */
function ownNames(food: Food | undefined): readonly string[] {
  if (!food?.composition || food.composition.mayHold.length > 0) return []
  return food.composition.names
}
