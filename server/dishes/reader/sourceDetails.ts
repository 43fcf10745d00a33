import { DETAIL_LIMITS } from '../../../schema/detailLimits'
import { foldText } from '../../catalogue/foldText'
import { cleanLines } from './cleanLines'
import { cleanText } from './cleanText'

/** What a source says beside its recipe (docs/product.md DISH-43). */
export interface SourceDetails {
  readonly description: string | null
  readonly notes: string | null
  readonly labels: readonly string[]
  readonly prepMinutes: number | null
  readonly cookMinutes: number | null
  readonly sourceName: string | null
  /** What it says of its nutrition. */
  readonly sourceNutrition: string | null
}

/** A source that says nothing of them. */
export const NO_DETAILS: SourceDetails = {
  description: null,
  notes: null,
  labels: [],
  prepMinutes: null,
  cookMinutes: null,
  sourceName: null,
  sourceNutrition: null,
}

/** Details within what a dish keeps: a text that is too long ends in an ellipsis. */
export function soundDetails(details: Partial<SourceDetails>): SourceDetails {
  const { labels = [], sourceName, description, notes, sourceNutrition, ...minutes } = details
  return {
    ...NO_DETAILS,
    ...minutes,
    labels: soundLabels(labels),
    sourceName: within(cleanText(sourceName ?? '', 2 * DETAIL_LIMITS.sourceName), DETAIL_LIMITS.sourceName),
    description: linesWithin(description, DETAIL_LIMITS.description),
    notes: linesWithin(notes, DETAIL_LIMITS.notes),
    sourceNutrition: linesWithin(sourceNutrition, DETAIL_LIMITS.sourceNutrition),
  }
}

/** What one source says, and another where the first says nothing. */
export function mergeDetails(one: SourceDetails, other: SourceDetails): SourceDetails {
  return {
    description: one.description ?? other.description,
    notes: one.notes ?? other.notes,
    labels: one.labels.length > 0 ? one.labels : other.labels,
    prepMinutes: one.prepMinutes ?? other.prepMinutes,
    cookMinutes: one.cookMinutes ?? other.cookMinutes,
    sourceName: one.sourceName ?? other.sourceName,
    sourceNutrition: one.sourceNutrition ?? other.sourceNutrition,
  }
}

function linesWithin(text: string | null | undefined, most: number): string | null {
  return within(cleanLines(text ?? '', 2 * most), most)
}

function within(text: string, most: number): string | null {
  if (text === '') return null
  return text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`
}

/** What two labels have in common that are one. */
export const labelKey = (label: string): string => foldText(label) || label.toLowerCase()

/** Each once; a sentence is no label. */
export function soundLabels(labels: readonly string[]): string[] {
  const sound = new Map<string, string>()
  for (const text of labels) {
    const label = cleanText(text, 2 * DETAIL_LIMITS.labelLength)
    const key = labelKey(label)
    if (label !== '' && label.length <= DETAIL_LIMITS.labelLength && !sound.has(key)) sound.set(key, label)
  }
  return [...sound.values()].slice(0, DETAIL_LIMITS.labels)
}
