import type { CompiledCatalogue } from '../../catalogue/compiled'
import { matchIngredient } from './matchIngredient'
import { wordsOf } from './nameWords'
import { splitPrepared } from './splitPrepared'

/** What parts choices: `or`, a comma, a slash. */
const OR = /\s*,?\s+(?:and\/or|or)\s+|\s*,\s+|\s*\/\s*(?=\p{L})/iu
/** A line with more choices names none. */
const MOST_CHOICES = 8
/** Names that stand alone before `or olive oil`; other words borrow its last word: `sunflower or olive oil`. */
const ALONE = new Set(
  wordsOf(
    'oil molasses vinegar guacamole crisco seltzer aioli ketchup butter margarine ghee lard milk cream honey sugar flour salt water stock sake champagne riesling calvados brandy cognac chive paprika cayenne shallot leek zucchini craisin sherry port rum vodka whisky bourbon mayonnaise crouton pancetta prosciutto buttermilk',
  ),
)

/** `chicken or vegetable broth, homemade or low-sodium canned`: how it is sold does not end the first choice's name. */
const SOLD_SO = /\s(?:canned|tinned|jarred|bottled)$/i

/** `canned or fresh coconut milk`: how the first one is sold goes before all that the last one is called. */
const SOLD_AS = /^(?:canned|tinned|bottled|jarred|frozen)$/i
const SOLD_AS_FIRST = /^(?:canned|tinned|bottled|jarred|frozen|dried) /i

/** `or other neutral oil`: any of the kind. */
export const OTHERS = /^(?:any )?(?:other|another|similar) /i

/** The choices that a name offers, each with the word that they share: `cod or haddock fillets`; itself when it offers none. */
export function choicesOf(catalogue: CompiledCatalogue, name: string): string[] {
  if (!/\s(?:and\/)?or\s|\p{L}{3}\s?\/\s?\p{L}{3}/iu.test(name)) return [name]
  const choices = name
    .split(OR)
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')
  if (choices.length > MOST_CHOICES) return [name]
  const last = choices.at(-1) ?? ''
  if (SOLD_SO.test(last) && !choices[0]?.includes(' ')) return [name]
  if (OTHERS.test(last))
    return choices.map((choice) => {
      const whole = `${choice} ${last.split(' ').at(-1) ?? ''}`
      return choice === last || matchIngredient(catalogue, whole) === null ? choice : whole
    })
  const named = splitPrepared(last).core
  const shared = last.includes(' ') || /^(?:stock|broth)$/i.test(last) ? (named.split(' ').at(-1) ?? '') : ''
  return choices.map((choice) => {
    if (choice === last) return endingLike(catalogue, choices[0] ?? '', choice)
    if (SOLD_AS.test(choice)) return `${choice} ${named.replace(SOLD_AS_FIRST, '')}`
    const longer = borrowed(catalogue, choice, named)
    if (longer !== null) return longer
    if (!named.includes(' ') && matchIngredient(catalogue, splitPrepared(choice).core) !== null) return choice
    if (splitPrepared(choice).core === '') return last
    if (shared === '' || wordsOf(choice).at(-1) === wordsOf(shared).at(-1)) return choice
    const shares = matchIngredient(catalogue, `${splitPrepared(choice).core} ${shared}`) !== null
    const standsAlone = choice.includes(' ') || wordsOf(choice).every((word) => ALONE.has(word))
    return shares || !standsAlone ? `${choice} ${shared}` : choice
  })
}

/** `semisweet or bittersweet chocolate chips`: a choice that names nothing borrows the two or three last words of the last one. */
function borrowed(catalogue: CompiledCatalogue, choice: string, last: string): string | null {
  const words = last.split(' ')
  if (words.length < 3 || matchIngredient(catalogue, splitPrepared(choice).core) !== null) return null
  const wholes = [words.slice(1), words.slice(2)]
    .filter((tail) => tail.length > 1)
    .map((tail) => `${splitPrepared(choice).core} ${tail.join(' ')}`)
  return wholes.find((whole) => matchIngredient(catalogue, whole) !== null) ?? null
}

/** `apple cider or juice`: the last word of the first choice gives way, where the one word alone names nothing. */
function endingLike(catalogue: CompiledCatalogue, first: string, last: string): string {
  if (last.includes(' ') || !first.includes(' ') || matchIngredient(catalogue, last) !== null) return last
  const whole = `${splitPrepared(first).core.split(' ').slice(0, -1).join(' ')} ${last}`
  return matchIngredient(catalogue, whole) === null ? last : whole
}
