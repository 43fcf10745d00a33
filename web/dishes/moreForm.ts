import type { SaveDishInput } from '../apollo/schemaTypes.generated'
import { messages } from './messages'
import type { DishDetailsFragment, DraftDetailsFragment } from './operations.generated'

/** What a dish keeps beside its recipe, while it is corrected. */
export interface MoreForm {
  description: string
  notes: string
  /** Separated by commas, as they are typed. */
  labels: string
  /** As they were. */
  readLabels: readonly string[]
  prepMinutes: string
  cookMinutes: string
  sourceName: string
  sourceNutrition: string
}

/** A form of nothing. */
export const NOTHING_MORE: MoreForm = {
  description: '',
  notes: '',
  labels: '',
  readLabels: [],
  prepMinutes: '',
  cookMinutes: '',
  sourceName: '',
  sourceNutrition: '',
}

/** What was read or is stored, for correction. */
export function toMoreForm(said: DishDetailsFragment | DraftDetailsFragment): MoreForm {
  const { description, notes, labels, prepMinutes, cookMinutes, source } = said
  return {
    description: description ?? '',
    notes: notes ?? '',
    labels: labels.join(', '),
    readLabels: labels,
    prepMinutes: prepMinutes === null ? '' : String(prepMinutes),
    cookMinutes: cookMinutes === null ? '' : String(cookMinutes),
    sourceName: source.name ?? '',
    sourceNutrition: source.nutrition ?? '',
  }
}

type MoreInput = Pick<
  SaveDishInput,
  'description' | 'notes' | 'labels' | 'prepMinutes' | 'cookMinutes' | 'sourceName' | 'sourceNutrition'
>

/** What of it is saved; minutes that are none are named in `problems`. */
export function toMoreInput(more: MoreForm, problems: Record<string, string>): MoreInput {
  const minutesOf = (field: 'prepMinutes' | 'cookMinutes'): number | null => {
    const typed = more[field].trim()
    if (typed === '') return null
    if (!/^\d{1,4}$/.test(typed)) problems[field] = messages.more.minutesInvalid
    return Number.parseInt(typed, 10) || 0
  }
  return {
    description: more.description,
    notes: more.notes,
    labels: labelsOf(more),
    prepMinutes: minutesOf('prepMinutes'),
    cookMinutes: minutesOf('cookMinutes'),
    sourceName: more.sourceName,
    sourceNutrition: more.sourceNutrition,
  }
}

/** A label may have a comma in it as long as the labels are not typed. */
function labelsOf({ labels, readLabels }: MoreForm): string[] {
  if (labels === readLabels.join(', ')) return [...readLabels]
  return labels
    .split(',')
    .map((label) => label.trim())
    .filter((label) => label !== '')
}

/** Fields of an error that are about it. */
export const isOfMore = (field: string): boolean =>
  /^(?:description|notes|labels|prepMinutes|cookMinutes|sourceName|sourceNutrition|urlDetails)\b/.test(field)

/** What there is, in a few words. */
export function summaryOf(more: MoreForm, urlDetails: string): string {
  const labels = labelsOf(more).length
  return [
    more.description.trim() === '' ? '' : messages.more.description,
    more.notes.trim() === '' ? '' : messages.more.notes,
    labels === 0 ? '' : messages.more.labelCount({ count: labels }),
    more.sourceName.trim() + urlDetails.trim() === '' ? '' : messages.more.source,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
