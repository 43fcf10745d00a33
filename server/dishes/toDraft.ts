import type { CompiledCatalogue, CompiledIngredient } from '../catalogue/compiled'
import type { Unit } from '../catalogue/types'
import { dimensionOf, toBase } from '../catalogue/units'
import type { Category } from '../pure/mealCategories'
import type { StepSection } from './DishModel'
import { partLines } from './partLines'
import { isKitchenThing } from './reader/isNoFood'
import { isWater } from './reader/isWater'
import type { Measures } from './reader/measures'
import { mentionedIngredients } from './reader/mentionedIngredients'
import { readIngredientLine, type ReadLine } from './reader/readIngredientLine'
import { soundDetails, type SourceDetails } from './reader/sourceDetails'
import type { SourceRecipe } from './reader/sourceRecipe'
import { unlistedIngredients } from './unlistedIngredients'

/** A line of a draft or of a dish, for one serve. */
export interface DraftLine {
  readonly text: string
  readonly amount: number | null
  readonly unit: Unit | null
  readonly ingredient: CompiledIngredient | null
  readonly name: string
  readonly preparation: string | null
  readonly optional: boolean
  /** The heading before it; missing for none. */
  readonly section?: string
}

/** A recipe that has been read and held against the catalogue. */
export interface Draft {
  readonly name: string
  readonly serves: number | null
  readonly yields: string | null
  readonly minutes: number | null
  readonly categories: readonly Category[]
  readonly lines: readonly DraftLine[]
  readonly steps: readonly string[]
  readonly urlDetails: string | null
  readonly stepSections: readonly StepSection[]
  readonly details: SourceDetails
}

/**
 * A source's recipe as a draft, its lines for one serve. 'Salt and pepper' are two lines, and so are
 * several names without an amount. Water is no ingredient: it is neither bought nor avoided, so its lines are named in a
 * first step, and so are kitchen things (docs/product.md DISH-7, DISH-14, DISH-17). What is said of the recipe is a step
 * where it names an ingredient, so that it is asked about, and a note elsewhere (DISH-52). `english`: whose names they may be.
 */
export function toDraft(
  catalogue: CompiledCatalogue,
  recipe: SourceRecipe,
  measures: Measures = 'AU',
  english: readonly Measures[] = [measures],
): Draft {
  const texts = partLines(catalogue, recipe, measures)
  const isReady = (text: string): boolean => isWater(text) || isKitchenThing(text)
  const set: string[] = []
  const said: string[] = []
  const lines: DraftLine[] = []
  let heading: string | undefined
  for (const { text, section, isRemark } of texts) {
    heading = section ?? heading
    if (isRemark) said.push(plainRemark(text))
    else if (isReady(text)) set.push(text)
    else {
      const line = toDraftLine(catalogue, text, recipe.serves, measures, english)
      lines.push(heading === undefined ? line : { ...line, section: heading })
      heading = undefined
    }
  }
  const whom = recipe.serves ? ` for ${recipe.serves} ${recipe.serves === 1 ? 'serve' : 'serves'}` : ''
  const ready = set.length === 0 ? [] : [`Have ready${whom}: ${set.join('; ')}.`]
  const named = said.filter((text) => mentionedIngredients(catalogue, text).length > 0)
  const details = withNotes(
    recipe.details,
    said.filter((text) => !named.includes(text)),
  )
  const { name, yields, minutes, categories, urlDetails } = recipe
  const { steps, stepSections } = readMethod(catalogue, lines, recipe, [...ready, ...named])
  return { name, serves: recipe.serves, yields, minutes, categories, lines, steps, urlDetails, stepSections, details }
}

/** A remark without what marks it as an item. */
const plainRemark = (text: string): string => text.replace(/^[\s*•·▪▢□☐◦‣\\-]+(?=\S)/u, '')

/** With remarks after the notes. */
function withNotes(details: SourceDetails, remarks: readonly string[]): SourceDetails {
  if (remarks.length === 0) return details
  return soundDetails({
    ...details,
    notes: [...(details.notes === null ? [] : [details.notes]), ...remarks].join('\n'),
  })
}

/**
 * The steps of a recipe after `ready`, with the headings among them. A line that reads like a heading and names what no line
 * lists is a step, so that it is asked about (docs/product.md DISH-42).
 */
function readMethod(
  catalogue: CompiledCatalogue,
  draftLines: readonly DraftLine[],
  recipe: SourceRecipe,
  ready: readonly string[],
): Pick<Draft, 'steps' | 'stepSections'> {
  const lines = draftLines.map(({ text, ingredient }) => ({ text, ingredient: ingredient?.slug ?? null }))
  const headings = new Map(recipe.stepHeadings.map((heading) => [heading.before, heading]))
  const steps = [...ready]
  const stepSections: StepSection[] = []
  recipe.steps.forEach((step, index) => {
    const { title, written } = headings.get(index) ?? {}
    if (written !== undefined && unlistedIngredients(catalogue, { lines, steps: [written], notAdded: null }).length > 0)
      steps.push(written)
    else if (title !== undefined) stepSections.push({ before: steps.length, title })
    steps.push(step)
  })
  return { steps, stepSections }
}

/**
 * Reads one line of a recipe for so many serves; the amounts are one serve's, and the whole recipe's where it names none
 * (null). @param said the ingredient that a person says it is.
 */
export function toDraftLine(
  catalogue: CompiledCatalogue,
  text: string,
  serves: number | null,
  measures: Measures = 'AU',
  english: readonly Measures[] = [measures],
  said: CompiledIngredient | null = null,
): DraftLine {
  const read = readIngredientLine(catalogue, text, measures, english, said)
  const { measurable, written, ingredient, name, preparation, optional } = read
  const { amount, unit } = inFruit(measures === 'AU' ? read : { ...read, ...inSharedUnits(read) })
  const each = amount === null ? null : amount / (serves ?? 1)
  if (measurable || each === null) {
    const shown = ingredient === null && written !== null ? `${name} (${written})` : name
    return { text, amount: each, unit, ingredient, name: shown, preparation, optional }
  }
  return { text, ...inWords({ each, serves }, written ?? unit, preparation), ingredient, name, optional }
}

/** What is measured so is not what the catalogue measures, and its weight is not known: words say how much it is. */
export function inWords(
  { each, serves }: { each: number; serves: number | null },
  unit: string | null,
  preparation: string | null,
): Pick<DraftLine, 'amount' | 'unit' | 'preparation'> {
  const counted = unit === 'piece' ? 'whole' : unit === 'cup' && each > 1 ? 'cups' : unit
  const much = `${sayCount(each)} ${counted} ${serves === null ? 'for the whole recipe' : 'a serve'}`
  return { amount: null, unit: null, preparation: preparation === null ? much : `${much}, ${preparation}` }
}

/** Juice of one fruit, in ml. A juice weighs much less than the fruit that has to be bought for it. */
const JUICE_OF_ONE: Readonly<Record<string, number>> = { lemon: 42, lime: 30, orange: 80 }

/** `1/2 cup lemon juice` is 3 lemons; every other amount stays as it is. */
function inFruit({ amount, unit, ingredient, preparation }: ReadLine): Pick<ReadLine, 'amount' | 'unit'> {
  const ofOne = JUICE_OF_ONE[ingredient?.slug ?? '']
  const isJuice = ofOne !== undefined && /^(?:freshly squeezed |squeezed )?juice\b/i.test(preparation ?? '')
  if (!isJuice || amount === null || unit === null || dimensionOf(unit) !== dimensionOf('ml')) return { amount, unit }
  return { amount: Math.round((toBase(amount, unit) / ofOne) * 100) / 100, unit: 'piece' }
}

/** Cups as millilitres and tablespoons as teaspoons, which mean the same in every country. */
function inSharedUnits({ amount, unit }: ReadLine): Pick<ReadLine, 'amount' | 'unit'> {
  if (amount !== null && unit === 'cup') return { amount: Math.round(toBase(amount, unit)), unit: 'ml' }
  if (amount !== null && unit === 'tbsp') return { amount: toBase(amount, unit) / toBase(1, 'tsp'), unit: 'tsp' }
  return { amount, unit }
}

function sayCount(count: number): string {
  const rounded = Math.round(count * 100) / 100
  const sign = ({ 0.25: '¼', 0.5: '½', 0.75: '¾', 0.33: '⅓', 0.67: '⅔' } as Record<number, string>)[rounded]
  return sign ?? String(rounded)
}
