import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { maskOfFacts, NO_FACTS, type FactMask } from '../../catalogue/facts'
import { choicesOf, OTHERS } from './choicesOf'
import { isTelling, matchIngredient } from './matchIngredient'
import { mentionedIngredients } from './mentionedIngredients'
import { factsOfWord } from './namedFacts'
import { wordsOf } from './nameWords'
import { ofTheKind } from './ofTheKind'
import { PREPARED, QUALITY, TELLTALES } from './preparationWords'
import { readMeasure } from './readMeasure'
import { splitPrepared } from './splitPrepared'
import { isVegetarianCheese } from './vegetarianCheese'
import { PLANT_BASED } from './withoutBrand'
import { PLAIN_WORDS } from './words/plainWords'

/** What a line offers instead of, or as an example of, what it names first. */
export interface Alternatives {
  /** Those of them that the catalogue knows. */
  readonly ingredients: readonly CompiledIngredient[]
  /** Whether nothing among them is unknown. */
  readonly understood: boolean
}

/** Where another choice or an example begins. */
const ALTERNATIVE =
  /^(?:either |both )?(?:or|such as|like|preferably|ideally|especially|e\.?g\b\.?|i\.?e\b\.?|for example|for instance|oder|(?:i|we)(?: have|'m|'re|'ve)? (?:also |often |usually |always )?(?:like|love|prefer|recommend|used?)(?: to use)?|(?:you )?(?:can|may|could) (?:also |be )?(?:use|sub|swap|substitute|replaced?)d?)(?!\p{L})[\s:]*/iu
/** Said of a choice without naming food. */
const HARMLESS = new Set(
  wordsOf(
    `other another similar different any your favorite favourite choice kind various type variety brand more less to taste need
    needed require required desire desired if you like prefer preference use using so whatever is are on hand available
    what have one two three few several some as much many equivalent substitute depending on size in season each for
    serving garnish water handful reach desired consistency love spicy spicier thawed but not teaspoon tablespoon cup
    big small large amount until right preferred regular work works too well fine also can may could you we i sub substitute swap instead dried dry ground frozen canned tinned fresh jarred bottled as taste such with without it them mild hot spicy color colour white red green yellow black brown dark light
    style flavor flavour about at least up and from store etc fry frying will quick cooking cook starchy choose neutral flavored flavoured suitable similarly shape shaped long short
    medium wide thin thick skin seed bone remove find cant hand all either both best good combination own kitchen removed tasting taste light variety per person half quarter whole full recipe they even better see note follow below above homemade bought purchased necessary packaged boxed plain original style sodium salt reduced unsalted salted organic italian french greek mexican spanish hungarian indian thai chinese japanese korean vietnamese american english german turkish mixture melting aged hard firm oily leafy crusty coarse grain grained fleshed`,
  ),
)
/** Plain words that may stand for any food. */
const ANY_FOOD = new Set(
  wordsOf(
    'anything everything something thing things stuff item items ingredient ingredients product products drink version mix mixed blend substitute package packet dish section half then',
  ),
)
const said = new Set([
  ...wordsOf([...PREPARED, ...QUALITY].join(' ')),
  ...[...PLAIN_WORDS].filter((word) => !ANY_FOOD.has(word)),
  ...HARMLESS,
])
const telltales = new Set([...TELLTALES].flatMap(wordsOf))
/** `brown sugar works too`, `you may substitute sliced almonds`. */
const INSTEAD =
  /\b(?:works? (?:too|well|fine|best)|(?:will|would) (?:all |also )?work|(?:can|may|could) (?:also )?(?:use|sub|substitute|swap)|sub(?:stitute)?|instead)\b/i

/** `or tamari for gluten-free`: who takes it instead says nothing of it. */
const FOR_WHOM =
  /,? (?:for|if|to (?:keep|make) (?:it|this)) (?:an? )?(?:[\w-]+[- ]free|gf|vegans?|vegetarians?)(?: (?:version|option|diets?))?$|,? if (?:it is |it's )?(?:not available|unavailable|you (?:can't|cannot|don't|do not) (?:find|have|get) (?:it|that|one|any))$/i
const ETC =
  /,?\s*(?:etc\.?|(?:will|would) (?:all |also )?work(?: (?:too|well|fine|best))?|(?:,|\s)\s*or (?:something |anything )?(?:similar|equivalent|the like))$/i
/** `flank or skirt steak is ideal`, `breasts and thighs work well`: what is advised of a list. */
export const ADVICE =
  / (?:(?:is|are|works?)(?: both| all)? (?:ideal|fine|great|best|good|nice|recommended|preferred|perfect|well|ok|okay)(?: here| too| also| as well)?|recommended(?: but not essential)?|(?<! if )preferred)$/i
const withoutAdvice = (words: string): string =>
  /^(?:\d|an?\b|one\b|two\b|three\b)/i.test(words) ? words : words.replace(ADVICE, '')
/** `or 2 tsp for a thinner sauce`: another amount of the same. */
export const AMOUNT_FOR =
  /^(?:for|if|per|when|depending on) (?!.*\b(?:with|use|instead|substitute|swap|vegan|vegetarian|option|version|add)\b|.*free\b)/i
const LISTED = /\s(?:and\/)?or\s|\p{L}{3}\s?\/\s?\p{L}{3}|\betc\b/iu

/** `milk (I used almond milk)` names the same again; `(I used almond)` may be anything. */
const USED = /^(?:i|we) (?:have |'ve )?used? /i

/** Whether words beside a name say which of its kind someone took. */
export function isOneUsed(words: string, name: string): boolean {
  return USED.test(words) && wordsOf(words).at(-1) === wordsOf(name).at(-1)
}

/** Whether words beside a name say what may be taken instead, or for example. */
export function isAlternative(words: string): boolean {
  return ALTERNATIVE.test(words) || INSTEAD.test(words)
}

/** Whether words beside a name are its kinds, parted by `or` or ending in `etc`: `vegetable or canola oil` (docs/product.md DISH-23). */
export function isListOfKinds(catalogue: CompiledCatalogue, words: string, name = ''): boolean {
  return LISTED.test(words) && !/\d/.test(words) && kindsOf(catalogue, words, name) !== null
}

/** The ingredients of a list of choices; null where one of them is not known, or where there is no list. */
function kindsOf(catalogue: CompiledCatalogue, words: string, beside: string): CompiledIngredient[] | null {
  const plain = words.replace(ETC, '').trim()
  const choices = ETC.test(words) && !/\bor\b|\//i.test(plain) ? plain.split(/\s*,\s*/) : choicesOf(catalogue, plain)
  if (choices.length < 2 && plain === words) return null
  const last =
    wordsOf(splitPrepared(beside).core).length > 0 ? ` ${splitPrepared(beside).core.split(' ').at(-1) ?? ''}` : ''
  const found = choices.map((choice) => {
    const { core } = splitPrepared(choice)
    // `plant milk (oat or soy)`
    const whole = last === '' || core === '' ? null : matchIngredient(catalogue, `${core}${last}`)
    return whole ?? matchIngredient(catalogue, choice) ?? matchIngredient(catalogue, core)
  })
  return found.every((one) => one !== null) ? found : null
}

/** The name beside which choices stand. */
interface Named {
  /** Its own words name nothing else: `kidney beans (or 6 cups cooked beans)`. */
  readonly own: ReadonlySet<string>
  /** The name, whose beginning one word may borrow. */
  readonly beside: string
  /** The facts of what it names, as bits: an example may have those. */
  readonly held: FactMask
}
const UNNAMED: Named = { own: new Set(), beside: '', held: NO_FACTS }

/** What is beside a name as another choice or an example, held against the catalogue. */
export function readAlternatives(
  catalogue: CompiledCatalogue,
  phrases: readonly string[],
  named: Partial<Named> = {},
): Alternatives {
  const found = phrases.map((phrase) => readAlternative(catalogue, phrase, { ...UNNAMED, ...named }))
  return {
    ingredients: [...new Set(found.flatMap(({ ingredients }) => ingredients))],
    understood: found.every(({ understood }) => understood),
  }
}

const OF_ANIMALS = maskOfFacts(['milk', 'egg', 'meat', 'fish', 'honey', 'gelatine'])
/** `soy milk (such as Silk®)`: a maker of food without meat, milk or eggs, beside what has none of them anyway. */
const isMakerOfPlants = (phrase: string, held: FactMask): boolean =>
  held !== NO_FACTS && (held & OF_ANIMALS) === NO_FACTS && MAKER_ALONE.test(phrase)
const MAKER_ALONE = /^(?:such as|like|e\.?g\.?,?|preferably) (?:\p{Lu}[\p{L}'’]*[®™]? ?){1,4}$/u

/**
 * An example (`such as`, `preferably`) is a kind of what is named, so a word that names no food known for what someone must
 * not eat, which the thing itself does not hold, is let pass; another choice (`or`) may be anything.
 */
function readAlternative(catalogue: CompiledCatalogue, phrase: string, { own, beside, held }: Named): Alternatives {
  if (PLANT_BASED.test(phrase)) return { ingredients: [], understood: isMakerOfPlants(phrase, held) }
  const words = phrase.replace(ALTERNATIVE, '').replace(USED, '')
  const isChoice = /^(?:either |both )?or\b/i.test(phrase) || words === phrase
  const plain = withoutAdvice(words.replace(FOR_WHOM, '').replace(ETC, '')).replace(OTHERS, '')
  if (isVegetarianCheese(plain, own, held)) return { ingredients: [], understood: true }
  const measured = readMeasure(plain)
  const name = (measured?.rest ?? plain).trim()
  if (measured !== null && measured.value.unit !== 'piece' && AMOUNT_FOR.test(name))
    return { ingredients: [], understood: true }
  const whole =
    matchIngredient(catalogue, name) ??
    matchIngredient(catalogue, splitPrepared(name).core) ??
    anotherOfIt(catalogue, beside, splitPrepared(name).core)
  if (whole !== null) return { ingredients: [whole], understood: true }
  const other = OTHERS.test(words) ? ofTheKind(catalogue, name) : null
  if (other !== null) return { ingredients: [other], understood: true }
  const kinds = kindsOf(catalogue, name, beside)
  if (kinds !== null) return { ingredients: kinds, understood: true }
  const mentions = mentionedIngredients(catalogue, name)
  const named = new Set(mentions.flatMap((mention) => mention.words))
  const tells = (word: string): boolean => telltales.has(word) || isTelling(catalogue, word)
  const others = wordsOf(name).filter(
    (word) =>
      !named.has(word) && !said.has(word) && (!own.has(word) || tells(word)) && !/^\d/.test(word) && word !== 'or',
  )
  return {
    ingredients: mentions.map(({ ingredient }) => ingredient),
    understood: isChoice
      ? others.length === 0
      : !others.some((word) => tells(word) || (factsOfWord(word) & ~held) !== NO_FACTS),
  }
}

/**
 * `chicken breast (or thighs)`, `bittersweet (or semisweet) chocolate`: one word that alone names nothing, in the place of
 * the name's last one or before it.
 */
function anotherOfIt(catalogue: CompiledCatalogue, beside: string, word: string): CompiledIngredient | null {
  const words = splitPrepared(beside).core.split(' ')
  const kind = words.slice(0, -1).join(' ')
  const isOther = word !== '' && !word.includes(' ') && wordsOf(word)[0] !== wordsOf(words.at(-1) ?? '')[0]
  if (!isOther) return null
  const last = words.at(-1) ?? ''
  return (
    (kind === '' ? null : matchIngredient(catalogue, `${kind} ${word}`)) ??
    (last === '' ? null : matchIngredient(catalogue, `${word} ${last}`)) ??
    (words.length < 3 ? null : matchIngredient(catalogue, `${word} ${words.slice(1).join(' ')}`))
  )
}
