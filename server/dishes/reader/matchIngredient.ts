import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { NO_FACTS, REVIEWED_MASK } from '../../catalogue/facts'
import { CONTAINERS, counterOf } from './measureWords'
import { NAMES } from './words/ingredientNames'
import { everyWordOf, keyOf, saysNeutral, wordsOf } from './nameWords'

/** Said of the catalogue's ingredients so that a shopper finds them; without them the same thing is meant. */
const UNSAID = new Set(wordsOf('fresh lean boneless raw peeled shelled hulled pitted seedless cleaned sliced'))
/** Longer names are cut; no ingredient has one. */
export const LONGEST_NAME = 200

/** Words that may as well stand before what they are of: `fillet of salmon`, `leaves of basil`; chocolate milk is no milk chocolate. */
const FORMS = new Set(
  wordsOf(
    'fillet breast thigh leg wing steak chop rump loin belly shoulder mince leaf sprig stalk clove root bulb cob head slice piece powder seed flake zest juice rind tinned frozen dried ground fresh raw jar style whole sliced chopped grated',
  ),
)

/** Words of names that are no food by themselves. */
const NO_FOOD = new Set(
  wordsOf(
    'oil fillet steak strip powder biscuit spread fruit mix half agent spice herb leaf slice piece sheet stalk tail wing leg loin juice zest white seed paste shell roll skin stem peel tenderloin liquid cutlet rib green dried finger base fat chip breast topping salt pepper seasoning bit sprinkle soft drink filling concentrate mix crumb sugar vanilla syrup extract onion potato corn cherry apple spice dough mixed vegetable berry heart sprout glaze protein frosting cornmeal polenta kind bone coating food cone drink mixer brine cocktail pineapple puree topping giblet starter fry fries spirit nectar',
  ),
)

/** An ingredient by the words of a name, in whatever order, and the words that those names end in. */
interface Named {
  readonly ingredient: CompiledIngredient
  readonly heads: ReadonlySet<string>
}

interface Index {
  /** Words that name food which some people must not eat. */
  readonly telling: ReadonlySet<string>
  readonly byKey: ReadonlyMap<string, Named>
  /** Every word of the names. */
  readonly words: ReadonlySet<string>
  readonly terms: readonly { ingredient: CompiledIngredient; words: ReadonlySet<string>; kind: ReadonlySet<string> }[]
}

const indexes = new WeakMap<CompiledCatalogue, Index>()

/**
 * The catalogue's ingredient of which these are exactly the words, in whatever number and English, the same one last;
 * null when there is none or more than one. No word is overlooked: `soy milk` is not milk, so a wrong match cannot make a meal
 * look safe.
 */
export function matchIngredient(catalogue: CompiledCatalogue, name: string): CompiledIngredient | null {
  const most = name.slice(0, LONGEST_NAME)
  const named = matchWords(catalogue, everyWordOf(most))
  return named ?? (saysNeutral(most) ? matchWords(catalogue, wordsOf(most)) : null)
}

/** The same for words that are in their one form already. */
export function matchWords(catalogue: CompiledCatalogue, words: readonly string[]): CompiledIngredient | null {
  const named = words.length === 0 ? undefined : indexOf(catalogue).byKey.get(keyOf(words))
  if (named === undefined) return null
  const last = words.at(-1) ?? ''
  const isSo = named.heads.has(last) || FORMS.has(last) || [...named.heads].some((head) => FORMS.has(head))
  return isSo ? named.ingredient : null
}

/** Whether a word names food that contains something which some people must not eat: `halloumi`, `prawn`, `noodle`. */
export function isTelling(catalogue: CompiledCatalogue, word: string): boolean {
  return indexOf(catalogue).telling.has(word)
}

/** Whether a word, in its one form, is part of an ingredient's name. */
export function isNameWord(catalogue: CompiledCatalogue, word: string): boolean {
  return indexOf(catalogue).words.has(word)
}

/** Every ingredient that may be matched, with the words of its name and of its group. */
export function termsOf(catalogue: CompiledCatalogue): Index['terms'] {
  return indexOf(catalogue).terms
}

function indexOf(catalogue: CompiledCatalogue): Index {
  const known = indexes.get(catalogue)
  if (known) return known
  const made = makeIndex(catalogue)
  indexes.set(catalogue, made)
  return made
}

/** Names that are given weigh more than those that are worked out; of two with one name neither is meant. */
function makeIndex(catalogue: CompiledCatalogue): Index {
  const known = catalogue.ingredients.filter(({ contains }) => contains !== null)
  const byKey = new Map<string, Named>()
  for (const namesOf of [wholeNames, givenNames, furtherNames, pieceNames, shortNames]) {
    const found = new Map<string, { ingredient: CompiledIngredient | null; heads: Set<string> }>()
    for (const ingredient of known) {
      for (const words of namesOf(ingredient)) {
        const key = keyOf(words)
        if (key === '') continue
        const { ingredient: other = ingredient, heads = new Set<string>() } = found.get(key) ?? {}
        found.set(key, { ingredient: other === ingredient ? ingredient : null, heads: heads.add(words.at(-1) ?? '') })
      }
    }
    for (const [key, { ingredient, heads }] of found)
      if (ingredient !== null && !byKey.has(key)) byKey.set(key, { ingredient, heads })
  }
  const terms = known.map((ingredient) => ({
    ingredient,
    words: new Set(wordsOf(ingredient.name)),
    kind: new Set(wordsOf(ingredient.kind)),
  }))
  const telling = new Set(known.filter(({ mask }) => (mask & REVIEWED_MASK) !== NO_FACTS).flatMap(tellingWords))
  const words = new Set([...byKey.keys()].flatMap((key) => key.split(' ')))
  return { byKey, terms, telling, words }
}

/** Its group and the last word of its name: `hokkien noodles` are noodles. */
function tellingWords({ name, kind }: CompiledIngredient): string[] {
  return [...wordsOf(kind), ...wordsOf(name.replace(/\(.*\)/, '')).slice(-1)].filter(
    (word) => !NO_FOOD.has(word) && word.length > 2,
  )
}

function wholeNames({ name }: CompiledIngredient): string[][] {
  return [everyWordOf(name)]
}

function givenNames({ name }: CompiledIngredient): string[][] {
  return [wordsOf(name)]
}

function furtherNames({ slug }: CompiledIngredient): string[][] {
  return (Object.hasOwn(NAMES, slug) ? (NAMES[slug] ?? []) : []).map(wordsOf)
}

/** `garlic clove` and what is left of it without the counter; what comes in tins is not also meant without. */
function pieceNames({ piece }: CompiledIngredient): string[][] {
  if (piece === null) return []
  const words = wordsOf(piece.one)
  return words.includes('tinned') ? [words] : [words, words.filter((word) => !isCounter(word))]
}

/** A bag of tea is not tea: what something is sold in counts more than what is in it. */
function isCounter(word: string): boolean {
  const counter = counterOf(word)
  return counter !== null && !CONTAINERS.has(counter)
}

function shortNames({ name }: CompiledIngredient): string[][] {
  return [wordsOf(name).filter((word) => !UNSAID.has(word))]
}
