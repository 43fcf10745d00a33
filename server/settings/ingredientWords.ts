import { maskOfFacts, NO_FACTS, type FactMask } from '../catalogue/facts'
import { foldText } from '../catalogue/foldText'
import { stemOf } from '../catalogue/stemOf'
import type { Fact } from '../catalogue/types'

/** Words of other Englishes, by stem, in this catalogue's. */
const ALIASES: Readonly<Record<string, string>> = {
  'bell pepper': 'capsicum',
  cilantro: 'coriander',
  aubergine: 'eggplant',
  courgette: 'zucchini',
  shrimp: 'prawn',
  scallion: 'spring onion',
  'green onion': 'spring onion',
  garbanzo: 'chickpea',
  arugula: 'rocket',
  yogurt: 'yoghurt',
  yoghourt: 'yoghurt',
  chili: 'chilli',
  chile: 'chilli',
  soya: 'soy',
  cornstarch: 'cornflour',
  'minced beef': 'beef mince',
  'ground beef': 'beef mince',
  rutabaga: 'swede',
  beet: 'beetroot',
  linguine: 'pasta',
  cantaloupe: 'rockmelon',
  catsup: 'tomato sauce',
  ketchup: 'tomato sauce',
  gelatin: 'gelatine',
  sulfite: 'sulphite',
  'chick pea': 'chickpea',
  'shell fish': 'shellfish',
  'sea food': 'seafood',
  'cow milk': 'milk',
  raisin: 'sultana',
  'free range egg': 'egg',
  'navel orange': 'orange',
  'plain yoghurt': 'natural yoghurt',
}

/**
 * Groups that facts name better than words do: `egg noodles` contain egg, `vegan fish sauce` contains no fish. The words of
 * declared allergens are among them: who writes `milk` as labels do must not be offered cheese.
 */
const GROUPS: readonly (readonly [phrase: string, facts: readonly Fact[]])[] = [
  ['nuts', ['tree_nut', 'peanut']],
  ['tree nuts', ['tree_nut']],
  ['peanuts', ['peanut']],
  ['dairy', ['milk']],
  ['milk', ['milk']],
  ...(
    ['lactose', 'casein', 'caseinate', 'whey', 'milk protein', 'milk solids', 'milk fat', 'whey protein'] as const
  ).map((part): [string, Fact[]] => [part, ['milk']]),
  ['eggs', ['egg']],
  ['albumen', ['egg']],
  ['albumin', ['egg']],
  ['lecithin', ['soy', 'egg']],
  ['soy', ['soy']],
  ['wheatgerm', ['wheat']],
  ['wheat flour', ['wheat']],
  ['durum wheat', ['wheat']],
  ['sesame', ['sesame']],
  ['wheat', ['wheat']],
  ['gluten', ['gluten', 'wheat']],
  ['fish', ['fish']],
  ['seafood', ['fish', 'crustacean', 'mollusc']],
  ['shellfish', ['crustacean', 'mollusc']],
  ['crustaceans', ['crustacean']],
  ['molluscs', ['mollusc']],
  ['meat', ['meat', 'pork', 'beef', 'poultry']],
  ['pork', ['pork']],
  ['beef', ['beef']],
  ['cattle', ['beef']],
  ['cow', ['beef']],
  ['poultry', ['poultry']],
  ['gelatine', ['gelatine']],
  ['rennet', ['animal_rennet']],
  ['honey', ['honey']],
  ['alcohol', ['alcohol']],
  ['lupin', ['lupin']],
  ['sulphites', ['sulphites']],
  ['sulphur dioxide', ['sulphites']],
  ['preservative 220', ['sulphites']],
  ['gluten grains', ['gluten', 'wheat']],
  ['celery', ['celery']],
  ['mustard', ['mustard']],
]

/** Of these, what contains no milk is something else: peanut butter, coconut cream, soy yoghurt. */
const DAIRY_NOUNS = new Set(['butter', 'cream', 'yoghurt', 'cheese', 'ice cream'])

/** Names whose first word alone would mislead: a person who leaves olives does not mean the oil. */
const COMPOUNDS: readonly (readonly [string, string])[] = [
  ['olive', 'oil'],
  ['oyster', 'mushroom'],
  ['bean', 'vanilla'],
  ['butter', 'bean'],
]

/** Words that name no food: `no onions`, `anything with garlic`, `allergic to celery`, `all kinds of nuts`. */
const FILLERS = new Set(
  (
    'a an any all the no not of in with from for to my i we am is are do dont cant cannot eat like hate dislike and or ' +
    'kind kinds type types sort sorts form forms anything everything something things food foods product products ' +
    'containing contains contain made including includes based please never avoid without allergy allergies allergic ' +
    'allergen intolerance intolerant sensitivity sensitive ingredient ingredients also other every each such as'
  ).split(' '),
)

/** Stems of words that say in which state a food is: who leaves dried pasta leaves pasta. */
const STATES = new Set(
  stems(
    'raw cooked uncooked fresh dried dry frozen tinned canned jarred bottled roast roasted grilled baked fried boiled steamed ' +
      'melted poached mashed chopped sliced diced grated shredded peeled whole half large small big baby mini ripe unripe organic ' +
      'natural homemade crunchy',
  ),
)

/** Stems of words that may name a kind or a part of a food. They are left out where the phrase is not known with them. */
const DESCRIPTIONS = new Set(
  stems(
    'smoked cured pickled minced ground crushed plain pure real hot cold warm spicy salted unsalted sweetened unsweetened lean ' +
      'fatty wild local soft hard red green yellow white black brown purple orange stick stalk spear floret kernel piece ' +
      'slice chunk wedge clove bulb root flesh skin zest peel rind juice puree paste sauce soup powder extract essence pulp ' +
      'seasoning dish meal cultured matured vintage seedless pulled sea navel manuka scrambled',
  ),
)

/** Stems of words that make a phrase a part of a food, or a form of all of it: who leaves its zest leaves the lemon. */
const PARTS = new Set(
  stems(
    'juice zest rind peel skin powder stick kernel yolk white fat grease dripping pulp paste puree extract essence',
  ),
)
/** Parts that are white are those of eggs; white pepper is no part of pepper. */
const WHITE_OF = 'egg'

/** Last words that a food may have or not, with the group in which it then is: `kiwi fruit`, `cashew nuts`. */
const TAILS: Readonly<Record<string, readonly string[]>> = {
  nut: ['nut'],
  fruit: ['fruit'],
  berri: ['berri'],
  leaf: ['herb', 'leafi green'],
  herb: ['herb'],
  seed: ['seed', 'spice'],
  spice: ['spice'],
  bean: ['bean', 'pulse'],
  cheese: ['cheese'],
  meat: ['meat'],
  fish: ['fish'],
  oil: ['oil', 'nut', 'seed'],
  mushroom: ['mushroom'],
  noodle: ['noodle'],
  pasta: ['pasta'],
  rice: ['rice'],
  flour: ['grain', 'pulse', 'nut'],
  lettuce: ['lettuce'],
  fillet: ['meat', 'fish'],
  steak: ['meat', 'fish'],
  mince: ['meat'],
  chop: ['meat'],
}

/** Whether some word of a phrase names a food, rather than a state, a colour or a part. */
export const namesFood = (stems: readonly string[]): boolean =>
  stems.some((stem) => !DESCRIPTIONS.has(stem) && !STATES.has(stem) && !PARTS.has(stem))

/** The words of a text: parted by commas, semicolons and new lines, but for those in brackets. */
export function splitText(text: string): string[] {
  return text
    .split(/[,;\n]+(?![^()\n]*\))/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** One form of each word. The plural of pepper is a word of its own: peppers are no peppercorns. */
function stems(phrase: string): string[] {
  return foldText(phrase)
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map((word) => (word === 'peppers' ? word : stemOf(word)))
}

/** The stems of a phrase without fillers, with words of other Englishes replaced. */
export function stemsOf(phrase: string): string[] {
  const ours = (said: string): string | undefined => (Object.hasOwn(ALIASES, said) ? ALIASES[said] : undefined)
  const said = stems(phrase)
  const whole = ours(said.join(' '))
  const words = whole === undefined ? said.map((stem) => ours(stem) ?? stem) : [whole]
  return words.flatMap((word) => (word === 'peppers' ? [word] : word.split(' ').map(stemOf)))
}

/** A way to understand a phrase. */
export interface Reading {
  readonly stems: readonly string[]
  /** Whether only a group of that very name is meant, not ingredients that have these words in their names. */
  readonly isGroup?: boolean
  /** Groups of which it must name a part. */
  readonly within?: readonly string[]
}

/**
 * How a phrase may be understood, the most literal first: as a group; without words for a state; as it stands; without
 * what describes a food; without a tail such as `nuts`, if the rest is one of them. Who writes `nut free` leaves nuts.
 */
export function readingsOf(phrase: string): Reading[] {
  const said = stemsOf(phrase)
  const whole = said.length > 1 && said.at(-1) === 'free' ? said.slice(0, -1) : said
  const stateless = whole.filter((stem) => !STATES.has(stem))
  const bare = stateless.filter((stem) => !DESCRIPTIONS.has(stem))
  const readings: Reading[] = [{ stems: whole, isGroup: true }, { stems: stateless }, { stems: whole }, { stems: bare }]
  for (const stems of [stateless, bare]) {
    const tail = stems.at(-1) ?? ''
    if (stems.length > 1 && Object.hasOwn(TAILS, tail))
      readings.push({ stems: stems.slice(0, -1), within: TAILS[tail] ?? [] })
  }
  return readings.filter(({ stems }) => stems.length > 0)
}

/** How to read the whole of which a phrase names a part; none where it names no part. */
export function partOf(phrase: string): Reading[] {
  const said = stemsOf(phrase)
  const isPart = (stem: string): boolean => PARTS.has(stem) && (stem !== 'white' || said.includes(WHITE_OF))
  const whole = said.filter((stem) => !isPart(stem))
  if (whole.length === 0 || whole.length === said.length) return []
  return [{ stems: whole, isGroup: true }, { stems: whole }]
}

const groupMasks = new Map(GROUPS.map(([phrase, facts]) => [stemsOf(phrase).join(' '), maskOfFacts(facts)]))

/** The facts that a phrase stands for, as bits; none when it names no such group. */
export function groupMaskOf(stems: readonly string[]): FactMask {
  return groupMasks.get(stems.join(' ')) ?? NO_FACTS
}

/** Whether a phrase means the dairy kind only. */
export function isDairyNoun(stems: readonly string[]): boolean {
  return DAIRY_NOUNS.has(stems.join(' '))
}

/** The words of an ingredient's name that do not name it when they stand alone. */
export function misleadingStems(stems: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(COMPOUNDS.filter((pair) => pair.every((stem) => stems.has(stem))).map(([first]) => first))
}
