import type { Unit } from '../../catalogue/types'
import type { Measures } from './measures'

/** A unit as recipes write it, and what it is in ours. */
interface UnitWord {
  readonly pattern: RegExp
  readonly unit: Unit
  readonly factor: number
  /** What it is where that country's measure of this name is another one. */
  readonly elsewhere: Elsewhere
}

type Elsewhere = Partial<Record<Measures, { unit: Unit; factor: number }>>

const end = '(?![\\p{L}\\p{N}])\\.?'
const word = (names: string, unit: Unit, factor = 1, elsewhere: Elsewhere = {}, flags = 'iu'): UnitWord => ({
  pattern: new RegExp(`^(?:${names})${end}`, flags),
  unit,
  factor,
  elsewhere,
})
const TABLESPOON: Elsewhere = { US: { unit: 'tbsp', factor: 15 / 20 }, UK: { unit: 'tbsp', factor: 15 / 20 } }
const CUP: Elsewhere = { US: { unit: 'cup', factor: 236.59 / 250 }, UK: { unit: 'cup', factor: 284.13 / 250 } }
const inAmerica = (factor: number): Elsewhere => ({ US: { unit: 'ml', factor } })

/**
 * Imperial measures are converted to whole grams and millilitres; another country's spoons and cups are parts of ours,
 * which are the Australian ones.
 */
const UNIT_WORDS: readonly UnitWord[] = [
  word('fl\\.? ?(?:oz|ounces?)|fluid ounces?', 'ml', 28.41, inAmerica(29.57)),
  word('kgs?|kilos?|kilogram(?:me)?s?', 'kg'),
  word('grams?|grammes?|gms?|gr?', 'g'),
  word('millilit(?:re|er)s?|mls?', 'ml'),
  word('centilit(?:re|er)s?|cl', 'ml', 10),
  word('decilit(?:re|er)s?|dl', 'ml', 100),
  word('lit(?:re|er)s?|lt|l', 'l'),
  word('ounces?|ozs?', 'g', 28.3495),
  word('pounds?|lbs?', 'g', 453.592),
  word('pints?|pts?', 'ml', 568.26, inAmerica(473.18)),
  word('quarts?|qts?', 'ml', 1136.5, inAmerica(946.35)),
  word('gallons?|gal', 'ml', 4546, inAmerica(3785.4)),
  word('dessert ?spoons?|dsp', 'ml', 10),
  word('table[ -]?spoons?(?:[ -]?fuls?)?|tbsps?|tbps|tbs|tb|tblsps?|tbls|tbspns?', 'tbsp', 1, TABLESPOON),
  word('T(?!-?bone)', 'tbsp', 1, TABLESPOON, 'u'),
  word('tea[ -]?spoons?(?:[ -]?fuls?)?|tsps?|tspns?|ts', 'tsp'),
  word('t', 'tsp', 1, {}, 'u'),
  word('cups?(?!-shaped)|cupfuls?|c', 'cup', 1, CUP),
  word('pinch(?:es)?', 'pinch'),
]

/** A unit word at the start of a text, how many of our units it is in a country, and what follows it. */
export function readUnit(text: string, measures: Measures): { unit: Unit; factor: number; rest: string } | null {
  for (const { pattern, unit, factor, elsewhere } of UNIT_WORDS) {
    const found = pattern.exec(text)
    if (found) return { unit, factor, ...elsewhere[measures], rest: text.slice(found[0].length).trimStart() }
  }
  return null
}

/** What things are counted by, beside themselves; synonyms share a form. */
const COUNTERS: Readonly<Record<string, string>> = {
  clove: 'clove',
  sprig: 'sprig',
  stalk: 'stalk',
  stick: 'stalk',
  rib: 'stalk',
  slice: 'slice',
  rasher: 'slice',
  strip: 'strip',
  head: 'head',
  bulb: 'bulb',
  bunch: 'bunch',
  handful: 'handful',
  leaf: 'leaf',
  sheet: 'sheet',
  tin: 'tin',
  can: 'tin',
  jar: 'jar',
  packet: 'packet',
  pack: 'packet',
  pkt: 'packet',
  pkg: 'packet',
  package: 'packet',
  bag: 'bag',
  box: 'box',
  bottle: 'bottle',
  tub: 'tub',
  carton: 'carton',
  punnet: 'punnet',
  container: 'tub',
  basket: 'punnet',
  piece: 'piece',
  pc: 'piece',
  item: 'piece',
  itm: 'piece',
  knob: 'thumb',
  thumb: 'thumb',
  wedge: 'wedge',
  cube: 'cube',
  ball: 'ball',
  block: 'block',
  square: 'square',
  stem: 'stem',
  spear: 'spear',
  floret: 'floret',
  ear: 'ear',
  shot: 'shot',
  scoop: 'scoop',
  loaf: 'loaf',
  half: 'half',
  sachet: 'packet',
  envelope: 'packet',
  pot: 'tub',
  tube: 'tub',
  chunk: 'chunk',
  drop: 'drop',
  dash: 'dash',
  splash: 'splash',
  dollop: 'dollop',
  recipe: 'batch',
  part: 'part',
  pat: 'pat',
  bar: 'bar',
  branch: 'sprig',
  twig: 'sprig',
  log: 'log',
  wheel: 'wheel',
  twist: 'twist',
  tray: 'tray',
  pouch: 'packet',
  ring: 'ring',
  round: 'round',
  spoonful: 'spoonful',
  spoon: 'spoonful',
  bowl: 'bowl',
  mug: 'mug',
  strand: 'strand',
  portion: 'portion',
  serving: 'portion',
  batch: 'batch',
  quantity: 'batch',
  glass: 'glass',
  glassful: 'glass',
  bottleful: 'bottle',
  jigger: 'shot',
  link: 'link',
  nub: 'thumb',
  hunk: 'chunk',
}
const IRREGULAR: Readonly<Record<string, string>> = { leaves: 'leaf', loaves: 'loaf', halves: 'half' }

/** The counter that a word is, in its one form; null when it is none. */
export function counterOf(written: string): string | null {
  const lower = written.toLowerCase()
  const singular = Object.hasOwn(IRREGULAR, lower)
    ? (IRREGULAR[lower] ?? lower)
    : lower.replace(/(?<=(?:ch|sh|x))es$|(?<!s)s$/, '')
  return Object.hasOwn(COUNTERS, singular) ? (COUNTERS[singular] ?? null) : null
}

/** Counters of what is bought closed; a weight beside one is its contents'. */
export const CONTAINERS: ReadonlySet<string> = new Set([
  'tin',
  'jar',
  'packet',
  'bag',
  'box',
  'bottle',
  'tub',
  'carton',
  'punnet',
  'block',
  'tray',
  'ball',
  'sheet',
  'chunk',
  'piece',
  'bar',
  'log',
  'batch',
])

/** A counter that is the whole of a thing: `1 broccoli` is a head of it. */
export const WHOLES: ReadonlySet<string> = new Set(['head', 'bulb', 'ball', 'ear'])

/** Amounts that cannot be measured. */
export const VAGUE =
  /^(?:an? |some |several |a good |a small |a little |a couple of |0 (?=as )|good )?(hint|tad|pat|shake|squirt|(?:small|large|tiny) amount|as required|as needed|turn|twist|crack|splash|drizzle|glug|sprinkle|sprinkling|dash|spray|dollop|scattering|smidgen|knob|squeeze|grind|few grinds|grinding|generous drizzle)(?:e?s)?(?: of)? /i
