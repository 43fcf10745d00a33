import type { CompiledIngredient } from '../../catalogue/compiled'
import { wordsOf } from './nameWords'
import { PREPARED, QUALITY } from './preparationWords'
import { PLAIN_WORDS } from './words/plainWords'

/** What an ingredient has and may lose or be parted into. */
const PARTS: ReadonlySet<string> = new Set(
  wordsOf(
    `skin bone casing meat flesh neck giblets heart gizzard liver innards rind juice syrup brine liquid seeds ribs membranes pulp
    stems greens fronds tops whites yolks leaves pith peel shells tail head bulb core stalks pods husk fat membrane roots bottom
    center end half thigh drumstick trimmings sinew feet feathers gills shank section slices rings string twine netting ends crosswise lengthwise grain paste cubes
    chunks strips wedges matchsticks thirds crumbs parts bite-size roe roes stones vein veins tract intestinal beards pods`,
  ),
)
/** What is kept in something is reserved with it, under the name of what it is in. */
const KEPT_IN: readonly (readonly [RegExp, RegExp])[] = [
  [/\boil\b/i, /\boil\b/i],
  [/\bsauce\b/i, /\badobo\b|\bsauce\b/i],
]
const DONE_WORDS =
  'removed discarded reserved reserve reserving trimmed separated patted chopped sliced diced shredded crumbled torn cubed quartered halved minced grated rinsed cut attached intact scraped picked saved pulled shaped'
const DONE = new RegExp(`\\b(?:${DONE_WORDS.replace(/ /g, '|')})\\b`, 'i')
/** A further food is none of it, and so is what it is put into. */
const ADDED =
  /\b(?:with|plus|add|mix(?:ed)?|toss(?:ed)?|season(?:ed)?|in (?!half\b|halves\b|thirds?\b|quarters\b)|or)\b/i
/** `including neck and giblets` */
const INCLUDING = /^including (?:the )?/i
/** One of several that are reserved: `neck, heart, and gizzard reserved`. */
const OF_FOWL = /^(?:neck|heart|gizzard|liver|giblets)s?$/i
/** What is reserved of it has its use in the method. */
const KEPT_FOR = /(?<=\breserv(?:e|ed|ing) .*) for (?:the )?[\p{L} ]+$/iu
/** Which parts of an onion or leek: `white and pale green parts`. */
const COLOURED_PARTS =
  /^(?:(?:all|half|some)(?: of)? (?:the )?)?(?:(?:white|pale|light|dark|tender|green|part|parts|portions?|and|only|the|of|half|all|some|whites|greens|with|plus)\b[ ,]*)+$/i
/** How ripe it looks, or that it has no shell. */
const LOOKS =
  /^(?:very |the skin should be |almost )*(?:(?:green|black|yellow|brown|red|ripe|unripe|hulled|with|spots|or|almost|very)\b[ ,]*)+$/i
const TO_LOOK_AT: ReadonlySet<string> = new Set(['pumpkin seeds', 'spices'])
/** How it was wrapped or shaped. */
const HANDLED =
  /^(?:toasted until they (?:puff|pop)|(?:stacked(?: and)?|flattened|pounded(?: thin)?|covered)? ?(?:between|covered with|with)? ?(?:2 |two )?sheets of (?:plastic wrap|(?:waxed|wax|parchment) paper)(?: and (?:covered with )?(?:a )?(?:dampened|damp)(?: kitchen)? towel)?|(?:crumbled|torn|crushed|processed|ground) into (?:small |fine |coarse )?(?:bread)?crumbs|in a spray bottle|halved(?: lengthwise)? with yolks and whites separated|(?:peeled and )?cut into noodle shapes?|(?:thighs?|drumsticks?) and (?:thighs?|drumsticks?))$/i

const said = new Set([
  ...wordsOf([...PREPARED, ...QUALITY].join(' ')),
  ...PLAIN_WORDS,
  ...wordsOf(`${DONE_WORDS} butcher fishmonger knife serrated`),
])

/**
 * Whether words beside a name say only what is done to it and its own parts: `skin removed and meat shredded`, `neck and giblets
 * reserved`, `white and green parts`. @param own the words of its name and kind. @param beside its names, and what else is said of it.
 */
export function isOfItself(
  ingredient: CompiledIngredient,
  own: ReadonlySet<string>,
  words: string,
  beside: readonly string[],
): boolean {
  if (HANDLED.test(words)) return true
  if (ingredient.area === 'produce' && COLOURED_PARTS.test(words)) return true
  if ((ingredient.area === 'produce' || TO_LOOK_AT.has(ingredient.kind)) && LOOKS.test(words)) return true
  const parts = wordsOf(words.replace(INCLUDING, '').replace(KEPT_FOR, ''))
  if (parts.length === 0 || ADDED.test(words)) return false
  const isKept = (word: string): boolean =>
    KEPT_IN.some(([part, where]) => part.test(word) && beside.some((name) => where.test(name)))
  const isOfIt = (word: string): boolean => PARTS.has(word) || own.has(word) || isKept(word)
  if (INCLUDING.test(words)) return parts.every((word) => isOfIt(word) || word === 'and')
  if (OF_FOWL.test(words)) return beside.some((other) => DONE.test(other) && isOfItself(ingredient, own, other, []))
  return DONE.test(words) && parts.every((word) => isOfIt(word) || said.has(word) || /^\d/.test(word))
}
