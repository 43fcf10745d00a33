import type { CompiledIngredient } from '../../catalogue/compiled'
import { maskOfFacts, NO_FACTS } from '../../catalogue/facts'
import { inSentences } from '../../catalogue/sentenceNames'
import { groupMaskOf, isDairyNoun, namesFood, stemsOf } from '../../settings/ingredientWords'

/** How words name a food, the plainest first; null where they do not. */
export type HowNamed = 'OWN_NAME' | 'GROUP' | 'PART' | null

/** What a food's name says of the state in which it is bought: `tinned chickpeas` are chickpeas. */
const STATES = /(?<!-)\b(?:tinned|frozen|dried|plain|fresh|ground|hulled|lean|pitted|diced|sliced)\b/gi
const CONDITIONS = /\b(?:[\w.%]+-free|vegan|vegetarian|plant-based)\b/gi
/** Words for a form of what is named before them: what has barbecue sauce is `Barbecue ribs`. */
const FORMS = new Set(
  stemsOf(
    'sauce paste powder seeds oil extract juice flakes fillets mince dressing vinegar bread pastry noodles shoots yoghurt ' +
      'cream chillies adobo',
  ),
)
const MILK = maskOfFacts(['milk'])

/** What a food is called, in stems. */
interface Called {
  /** Its name, and its nouns, each as it is and without states and conditions. */
  readonly names: ReadonlySet<string>
  readonly kind: string
  /** The groups that it belongs to. A mixed food goes by what it is called and by what it holds alike. */
  readonly groups: ReadonlySet<string>
  readonly isMixed: boolean
  readonly words: readonly string[]
}

const called = new WeakMap<CompiledIngredient, Called>()

/** How words, in stems, name a food. */
export function howNamed(food: CompiledIngredient, stems: readonly string[]): HowNamed {
  const { names, kind, groups, isMixed, words } = calledOf(food)
  const phrase = stems.join(' ')
  if (names.has(phrase)) return 'OWN_NAME'
  if (isDairyNoun(stems) && (food.mask & MILK) === NO_FACTS) return null
  if (phrase === kind || (!isMixed && groups.has(phrase)) || (groupMaskOf(stems) & food.mask) !== NO_FACTS)
    return 'GROUP'
  const isHead = stems.includes(words.at(-1) ?? '')
  const isIn = namesFood(stems) && stems.every((stem) => words.includes(stem))
  const rest = words.filter((stem) => !stems.includes(stem))
  if (isIn && (isHead || rest.every((stem) => FORMS.has(stem) || !namesFood([stem])))) return 'PART'
  return isMixed && stems.length === 1 && groups.has(phrase) ? 'PART' : null
}

/** A name as titles have it: without what is said in brackets and of the state of what is bought. */
export const plainTitle = (name: string): string => without(name.replace(/ \(.*\)/, ''), STATES)

const without = (name: string, words: RegExp): string =>
  name
    .replace(words, '')
    .replace(/[ ,]{2,}/g, ' ')
    .trim()

function calledOf(food: CompiledIngredient): Called {
  const known = called.get(food)
  if (known) return known
  const { name, plainName, piece, kind, composition } = food
  const nouns = [
    name,
    inSentences(food).name,
    ...(plainName ? [plainName] : []),
    ...(piece ? [piece.one, piece.many] : []),
  ]
  const words = stemsOf(bare(name))
  const of: Called = {
    names: new Set(nouns.flatMap((noun) => [noun, plainTitle(noun), bare(noun)].map(keyOf))),
    // A paste of tomatoes is shown with tomatoes and is none.
    kind: words.some((stem) => FORMS.has(stem)) ? '' : keyOf(kind),
    groups: new Set((composition?.names ?? []).map(groupKey)),
    isMixed: (composition?.mayHold.length ?? 0) > 0,
    words,
  }
  called.set(food, of)
  return of
}

const bare = (name: string): string => without(plainTitle(name), CONDITIONS)
const keyOf = (name: string): string => stemsOf(name).join(' ')

/** Names of groups, which are few and in many foods, in stems. */
const groupKeys = new Map<string, string>()

function groupKey(name: string): string {
  const key = groupKeys.get(name) ?? keyOf(name)
  groupKeys.set(name, key)
  return key
}
