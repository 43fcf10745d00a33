import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { isTelling, matchIngredient } from './matchIngredient'
import { mentionedIngredients } from './mentionedIngredients'
import { wordsOf } from './nameWords'
import { PREPARED, QUALITY, TELLTALES } from './preparationWords'
import { readMeasure } from './readMeasure'
import { splitPrepared } from './splitPrepared'

/** What a line offers instead of, or as an example of, what it names first. */
export interface Alternatives {
  /** Those of them that the catalogue knows. */
  readonly ingredients: readonly CompiledIngredient[]
  /** Whether nothing among them is unknown. */
  readonly understood: boolean
}

/** Where another choice or an example begins. */
const ALTERNATIVE =
  /^(?:either |both )?(?:or|such as|like|preferably|ideally|especially|e\.?g\b\.?|i\.?e\b\.?|for example|for instance|oder|(?:i|we)(?: have|'m|'re|'ve)? (?:also |often |usually |always )?(?:like|love|prefer|recommend)(?: to use)?|(?:you )?(?:can|may|could) (?:also |be )?(?:use|sub|swap|substitute|replaced?)d?)(?!\p{L})[\s:]*/iu
const OR = /\s*,?\s+(?:and\/or|or)\s+|\s*,\s+|\s*\/\s*(?=\p{L})/iu
/** Said of a choice without naming food. */
const HARMLESS = new Set(
  wordsOf(
    `other another similar different any your favorite favourite choice kind type variety brand more less to taste need
    needed require required desire desired if you like prefer preference use using so whatever is are on hand available
    what have one two three few several some as much many equivalent substitute depending on size in season each for
    serving garnish water handful reach desired consistency love spicy spicier thawed but not teaspoon tablespoon cup
    big small large amount until right preferred regular work works too well fine also can may could you we i sub substitute swap instead dried dry ground frozen canned tinned fresh jarred bottled as taste such with without it them mild hot spicy color colour white red green yellow black brown dark light
    style flavor flavour about at least up and from store etc fry frying will`,
  ),
)
const said = new Set([...wordsOf([...PREPARED, ...QUALITY].join(' ')), ...HARMLESS])
const telltales = new Set([...TELLTALES].flatMap(wordsOf))
/** A line with more choices names none. */
const MOST_CHOICES = 8
/** Names that stand alone before `or olive oil`; other words borrow its last word: `sunflower or olive oil`. */
const ALONE = new Set(wordsOf('butter margarine ghee lard milk cream honey sugar flour salt water stock'))

/** `brown sugar works too`, `you may substitute sliced almonds`. */
const INSTEAD =
  /\b(?:works? (?:too|well|fine)|(?:can|may|could) (?:also )?(?:use|sub|substitute|swap)|sub(?:stitute)?|instead)\b/i

/** Whether words beside a name say what may be taken instead, or for example. */
export function isAlternative(words: string): boolean {
  return ALTERNATIVE.test(words) || INSTEAD.test(words)
}

/** The choices that a name offers, each with the word that they share: `cod or haddock fillets`; itself when it offers none. */
export function choicesOf(catalogue: CompiledCatalogue, name: string): string[] {
  if (!/\s(?:and\/)?or\s/i.test(name)) return [name]
  const choices = name
    .split(OR)
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')
  if (choices.length > MOST_CHOICES) return [name]
  const last = choices.at(-1) ?? ''
  const shared = last.includes(' ') || /^(?:stock|broth)$/i.test(last) ? (last.split(' ').at(-1) ?? '') : ''
  return choices.map((choice) => {
    if (choice === last) return choice
    if (splitPrepared(choice).core === '') return last
    if (shared === '' || wordsOf(choice).at(-1) === wordsOf(shared).at(-1)) return choice
    const shares = matchIngredient(catalogue, `${splitPrepared(choice).core} ${shared}`) !== null
    const standsAlone = choice.includes(' ') || wordsOf(choice).every((word) => ALONE.has(word))
    return shares || !standsAlone ? `${choice} ${shared}` : choice
  })
}

/** What stands beside a name as another choice or an example, held against the catalogue. */
export function readAlternatives(catalogue: CompiledCatalogue, phrases: readonly string[]): Alternatives {
  const found = phrases.map((phrase) => readAlternative(catalogue, phrase))
  return {
    ingredients: [...new Set(found.flatMap(({ ingredients }) => ingredients))],
    understood: found.every(({ understood }) => understood),
  }
}

/**
 * An example (`such as`, `preferably`) is a kind of what is named, so a word that names no food known for what somebody must
 * not eat is let pass; another choice (`or`) may be anything.
 */
function readAlternative(catalogue: CompiledCatalogue, phrase: string): Alternatives {
  const words = phrase.replace(ALTERNATIVE, '')
  const isChoice = /^(?:either |both )?or\b/i.test(phrase) || words === phrase
  const name = (readMeasure(words)?.rest ?? words).trim()
  const whole = matchIngredient(catalogue, name) ?? matchIngredient(catalogue, splitPrepared(name).core)
  if (whole !== null) return { ingredients: [whole], understood: true }
  const mentions = mentionedIngredients(catalogue, name)
  const named = new Set(mentions.flatMap((mention) => mention.words))
  const others = wordsOf(name).filter(
    (word) => !named.has(word) && !said.has(word) && !/^\d/.test(word) && word !== 'or',
  )
  const tells = (word: string): boolean => telltales.has(word) || isTelling(catalogue, word)
  return {
    ingredients: mentions.map(({ ingredient }) => ingredient),
    understood: isChoice ? others.length === 0 : !others.some(tells),
  }
}
