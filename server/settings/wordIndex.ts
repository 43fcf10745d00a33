import { LRUCache } from 'lru-cache'
import type { CompiledCatalogue, CompiledIngredient } from '../catalogue/compiled'
import { maskOfFacts, NO_FACTS } from '../catalogue/facts'
import { shortName } from '../catalogue/sentenceNames'
import { groupMaskOf, isDairyNoun, misleadingStems, splitText, stemsOf } from './ingredientWords'

/** What the words of one catalogue name; made once for each. */
export interface WordIndex {
  /** The ingredients that a phrase's stems name or may stand for, composed foods included; none: it is not understood. */
  find(stems: readonly string[]): ReadonlySet<CompiledIngredient>
  /** The same where the stems are a group's whole name; none where they are not. */
  findGroup(stems: readonly string[]): ReadonlySet<CompiledIngredient>
  /** The same where the stems are an ingredient's whole name, short name or slug, so that every name leaves its food. */
  findOwn(stems: readonly string[]): ReadonlySet<CompiledIngredient>
  /** Everything that people may write, in no form but its own. */
  readonly names: readonly string[]
}

const MILK = maskOfFacts(['milk'])
const MEAT = maskOfFacts(['meat'])
/** What a food that holds it always declares. */
const DECLARED = maskOfFacts([
  ...([
    'peanut',
    'tree_nut',
    'milk',
    'egg',
    'fish',
    'crustacean',
    'mollusc',
    'sesame',
    'soy',
    'lupin',
    'wheat',
  ] as const),
])
const KEPT_PHRASES = 1024
const indexes = new WeakMap<CompiledCatalogue, WordIndex>()
const foodIndexes = new WeakMap<CompiledCatalogue, WordIndex>()

/** The index of a catalogue. */
export const wordIndexOf = (catalogue: CompiledCatalogue): WordIndex => once(indexes, catalogue, makeIndex)

/** The same of foods themselves, without what else may hold them. */
export const foodIndexOf = (catalogue: CompiledCatalogue): WordIndex =>
  once(foodIndexes, catalogue, () => makeIndex(catalogue, true))

function once(
  made: WeakMap<CompiledCatalogue, WordIndex>,
  catalogue: CompiledCatalogue,
  make: (catalogue: CompiledCatalogue) => WordIndex,
): WordIndex {
  const index = made.get(catalogue) ?? make(catalogue)
  made.set(catalogue, index)
  return index
}

/** @param isOfFoods without composed foods that may hold what is named. */
function makeIndex({ ingredients, ingredientBySlug }: CompiledCatalogue, isOfFoods = false): WordIndex {
  const byStem = new Map<string, Set<CompiledIngredient>>()
  const byPhrase = new Map<string, Set<CompiledIngredient>>()
  const byName = new Map<string, Set<CompiledIngredient>>()
  const holders = new Map<string, CompiledIngredient[]>()
  const misleading = new Map<CompiledIngredient, ReadonlySet<string>>()
  const keys = new Map<string, string[]>()
  for (const ingredient of ingredients) {
    const own = new Set(stemsOf(ownWords(ingredient)))
    misleading.set(ingredient, misleadingStems(own))
    for (const name of namesOf(ingredient)) add(byName, stemsOf(name).join(' '), ingredient)
    for (const stem of own) add(byStem, stem, ingredient)
    // What is mixed of other foods goes by their names as well; as a food it is what its own name says.
    for (const name of isOfFoods && isMixed(ingredient) ? [] : (ingredient.composition?.names ?? [])) {
      const forms = keys.get(name) ?? phraseKeys(name)
      keys.set(name, forms)
      for (const key of forms) add(byPhrase, key, ingredient)
    }
    for (const slug of ingredient.composition?.mayHold ?? []) {
      // A spice mix that declares no nuts holds spices, but not the one with nuts in it.
      if (((ingredientBySlug.get(slug)?.mask ?? NO_FACTS) & DECLARED & ~ingredient.mask) !== NO_FACTS) continue
      holders.set(slug, [...(holders.get(slug) ?? []), ingredient])
    }
  }
  // What has not been reviewed may hold anything.
  const unreviewed = ingredients.filter(({ contains, composition }) => contains === null || !composition)

  const withHolders = (named: ReadonlySet<CompiledIngredient>): ReadonlySet<CompiledIngredient> => {
    if (isOfFoods) return named
    const found = new Set(named)
    // Macaroni cheese that declares no meat holds cheese, but not the one with bacon in it.
    const isMeat = ![...named].every(isMixed) && [...named].every(({ mask }) => (mask & MEAT) !== NO_FACTS)
    for (const one of named)
      for (const holder of holders.get(one.slug) ?? [])
        if (!isMeat || !isMixed(one) || (holder.mask & MEAT) !== NO_FACTS) found.add(holder)
    if (found.size > 0) for (const one of unreviewed) found.add(one)
    return found
  }
  const byOwnName = (stems: readonly string[]): CompiledIngredient[] =>
    intersection(stems.map((stem) => byStem.get(stem))).filter((one) => {
      const isMisled = stems.length === 1 && misleading.get(one)?.has(stems[0] ?? '')
      return !isMisled && (!isDairyNoun(stems) || (one.mask & MILK) !== NO_FACTS)
    })
  const findGroup = (stems: readonly string[]): ReadonlySet<CompiledIngredient> => {
    const members = byPhrase.get(stems.join(' ')) ?? new Set()
    const facts = groupMaskOf(stems)
    if (facts === NO_FACTS) return withHolders(members)
    // Words of labels that name no food of themselves, such as gluten, stand for their facts here too.
    if (isOfFoods && members.size > 0)
      return new Set([...members, ...byOwnName(stems).filter(({ mask }) => (mask & facts) !== NO_FACTS)])
    // Facts say themselves what is in composed food.
    return new Set([...members, ...ingredients.filter(({ mask }) => (mask & facts) !== NO_FACTS)])
  }
  const findNamed = (stems: readonly string[]): ReadonlySet<CompiledIngredient> => {
    if (groupMaskOf(stems) !== NO_FACTS) return new Set()
    return withHolders(new Set(byOwnName(stems)))
  }
  const groups = remembered(findGroup)
  const find = remembered((stems) => new Set([...groups(stems), ...findNamed(stems)]))
  const findOwn = remembered((stems) => withHolders(byName.get(stems.join(' ')) ?? new Set()))
  return { names: [...keys.keys()], find, findGroup: groups, findOwn }
}

/** Whether a food is mixed of others. */
const isMixed = ({ composition }: CompiledIngredient): boolean => (composition?.mayHold.length ?? 0) > 0

type Find = (stems: readonly string[]) => ReadonlySet<CompiledIngredient>

function remembered(find: Find): Find {
  const answers = new LRUCache<string, ReadonlySet<CompiledIngredient>>({ max: KEPT_PHRASES })
  return (stems) => {
    const key = stems.join(' ')
    const answer = answers.get(key) ?? find(stems)
    answers.set(key, answer)
    return answer
  }
}

/** How an ingredient is named as a whole; of a name with a comma also what comes after it, since commas part words. */
function namesOf(ingredient: CompiledIngredient): string[] {
  const { name, slug } = ingredient
  return [name, slug, shortName(ingredient), splitText(name).at(-1) ?? name]
}

/** What the names say of an ingredient; what it is free from is not said to be in it. */
function ownWords({ name, kind, piece }: CompiledIngredient): string {
  const nouns = piece === null ? [] : [piece.one, piece.many]
  return [name, kind, ...nouns].join(' ').replace(/\b[\w.%]+-free\b/gi, ' ')
}

/** The stems of a name as one key, with the singular beside `peppers` where it says which. */
function phraseKeys(name: string): string[] {
  const key = stemsOf(name).join(' ')
  return key.includes(' peppers') ? [key, key.replace(' peppers', ' pepper')] : [key]
}

function add<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key)
  if (set) set.add(value)
  else map.set(key, new Set([value]))
}

function intersection<T>(sets: readonly (ReadonlySet<T> | undefined)[]): T[] {
  const [first, ...rest] = [...sets].sort((a, b) => (a?.size ?? 0) - (b?.size ?? 0))
  return [...(first ?? [])].filter((one) => rest.every((set) => set?.has(one)))
}
