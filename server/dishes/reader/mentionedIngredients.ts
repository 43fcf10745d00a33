import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { readUnit } from './measureWords'
import { isNameWord, matchWords } from './matchIngredient'
import { wordsOf } from './nameWords'
import { NAMED_BY_KIND } from './words/namedByKind'

/** `the onions can be kept`: no tins of onions. */
const MAY = /\bcan(?= (?:be|also|then|easily|still|now|either|just|only|always|keep|sit|go|stay)\b)/gi

/** An ingredient that a text names by the way. */
export interface Mention {
  readonly ingredient: CompiledIngredient
  /** The words that name it, each in its one form; see wordsOf. */
  readonly words: readonly string[]
  /** Whether an amount stands before it: `50 g butter`, `2 eggs`. */
  readonly measured: boolean
}

/** Words that a name has at most. */
const LONGEST = 6
/** `until it looks like breadcrumbs`, `the size of a walnut`: what is compared with is not in it. */
const COMPARED = new Set(wordsOf('resembles resembling resemble looks consistency size texture thickness'))
const COMPARED_WITHIN = 4
/** What is sprinkled with is no sprinkles. */
const SPRINKLES = /\bsprinkles\b/i
/** `cream the butter`: done to something, and no food. */
const DONE_TO: ReadonlyMap<string, RegExp> = new Map([
  ['cream', /^(?:the|together|butter|sugar|margarine|shortening)$/],
])
/** `mash with a fork` and `toast the nuts` are done, `serve with mash` and `on toast` are food: what stands before food. */
const BEFORE_FOOD: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['mash', new Set(wordsOf('with the creamy buttery over on cheesy leftover and'))],
  ['toast', new Set(wordsOf('with on over slice buttered hot of'))],
])
/** What is used and not eaten, after the food that it is for: `butter knife`, `rice cooker`. None of these is also done to food. */
const TOOLS = new Set(
  wordsOf(
    'knife cutter maker masher ricer grater cooker stockpot thermometer mallet grinder squeezer spinner spatula cleaver',
  ),
)
/** The same with words that are also done or eaten. */
const TOOL_NAMES = new Set(
  `pastry brush; pastry bag; pastry board; pastry blender; pastry wheel; pastry cloth; stock pot; pasta pot; pasta machine; bread
  machine; cake pan; cake tin; cake stand; jelly roll pan; cookie sheet; cookie dough
  ball; garlic press; tortilla press; pepper mill; waffle iron; ice cream scoop; ice cream machine; cookie scoop`
    .split(';')
    .map((name) => wordsOf(name).join(' ')),
)

/** Names that are in methods what is done, what is made, or any of several that are listed: `roll the dough`. */
const NO_NAMES: ReadonlySet<string> = new Set(
  ['roll', 'bun', 'chuck', 'chilli', 'hamburger', 'pot roast', 'tomato soup', 'flatbread', 'crema', 'dried fruit']
    .concat(['white beans', 'red beans', 'flat bread', 'bitters', 'drum', 'stuffing', 'chocolate egg', 'pierogi'])
    .map((name) => wordsOf(name).join(' ')),
)

/**
 * The catalogue's ingredients that a text names, in their order, the longest name first: `coconut milk` names no milk. What
 * is not in the catalogue is not found. `Add the vegetables` names those that are listed; `200 g vegetables` are further ones.
 */
export function mentionedIngredients(catalogue: CompiledCatalogue, text: string): Mention[] {
  return text
    .replace(MAY, 'may')
    .split(/[.,;:!?()[\]\n]/)
    .flatMap((clause) => mentionsIn(catalogue, clause))
}

function mentionsIn(catalogue: CompiledCatalogue, clause: string): Mention[] {
  const words = wordsOf(clause)
  const mentions: Mention[] = []
  for (let at = 0; at < words.length;) {
    let length = 0
    while (length < LONGEST && at + length < words.length && isNameWord(catalogue, words[at + length] ?? ''))
      length += 1
    const next = words[at + 1]
    const isVerb =
      (words[at] === 'sprinkle' && !SPRINKLES.test(clause)) ||
      BEFORE_FOOD.get(words[at] ?? '')?.has(words[at - 1] ?? '') === false
    if (isVerb) {
      at += 1
      continue
    }
    const measured = isMeasured(words, at)
    const found =
      length > 0 && !isCompared(words, at) ? longestAt(catalogue, words, { at, most: length, measured }) : null
    if (found === null || (next !== undefined && DONE_TO.get(words[at] ?? '')?.test(next))) {
      at += 1
      continue
    }
    if (!isOfTool(found.words, words[at + found.words.length])) mentions.push({ ...found, measured })
    at += found.words.length
  }
  return mentions
}

const isOfTool = (name: readonly string[], next: string | undefined): boolean =>
  next !== undefined && (TOOLS.has(next) || TOOL_NAMES.has([...name, next].join(' ')))

function longestAt(
  catalogue: CompiledCatalogue,
  words: readonly string[],
  { at, most, measured }: { at: number; most: number; measured: boolean },
): Pick<Mention, 'ingredient' | 'words'> | null {
  for (let length = most; length > 0; length -= 1) {
    const name = words.slice(at, at + length)
    if (name[0] === 'and' || name.at(-1) === 'and') continue
    const ingredient = matchWords(catalogue, name)
    if (ingredient === null) continue
    const isNone = NAMED_BY_KIND.has(ingredient.slug) || NO_NAMES.has(name.join(' '))
    if (measured || !isNone) return { ingredient, words: name }
  }
  return null
}

function isCompared(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - COMPARED_WITHIN), at).some((word) => COMPARED.has(word))
}

function isMeasured(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  if (/^\d/.test(before)) return true
  return readUnit(before, 'AU')?.rest === '' && /^\d/.test(words[at - 2] ?? '')
}
