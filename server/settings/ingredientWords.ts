import { maskOfFacts } from '../catalogue/facts'
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
  ['lactose', ['milk']],
  ['eggs', ['egg']],
  ['soy', ['soy']],
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
  ['poultry', ['poultry']],
  ['gelatine', ['gelatine']],
  ['rennet', ['animal_rennet']],
  ['honey', ['honey']],
  ['alcohol', ['alcohol']],
  ['lupin', ['lupin']],
  ['sulphites', ['sulphites']],
]

/** Kinds that composed food holds without saying which: granola may have almonds in it, curry paste prawns. */
const KINDS: readonly (readonly [Fact, words: string])[] = [
  ['tree_nut', 'almonds brazil cashews hazelnuts macadamias pecans pistachios pine walnuts'],
  ['crustacean', 'prawns shrimps crabs lobsters crayfish yabbies'],
  ['mollusc', 'mussels oysters squid calamari scallops octopus clams pipis'],
]

/** Of these, what contains no milk is something else: peanut butter, coconut cream, soy yoghurt. */
const DAIRY_NOUNS = new Set(['butter', 'cream', 'yoghurt', 'cheese', 'ice cream'])

/** Kinds whose names do not have the word for them: whoever leaves cheese leaves halloumi. */
const ALSO: Readonly<Record<string, readonly string[]>> = { cheese: ['halloumi', 'paneer', 'ricotta', 'pesto'] }

/** Names whose first word alone would mislead: nobody who leaves olives means the oil. */
const COMPOUNDS: readonly (readonly [string, string])[] = [
  ['olive', 'oil'],
  ['oyster', 'mushroom'],
]

const FILLERS = new Set(['a', 'an', 'any', 'all', 'the', 'no', 'of', 'in', 'with', 'from', 'kind', 'type', 'and', 'or'])

/** The stems of a phrase without fillers, with words of other Englishes replaced. */
export function stemsOf(phrase: string): string[] {
  const stems = foldText(phrase)
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map(stemOf)
  const ours = (said: string): string | undefined => (Object.hasOwn(ALIASES, said) ? ALIASES[said] : undefined)
  const whole = ours(stems.join(' '))
  const words = whole === undefined ? stems.map((stem) => ours(stem) ?? stem) : [whole]
  return words.flatMap((word) => word.split(' ').map(stemOf))
}

const kinds = KINDS.map(([fact, words]) => ({ mask: maskOfFacts([fact]), words: new Set(stemsOf(words)) }))
const groupMasks = new Map(GROUPS.map(([phrase, facts]) => [stemsOf(phrase).join(' '), maskOfFacts(facts)]))

/** The facts that a phrase stands for, as bits; 0 when it names no such group. */
export function groupMaskOf(stems: readonly string[]): number {
  return groupMasks.get(stems.join(' ')) ?? 0
}

/** Whether a phrase names one of the kinds, and what may hold it without saying so; null when it names none. */
export function kinOf(stems: readonly string[]): { mask: number; words: ReadonlySet<string> } | null {
  const named = stems.filter((stem) => stem !== 'nut')
  return kinds.find(({ words }) => named.length > 0 && named.every((stem) => words.has(stem))) ?? null
}

/** Words that a phrase means too. */
export function furtherStems(stems: readonly string[]): readonly string[] {
  const phrase = stems.join(' ')
  return Object.hasOwn(ALSO, phrase) ? (ALSO[phrase] ?? []) : []
}

/** Whether a phrase means the dairy kind only. */
export function isDairyNoun(stems: readonly string[]): boolean {
  return DAIRY_NOUNS.has(stems.join(' '))
}

/** The words of an ingredient's name that do not name it when they stand alone. */
export function misleadingStems(stems: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(COMPOUNDS.filter((pair) => pair.every((stem) => stems.has(stem))).map(([first]) => first))
}
