import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue, CompiledIngredient } from '../catalogue/compiled'
import { NO_FACTS, REVIEWED_MASK } from '../catalogue/facts'
import type { StoredLine } from './DishModel'
import { mentionedIngredients, type Mention } from './reader/mentionedIngredients'
import { wordsOf } from './reader/nameWords'

/** An ingredient that a step names and no line lists. */
export interface Unlisted {
  readonly ingredient: CompiledIngredient
  /** Position of the first step that names it. */
  readonly step: number
  /** What the step says of it. */
  readonly text: string
}

/** What a dish says of its ingredients. */
export interface Said {
  readonly lines: readonly Pick<StoredLine, 'text' | 'ingredient'>[]
  readonly steps: readonly string[]
  readonly notAdded: readonly string[] | null
}

/** Words for many foods: `the berries` are the strawberries that are listed (docs/product.md DISH-24). */
const GENERIC: ReadonlySet<string> = new Set(
  wordsOf('berries fruit vegetables herbs greens nuts seeds beans mushrooms spices'),
)

/** In every kitchen, in no requirement, and named by nearly every method. */
const NEVER_ASKED: ReadonlySet<string> = new Set(['salt', 'black-pepper'])

/**
 * The ingredients that the steps of a dish name and its lines do not list, each once: `stir in 50 g butter`. A person
 * has to say whether they are added before the dish may claim a diet. What the steps call by a shorter name than the list
 * (`the stock`, `the pasta`, `the berries`) is listed, unless the shorter name may hold what is in no listed food.
 */
export function unlistedIngredients(catalogue: CompiledCatalogue, { lines, steps, notAdded }: Said): Unlisted[] {
  const isListed = listedIn(catalogue, lines)
  const found = new Map<CompiledIngredient, Unlisted>()
  steps.forEach((step, index) => {
    for (const sentence of step.split(/(?<=[.;!?])\s+|\n+/)) {
      for (const mention of mentionedIngredients(catalogue, sentence)) {
        const { ingredient } = mention
        if (found.has(ingredient) || isListed(mention) || notAdded?.includes(ingredient.slug)) continue
        found.set(ingredient, { ingredient, step: index, text: sentence.trim().slice(0, LIMITS.dishLineLength) })
      }
    }
  })
  return [...found.values()]
}

/** Whether an ingredient is one of the foods that a word for many means. Stock that holds vegetables is none of them. */
function isOneOf(listed: CompiledIngredient | undefined, words: readonly string[]): boolean {
  const { names = [], mayHold = [] } = listed?.composition ?? {}
  if (mayHold.length > 0 || !words.every((word) => GENERIC.has(word))) return false
  const meant = words.join(' ')
  return names.some((name) => wordsOf(name).join(' ') === meant)
}

/** How it is cut or made ready by then: `the chicken pieces`, `the grated cheese`. */
const SHAPED: ReadonlySet<string> = new Set(
  wordsOf('pieces slices cubes chunks strips shreds shredded grated crumbled chopped diced sliced cooked melted'),
)

/** The parts into which an ingredient is separated, by slug: the yolks are those of the eggs that are listed. */
const PART_OF: ReadonlyMap<string, string> = new Map([
  ['egg-yolk', 'egg'],
  ['egg-white', 'egg'],
  ['lemon-zest', 'lemon'],
])

/** Whether a line lists what a step names. */
function listedIn(catalogue: CompiledCatalogue, lines: Said['lines']): (mention: Mention) => boolean {
  const listed = lines.map(({ text, ingredient }) => {
    const known = ingredient === null ? undefined : catalogue.ingredientBySlug.get(ingredient)
    const words = new Set(wordsOf(`${text} ${known?.name ?? ''}`))
    return { known, words, kind: new Set(wordsOf(known?.kind ?? '')), head: wordsOf(known?.name ?? text).at(-1) }
  })
  const ingredients = new Set(listed.map(({ known }) => known))
  return ({ ingredient, words, measured }) => {
    if (NEVER_ASKED.has(ingredient.slug) || ingredients.has(ingredient)) return true
    const plain = words.filter((word) => !SHAPED.has(word))
    // Crumbed chicken strips are not the chicken that is listed.
    const isPlain = (known: CompiledIngredient | undefined): boolean =>
      ingredient.slug.startsWith('any-') || (ingredient.mask & REVIEWED_MASK & ~(known?.mask ?? NO_FACTS)) === NO_FACTS
    return listed.some((line) => {
      if (words.every((word) => line.kind.has(word))) return true
      if (!measured && isPlain(line.known) && plain.length > 0 && plain.every((word) => line.kind.has(word)))
        return true
      if (line.known !== undefined && line.known.slug === PART_OF.get(ingredient.slug)) return true
      // A line that is matched with nothing is one already; the dish meets no requirement until it is.
      if (line.known === undefined && !measured && words.every((word) => line.words.has(word))) return true
      const holdsNoMore = (ingredient.mask & ~(line.known?.mask ?? NO_FACTS)) === NO_FACTS
      if (holdsNoMore && !measured && isOneOf(line.known, words)) return true
      if (!words.every((word) => line.words.has(word))) return false
      // `the butter` of a list with peanut butter is that one; `50 g butter` is not.
      return holdsNoMore || (line.head === words.at(-1) && !measured)
    })
  }
}
