import type { DerivedFact, Fact } from './dietaryFacts'
import type { Ingredient } from './types'

/** What an ingredient is made of, as far as facts follow from it. */
type Food = Pick<Ingredient, 'contains' | 'composition'>

/** How a fact follows from what an ingredient is called and may hold. */
interface Derivation {
  readonly fact: DerivedFact
  /** The first name of the group of foods; see groups.yaml. */
  readonly group: string
  /** The reviewed fact that comes with it always: no almond without tree nuts. */
  readonly within?: Fact
  /** Whether it says what state a food is sold in, so that what is made of the food has it not. */
  readonly ofItself?: true
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
  { fact: 'not_kosher', group: 'animals that are not kosher' },
  { fact: 'not_in_pregnancy', group: 'food to avoid in pregnancy', ofItself: true },
  { fact: 'heat_first', group: 'food to heat in pregnancy', ofItself: true },
]

/** Facts of a food as it is sold, which what is made of it does not have (docs/product.md DIET-24). */
export const FACTS_OF_ITSELF: readonly DerivedFact[] = DERIVATIONS.flatMap(({ fact, ofItself }) =>
  ofItself ? [fact] : [],
)
const OF_ITSELF = new Set(FACTS_OF_ITSELF)
const FACT_OF_GROUP = new Map(DERIVATIONS.map(({ group, fact }) => [group, fact]))

/** A food of a kind that has no fact itself, by the name of its group: who holds it holds none of the others by that. */
const ANOTHER_NUT = 'chestnuts'

/**
 * The facts that entries do not say, by slug: they follow from the groups that an ingredient belongs to and from what it holds or may
 * hold. Where that is not known, it has them all; where its facts say tree nuts or gluten and nothing says which, it has
 * each of those (docs/product.md DIET-19).
 */
export function derivedFacts(
  foods: readonly (Food & Pick<Ingredient, 'slug'>)[],
): ReadonlyMap<string, readonly DerivedFact[]> {
  const named = new Map(foods.map((food) => [food.slug, factsNamed(food)]))
  const mixed = new Set(foods.filter(isMixed).map(({ slug }) => slug))
  return new Map(
    foods.map((food) => {
      const found = new Set(named.get(food.slug))
      // What is mixed of others is held part by part.
      for (const slug of food.composition?.mayHold ?? [])
        if (!mixed.has(slug)) for (const fact of named.get(slug) ?? []) if (!OF_ITSELF.has(fact)) found.add(fact)
      return [food.slug, judged(food, found)]
    }),
  )
}

const isMixed = ({ composition }: Food): boolean => (composition?.mayHold.length ?? 0) > 0

/** The facts of the groups by which a food goes. */
function factsNamed({ composition }: Food): DerivedFact[] {
  return (composition?.names ?? []).flatMap((name) => FACT_OF_GROUP.get(name) ?? [])
}

/** What a food has of the facts that it was found to have, by what its entry declares. */
function judged({ contains, composition }: Food, found: ReadonlySet<DerivedFact>): DerivedFact[] {
  if (contains === null) return []
  const possible = DERIVATIONS.filter(({ within }) => within === undefined || contains.includes(within))
  const isSaid = (kind: Fact): boolean =>
    possible.some(({ fact, within }) => within === kind && found.has(fact)) ||
    (kind === 'gluten' ? contains.includes('wheat') : composition?.names.includes(ANOTHER_NUT) === true)
  return possible
    .filter(({ fact, within }) => !composition || found.has(fact) || (within !== undefined && !isSaid(within)))
    .map(({ fact }) => fact)
}
