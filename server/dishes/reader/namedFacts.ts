import type { CompiledCatalogue } from '../../catalogue/compiled'
import { maskOfFacts, NO_FACTS, UNKNOWN_FACTS_BIT, type FactMask } from '../../catalogue/facts'
import type { Fact } from '../../catalogue/types'
import { mentionedIngredients } from './mentionedIngredients'
import { wordsOf } from './nameWords'
import { FOOD_FACTS } from './words/foodFacts'

const masks = new Map<string, FactMask>()
for (const [words, facts] of FOOD_FACTS)
  for (const word of wordsOf(words)) masks.set(word, (masks.get(word) ?? NO_FACTS) | maskOfFacts(facts))

/** The facts of one word of a food, as bits: `brioche` is made with wheat, milk and egg. */
export function factsOfWord(word: string): FactMask {
  return masks.get(word) ?? NO_FACTS
}

/** What a word like `dairy-free` takes away. */
const FREE_OF: ReadonlyMap<string, readonly Fact[]> = new Map<string, readonly Fact[]>([
  ['dairyfree', ['milk']],
  ['milkfree', ['milk']],
  ['eggfree', ['egg']],
  ['glutenfree', ['gluten', 'wheat']],
  ['wheatfree', ['wheat']],
  ['nutfree', ['tree_nut', 'peanut']],
  ['soyfree', ['soy']],
  ['alcoholfree', ['alcohol']],
  ['meatfree', ['meat', 'pork', 'beef', 'poultry']],
])
const MEAT: readonly Fact[] = [
  'meat',
  'pork',
  'beef',
  'poultry',
  'fish',
  'crustacean',
  'mollusc',
  'gelatine',
  'animal_rennet',
]
const PLANTS = /\b(?:vegan|plant[- ]based|imitation|mock)\b/i
const SUBSTITUTE = /\b(egg|butter|meat|milk|cream|cheese)s? (?:replacer|replacement|substitute|alternative)s?\b/gi
const SUBSTITUTED = new Map<string, readonly Fact[]>([
  ['egg', ['egg']],
  ['meat', MEAT],
  ...['butter', 'milk', 'cream', 'cheese'].map((word): [string, readonly Fact[]] => [word, ['milk']]),
])

/**
 * The facts that a name says the thing does not have, as bits: `plant milk`, `vegetarian mince`, `egg replacer`, `wheat-free
 * flour`. Of choices those that each of them denies.
 */
export function deniedFacts(name: string): FactMask {
  return name
    .split(/\s+or\s+/i)
    .map((choice) => {
      const denied = wordsOf(choice).flatMap((word) => FREE_OF.get(word) ?? [])
      for (const [, word = ''] of choice.matchAll(SUBSTITUTE))
        denied.push(...(SUBSTITUTED.get(word.toLowerCase()) ?? []))
      if (PLANTS.test(choice) || /\bplant\b/i.test(choice)) denied.push(...MEAT, 'milk', 'egg', 'honey')
      if (/\b(?:vegetarian|veggie)\b/i.test(choice)) denied.push(...MEAT)
      return maskOfFacts([...new Set(denied)])
    })
    .reduce((all, mask) => all & mask)
}

/** Plants that are called like what they are taken for. */
const NO_FOOD_OF =
  /\b(?:(?:non-?[ ]?dairy|dairy[- ]free|plant(?:[- ]based)?|vegan) milks?|butter ?(?:beans?|nut(?: squash| pumpkin)?|lettuce)|cream of tartar|creamed (?:corn|coconut)|coconut (?:milk|cream|butter|flour)|cocoa butter|oyster mushrooms?|milk thistle|rice (?:noodles?|flour|vermicelli|paper)|corn(?: |)flour|(?:chickpea|besan|rice|corn|potato|tapioca|buckwheat) flour|nutmeg|water chestnuts?|ginger ?nut|egg ?plants?|peanut butter|(?:almond|cashew|hazelnut|soy|soya|oat|rice) (?:milk|cream|butter)|steak (?:seasoning|tomato(?:es)?)|beef(?:steak)? tomato(?:es)?|red wine vinegar|white wine vinegar|fish ?mint|goat ?weed|ham ?burger buns?|hot ?dog buns?|(?:rice )?(?:wine|sherry|cider|malt|champagne) vinegar|ginger beer|spaghetti squash|goat'?s?'? (?:cheese|milk|yogh?urt|curd)|(?:quail|duck|goose)'?s?'? eggs?|crab ?meat|(?:salmon|tuna|swordfish|halibut|cod|fish) steaks?|almond (?:flour|meal)|salad cream)\b/gi
/** What milk made of any plant may have. */
const OF_PLANTS: readonly Fact[] = ['soy', 'gluten', 'tree_nut', 'peanut', 'lupin', 'sesame']
const PLAIN: Readonly<Record<string, readonly Fact[]>> = {
  non: OF_PLANTS,
  dairy: OF_PLANTS,
  plant: OF_PLANTS,
  vegan: OF_PLANTS,
  'peanut butter': ['peanut'],
  'salad cream': ['egg', 'milk', 'mustard'],
  almond: ['tree_nut'],
  cashew: ['tree_nut'],
  hazelnut: ['tree_nut'],
  soy: ['soy'],
  oat: ['gluten'],
  goat: ['milk'],
  quail: ['egg'],
  duck: ['egg'],
  goose: ['egg'],
  crab: ['crustacean'],
  salmon: ['fish'],
  tuna: ['fish'],
  swordfish: ['fish'],
  halibut: ['fish'],
  cod: ['fish'],
  'fish steak': ['fish'],
  malt: ['gluten'],
}

/**
 * The facts that a text's words name, as bits: of the foods of the catalogue among them, and of foods that it lacks
 * (`swordfish`, `mascarpone`). Words that take something away (`dairy-free`, `vegan`) do.
 */
export function namedFacts(catalogue: CompiledCatalogue, text: string): FactMask {
  let mask = NO_FACTS
  const open = text.replace(/[‘’]/g, "'").replace(NO_FOOD_OF, (name) => {
    for (const [word, facts] of Object.entries(PLAIN))
      if (name.toLowerCase().startsWith(word)) mask |= maskOfFacts(facts)
    return ' '
  })
  const words = wordsOf(open)
  for (const word of words) mask |= masks.get(word) ?? NO_FACTS
  for (const { ingredient } of mentionedIngredients(catalogue, open))
    if (ingredient.slug.startsWith('any-') === false) mask |= ingredient.mask & ~UNKNOWN_FACTS_BIT
  for (const word of words) mask &= ~maskOfFacts(FREE_OF.get(word) ?? [])
  return PLANTS.test(text) ? mask & ~maskOfFacts([...MEAT, 'milk', 'egg', 'honey']) : mask
}
