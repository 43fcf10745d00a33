import { CATEGORIES, type Category } from '../../pure/mealCategories'
import { oneLine } from './plainText'
import { isText, listOf, type DataNode } from './recipeNodes'

/** Texts of a source that are looked at, and characters of each. */
const MOST_TEXTS = 100
const LONGEST = 100

/** What sources call the meals of the day, as a whole category or keyword: `Main Course`, `Weeknight dinners`. */
const CATEGORY_WORDS: readonly (readonly [RegExp, readonly Category[]])[] = [
  [/\bbreakfasts?\b/i, ['breakfast']],
  [/\bbrunch(?:es)?\b/i, ['breakfast', 'lunch']],
  [/\blunch(?:es|box(?:es)?)?\b/i, ['lunch']],
  [/\b(?:dinners?|suppers?|tea ?time)\b/i, ['dinner']],
  [/^(?:mains?|main[ -](?:course|dish|meal)(?:es|s)?|entrees?|entrées?)$/i, ['dinner']],
  [/^(?:light (?:meals?|main)|soups?|salads?|sandwich(?:es)?|wraps?)$/i, ['lunch']],
]

/** Dishes whose name says that they are a breakfast. */
const BREAKFAST_NAMES =
  /\b(?:breakfast|porridge|oatmeal|overnight oats|granola|muesli|pancakes?|hotcakes?|pikelets?|waffles?|french toast|omelettes?|omelets?|smoothie|shakshuka|crumpets)\b/i

/** What else than pancakes comes of it: `pancake cake`, `scallion pancakes` are eaten at other times. */
const NO_BREAKFAST = /\b(?:savou?ry|scallion|spring onion|potato|kimchi|okonomiyaki|cake|dinner|supper|dessert)\b/i

/**
 * When a recipe is eaten, as far as its source says: by its categories, else its keywords, else its name. Empty when it
 * does not, as with sauces and cakes: the person is asked (docs/product.md DISH-21).
 */
export function whenEaten(name: string, { recipeCategory, keywords }: DataNode = {}): Category[] {
  const said = [recipeCategory, keywords].map(textsOf).map(categoriesOf)
  const stated = said.find((categories) => categories.length > 0)
  if (stated) return stated
  return BREAKFAST_NAMES.test(name) && !NO_BREAKFAST.test(name) ? ['breakfast'] : []
}

/** `Dinner, Quick & Easy` as two texts. */
function textsOf(value: unknown): string[] {
  return listOf(value)
    .filter(isText)
    .flatMap((text) => text.slice(0, MOST_TEXTS * LONGEST).split(/[,;|/>]|\s&\s|\sand\s/))
    .slice(0, MOST_TEXTS)
    .map((text) => oneLine(text.slice(0, LONGEST)))
}

/** In the order of the day. */
function categoriesOf(texts: readonly string[]): Category[] {
  const found = new Set(
    texts.flatMap((text) => CATEGORY_WORDS.flatMap(([words, categories]) => (words.test(text) ? categories : []))),
  )
  return CATEGORIES.filter((category) => found.has(category))
}
