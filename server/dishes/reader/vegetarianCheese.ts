import { maskOfFacts, NO_FACTS, type FactMask } from '../../catalogue/facts'

const MILK = maskOfFacts(['milk'])
/** Words for nothing but how firm it is and what it is like: one of nuts or of goat's milk is another food. */
const VEGETARIAN_CHEESE =
  /^(?:an? |any )?(?:similar |equivalent |alternative |strong |mature )?vegetarian (?:alternative|equivalent|(?:(?:hard|soft|blue|melting|grating|mature|italian|parmesan)(?:[ -]style)? ){0,3}cheese)(?: alternative)?$/i

/**
 * Whether a choice beside cheese of milk is one that is made without rennet of animals: `parmesan, or a similar vegetarian hard
 * cheese` (docs/product.md DISH-23).
 *
 * @param own the words of what is named. @param held its facts, as bits.
 */
export function isVegetarianCheese(choice: string, own: ReadonlySet<string>, held: FactMask): boolean {
  return own.has('cheese') && (held & MILK) !== NO_FACTS && VEGETARIAN_CHEESE.test(choice)
}
