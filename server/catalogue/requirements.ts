import { messages } from './messages'
import type { Fact, Nutrient } from './types'

/** A bound on an amount in what one person eats at one meal, in the unit of its nutrient. */
export interface AmountBound {
  readonly nutrient: Nutrient
  readonly most: number
}

const MEAT: readonly Fact[] = ['meat', 'pork', 'beef', 'poultry']
const SEAFOOD: readonly Fact[] = ['fish', 'crustacean', 'mollusc']
const FROM_SLAUGHTER: readonly Fact[] = ['gelatine', 'animal_rennet']
const UNDERGROUND: readonly Fact[] = ['allium', 'root_vegetable', 'mushroom']
const JAIN: readonly Fact[] = [...MEAT, ...SEAFOOD, ...FROM_SLAUGHTER, 'egg', 'honey', 'alcohol', ...UNDERGROUND]

/** Two sets of facts, of which a meal may have those of one alone. */
type FactPair = readonly [readonly Fact[], readonly Fact[]]

/**
 * The dietary requirements in the order in which they are shown, new ones last: each is a named set of facts that it forbids, or a
 * bound on an amount (docs/product.md DIET-20, DIET-21). Gelatine and rennet rarely name their animal, so the requirements that
 * avoid one animal avoid them too.
 */
export const REQUIREMENTS = [
  { key: 'VEGETARIAN', label: 'Vegetarian', forbidden: [...MEAT, ...SEAFOOD, ...FROM_SLAUGHTER] },
  { key: 'VEGAN', label: 'Vegan', forbidden: [...MEAT, ...SEAFOOD, ...FROM_SLAUGHTER, 'milk', 'egg', 'honey'] },
  { key: 'PESCATARIAN', label: 'Pescatarian', forbidden: [...MEAT, ...FROM_SLAUGHTER] },
  { key: 'GLUTEN_FREE', label: 'Gluten free', forbidden: ['gluten', 'wheat'] },
  { key: 'WHEAT_FREE', label: 'Wheat free', forbidden: ['wheat'] },
  { key: 'DAIRY_FREE', label: 'Dairy free', forbidden: ['milk'] },
  { key: 'EGG_FREE', label: 'Egg free', forbidden: ['egg'] },
  { key: 'NUT_FREE', label: 'Nut free', forbidden: ['peanut', 'tree_nut'] },
  { key: 'PEANUT_FREE', label: 'Peanut free', forbidden: ['peanut'] },
  { key: 'SOY_FREE', label: 'Soy free', forbidden: ['soy'] },
  { key: 'SESAME_FREE', label: 'Sesame free', forbidden: ['sesame'] },
  { key: 'FISH_FREE', label: 'Fish free', forbidden: ['fish'] },
  { key: 'SHELLFISH_FREE', label: 'Shellfish free', forbidden: ['crustacean', 'mollusc'] },
  { key: 'NO_PORK', label: 'No pork', forbidden: ['pork', 'gelatine'] },
  { key: 'NO_BEEF', label: 'No beef', forbidden: ['beef', ...FROM_SLAUGHTER] },
  { key: 'NO_ALCOHOL', label: 'No alcohol', forbidden: ['alcohol'] },
  { key: 'TREE_NUT_FREE', label: 'Tree nut free', forbidden: ['tree_nut'] },
  { key: 'CRUSTACEAN_FREE', label: 'Crustacean free', forbidden: ['crustacean'] },
  { key: 'MOLLUSC_FREE', label: 'Mollusc free', forbidden: ['mollusc'] },
  { key: 'LUPIN_FREE', label: 'Lupin free', forbidden: ['lupin'] },
  { key: 'CELERY_FREE', label: 'Celery free', forbidden: ['celery'] },
  { key: 'MUSTARD_FREE', label: 'Mustard free', forbidden: ['mustard'] },
  { key: 'SULPHITE_FREE', label: 'Sulphite free', forbidden: ['sulphites'] },
  { key: 'ALMOND_FREE', label: 'Almond free', forbidden: ['almond'] },
  { key: 'BRAZIL_NUT_FREE', label: 'Brazil nut free', forbidden: ['brazil_nut'] },
  { key: 'CASHEW_FREE', label: 'Cashew free', forbidden: ['cashew'] },
  { key: 'HAZELNUT_FREE', label: 'Hazelnut free', forbidden: ['hazelnut'] },
  { key: 'MACADAMIA_FREE', label: 'Macadamia free', forbidden: ['macadamia'] },
  { key: 'PECAN_FREE', label: 'Pecan free', forbidden: ['pecan'] },
  { key: 'PINE_NUT_FREE', label: 'Pine nut free', forbidden: ['pine_nut'] },
  { key: 'PISTACHIO_FREE', label: 'Pistachio free', forbidden: ['pistachio'] },
  { key: 'WALNUT_FREE', label: 'Walnut free', forbidden: ['walnut'] },
  { key: 'BARLEY_FREE', label: 'Barley free', forbidden: ['barley'] },
  { key: 'OAT_FREE', label: 'Oat free', forbidden: ['oats'] },
  { key: 'RYE_FREE', label: 'Rye free', forbidden: ['rye'] },
  { key: 'NO_ONION_OR_GARLIC', label: 'No onion or garlic', forbidden: ['allium'] },
  { key: 'NIGHTSHADE_FREE', label: 'Nightshade free', forbidden: ['nightshade'] },
  { key: 'CORN_FREE', label: 'Corn free', forbidden: ['corn'] },
  { key: 'JAIN_STYLE', label: 'Jain style', forbidden: JAIN },
  { key: 'HALAL_STYLE', label: 'Halal style', forbidden: ['pork', 'alcohol', ...FROM_SLAUGHTER] },
  { key: 'LOW_SODIUM', label: 'Low sodium', forbidden: [], bound: { nutrient: 'sodium', most: 400 } },
  {
    key: 'LOWER_CARBOHYDRATE',
    label: 'Lower carbohydrate',
    forbidden: [],
    bound: { nutrient: 'carbohydrate', most: 45 },
  },
  {
    key: 'MODERATE_CARBOHYDRATE',
    label: 'Moderate carbohydrate',
    forbidden: [],
    bound: { nutrient: 'carbohydrate', most: 60 },
  },
  {
    key: 'KOSHER_STYLE',
    label: 'Kosher style',
    forbidden: ['pork', 'crustacean', 'mollusc', ...FROM_SLAUGHTER, 'not_kosher'],
    notTogether: [['milk'], MEAT],
  },
  { key: 'PREGNANCY', label: 'Pregnancy', forbidden: ['alcohol', 'not_in_pregnancy', 'heat_first'] },
  { key: 'LOW_FODMAP', label: 'Low FODMAP', forbidden: [], bound: { nutrient: 'fodmap', most: 100 } },
  { key: 'LOWER_POTASSIUM', label: 'Lower potassium', forbidden: [], bound: { nutrient: 'potassium', most: 850 } },
  { key: 'LOWER_PHOSPHORUS', label: 'Lower phosphorus', forbidden: [], bound: { nutrient: 'phosphorus', most: 300 } },
] as const satisfies readonly {
  key: string
  label: string
  forbidden: readonly Fact[]
  notTogether?: FactPair
  bound?: AmountBound
}[]

/** The stable name of a requirement, as the API's enum spells it. */
export type RequirementKey = (typeof REQUIREMENTS)[number]['key']

/** The name of one that bounds an amount. */
export type BoundKey = Extract<(typeof REQUIREMENTS)[number], { bound: AmountBound }>['key']

/** STRICT: the meal must suit as it is. ADAPT: swaps may make it suit. */
export type RequirementMode = 'STRICT' | 'ADAPT'

/** A named set of forbidden facts, also of those that no meal has together (docs/product.md DIET-22), or a named bound on an amount. */
export interface Requirement {
  readonly key: RequirementKey
  readonly label: string
  readonly forbidden: readonly Fact[]
  readonly notTogether?: FactPair
  /** Missing for those that forbid facts. */
  readonly bound?: AmountBound
}

/** A requirement that bounds an amount. */
export type BoundRequirement = Requirement & Required<Pick<Requirement, 'bound'>>

/** The requirements that bound an amount, in their order. */
export const BOUND_REQUIREMENTS: readonly BoundRequirement[] = REQUIREMENTS.flatMap((one: Requirement) =>
  one.bound ? [{ ...one, bound: one.bound }] : [],
)

const NOTES: Partial<Record<RequirementKey, string>> = messages.requirementNotes

/** What a requirement leaves out, where its label does not say so, and what it does not promise; null for most. */
export const noteOf = (key: RequirementKey): string | null => NOTES[key] ?? null

/** Finds a requirement by the key that the API uses or by the label that people read, case aside; null when unknown. */
export function findRequirement(keyOrLabel: string): Requirement | null {
  const wanted = keyOrLabel.trim().toLowerCase()
  return REQUIREMENTS.find((r) => r.key.toLowerCase() === wanted || r.label.toLowerCase() === wanted) ?? null
}
