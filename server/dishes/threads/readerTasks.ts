import type { CompiledCatalogue } from '../../catalogue/compiled'
import type { Area } from '../../catalogue/types'
import type { MeasuresFrom } from '../../generated/schemaTypes'
import type { Measures } from '../reader/measures'
import { alternativesOf, readIngredientLine } from '../reader/readIngredientLine'
import { suggestIngredients } from '../reader/suggestIngredients'
import { countryOf, type Problem, problemOfRecipe, readSource, type Source, tooMany } from '../readSource'
import type { SourceRecipe } from '../reader/sourceRecipe'
import { type Measured, takenAs, type TakenLine } from '../takenAs'
import { type Draft, type DraftLine, toDraft, toDraftLine } from '../toDraft'
import { type Said, type Unlisted, unlistedIngredients } from '../unlistedIngredients'

/*
 * What threads do for the rest of the process. Ingredients are slugs in what they answer: threads share no objects
 * (docs/decisions/0073-text-is-read-apart.md).
 */

/** An ingredient that a step names and no line lists. */
export type PlainUnlisted = Omit<Unlisted, 'ingredient'> & { readonly ingredient: string }

/** A line of a draft. */
export interface PlainLine extends Omit<DraftLine, 'ingredient'> {
  readonly ingredient: string | null
  /** What it names as other choices or examples, itself included. */
  readonly alternatives: readonly string[]
}

/** A draft with what is asked about it. */
export interface PlainDraft extends Omit<Draft, 'lines'> {
  readonly lines: readonly PlainLine[]
  readonly unlisted: readonly PlainUnlisted[]
  readonly measures: Measures
  readonly measuresFrom: MeasuresFrom
}

/** What a stored dish holds besides what its lines list. */
export interface PlainFound {
  readonly unlisted: readonly PlainUnlisted[]
  /** Of each line; see PlainLine. */
  readonly alternatives: readonly (readonly string[])[]
}

/** A recipe of a source, and whose measures the caller takes it to mean. */
export interface DraftInput {
  readonly recipe: SourceRecipe
  readonly measures: Measures | null
  readonly usualMeasures: Measures | null
}

/** What a line calls its ingredient, with the whole line. */
export interface NamedLine {
  readonly name: string
  readonly text: string
}

/** The lines of a recipe, and whose measures they mean. */
export interface MeasuredLines {
  readonly texts: readonly string[]
  readonly serves: number
  readonly measures: Measures | null
}

/** Each task by its name: what it is given, and what it answers. */
export interface ReaderTasks {
  /** The recipes in a text. */
  source: [text: string, answer: Source]
  /** One of them as a draft, or why it can be none. */
  draft: [input: DraftInput, answer: { draft: PlainDraft } | { problem: Problem }]
  /** What lines give for one of so many serves. */
  amounts: [lines: MeasuredLines, answer: Pick<DraftLine, 'amount' | 'unit'>[]]
  /** What lines call their ingredients. */
  names: [texts: readonly string[], answer: string[]]
  /** What dishes hold besides what their lines list. */
  found: [dishes: readonly Said[], answer: PlainFound[]]
  /** The ingredients that may be meant by lines that match none. */
  suggestions: [lines: readonly NamedLine[], answer: string[][]]
  /** Words of lines that are no part of the name and may make it another food, or add to it. */
  beside: [texts: readonly string[], answer: string[][]]
  /** What lines say of an ingredient, by its slug, that a person names for them; null where it is not in the catalogue. */
  takenAs: [given: { ingredient: string; lines: readonly TakenLine[] }, answer: Measured[] | null]
  /** The store areas of what texts surely name. */
  areas: [texts: readonly string[], answer: Area[]]
}

type Does = {
  [Task in keyof ReaderTasks]: (catalogue: CompiledCatalogue, given: ReaderTasks[Task][0]) => ReaderTasks[Task][1]
}

/** The tasks as functions of a catalogue, of which meals and swaps are not asked for. */
export const readerTasks: Does = {
  source: (_catalogue, text) => readSource(text),
  draft: (catalogue, { recipe, measures: given, usualMeasures }) => {
    const before = problemOfRecipe(recipe)
    if (before) return { problem: before }
    const { measures, measuresFrom, english } = countryOf(recipe, { measures: given, usualMeasures })
    const draft = toDraft(catalogue, recipe, measures, english)
    const after = tooMany(draft)
    return after ? { problem: after } : { draft: { ...plainDraft(catalogue, draft), measures, measuresFrom } }
  },
  amounts: (catalogue, { texts, serves, measures }) =>
    texts.map((text) => {
      const { amount, unit } = toDraftLine(catalogue, text, serves, measures ?? undefined)
      return { amount, unit }
    }),
  names: (catalogue, texts) => texts.map((text) => toDraftLine(catalogue, text, 1).name),
  found: (catalogue, dishes) =>
    dishes.map((dish) => ({
      unlisted: unlistedIngredients(catalogue, dish).map(plainUnlisted),
      alternatives: dish.lines.map(({ text }) => slugsOf(alternativesOf(catalogue, text))),
    })),
  suggestions: (catalogue, lines) => lines.map(({ name, text }) => slugsOf(suggestIngredients(catalogue, name, text))),
  beside: (catalogue, texts) => texts.map((text) => [...readIngredientLine(catalogue, text).beside]),
  takenAs: (catalogue, { ingredient, lines }) => {
    const known = catalogue.ingredientBySlug.get(ingredient)
    return known ? lines.map((line) => takenAs(catalogue, known, line)) : null
  },
  areas: (catalogue, texts) =>
    texts.map((text) => readIngredientLine(catalogue, text).ingredient?.area ?? 'uncategorised'),
}

function plainDraft(catalogue: CompiledCatalogue, draft: Draft): Omit<PlainDraft, 'measures' | 'measuresFrom'> {
  const lines = draft.lines.map((line) => ({
    ...line,
    ingredient: line.ingredient?.slug ?? null,
    alternatives: slugsOf(alternativesOf(catalogue, line.text)),
  }))
  const unlisted = unlistedIngredients(catalogue, { lines, steps: draft.steps, notAdded: null }).map(plainUnlisted)
  return { ...draft, lines, unlisted }
}

const plainUnlisted = ({ ingredient, ...said }: Unlisted): PlainUnlisted => ({ ...said, ingredient: ingredient.slug })

const slugsOf = (ingredients: readonly { slug: string }[]): string[] => ingredients.map(({ slug }) => slug)
