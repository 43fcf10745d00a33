import type { Area } from '../../schema/areas'
import type { ServedRole } from '../../schema/servedWith'
import type { Category } from '../pure/mealCategories'
import type { Fact } from './dietaryFacts'
import type { MealPart } from './mealParts'
import type { OwnDetails, StepHeading } from './ownDetails'

export { AREAS, type Area } from '../../schema/areas'
export { FACTS, type Fact } from './dietaryFacts'
export { CATEGORIES, type Category } from '../pure/mealCategories'

/** The closed set of words that describe a meal. */
export const TAGS = [
  'quick',
  'spicy',
  'comfort',
  'kid friendly',
  'budget',
  'high protein',
  'freezes well',
  'one pan',
  'no cook',
  'make ahead',
  'light',
  'summer',
  'winter',
  'weekend',
] as const
export type Tag = (typeof TAGS)[number]

/** Units of recipes. Australian measures: tsp 5 ml, tbsp 20 ml, cup 250 ml; a pinch is 0.3 ml. */
export const UNITS = ['g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'pinch', 'piece'] as const
export type Unit = (typeof UNITS)[number]

/** Units in which the shop sells. */
export type ShoppingUnit = 'g' | 'ml' | 'piece'

/** Words for packs, a closed vocabulary; server/shopping/messages.ts has their plurals. */
export const PACKS = [
  'bag',
  'ball',
  'block',
  'bottle',
  'box',
  'bulb',
  'bunch',
  'carton',
  'cob',
  'head',
  'jar',
  'loaf',
  'packet',
  'pot',
  'punnet',
  'sachet',
  'stick',
  'tin',
  'tray',
  'tub',
  'tube',
  'wheel',
] as const
export type Pack = (typeof PACKS)[number]

/** How a shop sells an ingredient: in packs, by the piece, or loose by weight. */
export interface Sale {
  by: Pack | 'piece' | 'loose'
  /** What packs hold, ascending, in `unit`; loose: the one step in which it is weighed; by the piece: 1. */
  sizes: number[]
  unit: ShoppingUnit
  /** How much of the ingredient, in its own unit, one `unit` of what is bought gives; null: they are the same thing. */
  gives: number | null
  /** What it is called where it is bought; null: as the ingredient. */
  name: { one: string; many: string } | null
  /** Whether a kitchen has it in the cupboard; null: as its kind says. */
  cupboard: boolean | null
}

/** Figures per 100 g: energy in kJ, sodium, potassium and phosphorus in mg, everything else in g. */
export interface Nutrition {
  energy: number
  protein: number
  fat: number
  saturatedFat: number
  carbohydrate: number
  sugars: number
  fibre: number
  sodium: number
  /** Missing where no source gives it. */
  potassium?: number
  phosphorus?: number
}

/** What a bound can be on: a figure of nutrition, or the load of FODMAPs (fodmapLoad.ts). */
export type Nutrient = keyof Nutrition | 'fodmap'

/** The figures that an ingredient may lack though it has the others. */
export const MINERALS = ['potassium', 'phosphorus'] as const satisfies readonly Nutrient[]
export type Mineral = (typeof MINERALS)[number]

/** The figures that every ingredient with figures has: those of labels. */
export type LabelNutrient = Exclude<keyof Nutrition, Mineral>

/** A food of the USDA's whose minerals stand for those of an ingredient that lacks them. */
export interface MineralSource {
  /** Its number in the National Nutrient Database for Standard Reference. */
  usda: number
  /** g of it in 1 g of the ingredient, where that is dried or thickened; missing: 1. */
  times?: number
}

/** How much of an ingredient is in a composed food. */
export interface FigurePart {
  /** Slug of the ingredient. */
  ingredient: string
  /** g of it in 100 g of the food; what the parts leave of the 100 g is water, and what they exceed it by was lost. */
  grams: number
}

/** A food in a public source, or parts with sources of their own, from which an ingredient's figures come. */
export interface FigureSource {
  /** Who publishes it, and under which title; null: the figures are computed from `parts`. */
  publisher: string | null
  /** The food's number there; null as `publisher`. */
  number: string | null
  /** The food's name there, or what 100 g are made from. */
  food: string
  /** What a composed food is made from; missing: the figures are those of a food in a source. */
  parts?: readonly FigurePart[]
  /** The share of what is bought to which the source's figures apply: below 1 where there are bones or shells. */
  edible: number
  /** Whether the density is the editor's, because the source measures another cut: sprigs of a herb that recipes chop. */
  ownDensity: boolean
}

/** By what words of 'Ingredients I never eat' an ingredient is excluded, beside its own name (docs/product.md SET-14). */
export interface Composition {
  /** Names of the groups that it belongs to, and of what it holds or may hold. */
  names: string[]
  /** Slugs of ingredients that it holds or may hold. */
  mayHold: string[]
}

/** An ingredient as the catalogue's files and tables hold it. */
export interface Ingredient {
  slug: string
  /** Its exact name, as lists show it. */
  name: string
  /** Its name in the sentences of steps, which leaves words of `name` out; missing or null: as `name`. */
  short?: string | null
  /** Its name on the lists of those who need none of the conditions that `name` states: `name` without some words; missing or null: as `name`. */
  plainName?: string | null
  /** null: no area is known and the list shows it as uncategorised. */
  area: Area | null
  unit: ShoppingUnit
  /** The everyday group that meals are grouped under when this is their main ingredient. */
  kind: string
  /** Name of the illustration. */
  picture: string
  /** g per ml, or null when it is never measured by volume. */
  density: number | null
  /** Weight of one in g and the noun for it, or null when it is never counted; `whole`: a kitchen takes whole ones only. */
  piece: { weight: number; one: string; many: string; whole?: boolean } | null
  perishable: boolean
  /** null: it has not been reviewed, so it fails every requirement. */
  contains: Fact[] | null
  nutrition: Nutrition | null
  /** Where the figures come from; null: they are estimated. */
  source: FigureSource | null
  /** How much of the FODMAPs that one sitting may have 100 g have, in per cent; missing or null: not known. */
  fodmap?: number | null
  /** The food whose potassium and phosphorus stand for what the source does not give; the catalogue's files alone say it. */
  minerals?: MineralSource
  /** Missing or null: not reviewed, so it may hold anything and every word excludes it. */
  composition?: Composition | null
  /** How a shop sells it; missing or null: as its unit says. */
  sold?: Sale | null
}

/** `from` may be replaced by `to` (null: left out), `ratio` grams of `to` for each gram of `from`. */
export interface Swap {
  from: string
  to: string | null
  ratio: number
  note: string
  /** How the new one is prepared; '' for not at all, null for as what it replaces. */
  preparation?: string | null
  /** A further step before the first one that uses `to`, with the placeholder `{to}` for amount and name. */
  before?: string | null
  /** Words of sentences about `from` that do not fit `to`, with what stands for them; `#` is a number, `{from}` the amount. */
  words?: Readonly<Record<string, string>> | null
}

/** One line of a recipe, per serve. */
export interface MealIngredient {
  ingredient: string
  /** Above 0 in the catalogue; 0 in a person's own dish means as much as is needed. */
  amount: number
  unit: Unit
  preparation: string | null
  optional: boolean
  /** The heading of an own dish that the line is under (docs/product.md DISH-42); missing for none. */
  section?: string
}

/** A meal base: amounts per serve, ingredients in the order of use, steps with `{slug}` and `{slug:name}` placeholders. */
export interface Meal {
  /** Stable key: the slug for a catalogue meal, `dish-<uuid>` for a person's own dish. */
  id: string
  slug: string
  name: string
  /** When it is eaten; none of what is served with a meal. */
  categories: Category[]
  /** What it is beside a meal (docs/product.md PLAN-100); missing or null: a meal itself. */
  role?: ServedRole | null
  mainIngredient: string
  minutes: number
  tags: Tag[]
  /** Ingredients that are never swapped, the main ingredient included. */
  essential: string[]
  /**
   * Ingredients that are eaten steaming hot in this meal, and eggs that are set, of those that some may only eat so
   * (docs/product.md DIET-23); missing or null for none.
   */
  hot?: string[] | null
  ingredients: MealIngredient[]
  steps: string[]
  urlDetails: string | null
  /** Serves that amounts in the steps are for, where the steps are text without placeholders: a person's own dish. */
  stepServes?: number
  /** The form in which a person wants the own dish drawn (docs/product.md DISH-28). */
  plateForm?: string
  /** Id of a photo of the own dish (docs/product.md DISH-35). */
  photo?: string
  /** Ids of its other photos, in their order. */
  furtherPhotos?: readonly string[]
  /** Headings among the steps of an own dish. */
  stepSections?: readonly StepHeading[]
  /** What an own dish keeps beside its recipe, where there is any of it. */
  details?: OwnDetails
  /** Dishes that are made for an own dish, in the order in which they are made. Their lines come before its own ones. */
  parts?: MealPart[]
}

/** Everything that people edit, as plain data. */
export interface CatalogueData {
  ingredients: Ingredient[]
  swaps: Swap[]
  meals: Meal[]
}
