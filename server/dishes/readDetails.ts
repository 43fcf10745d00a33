import { isDay } from '../../schema/isDay'
import { DETAIL_LIMITS } from '../../schema/detailLimits'
import { LIMITS } from '../../schema/limits'
import type { SaveDishInput } from '../generated/schemaTypes'
import type { DishDetails, StepSection } from './DishModel'
import { messages } from './messages'
import { cleanLines } from './reader/cleanLines'
import { cleanText } from './reader/cleanText'
import { labelKey } from './reader/sourceDetails'
import type { Report } from './report'

/** Reads what a dish to save keeps beside its recipe; what the input does not name is left out, and so stays as it is. */
export function readDetails(input: SaveDishInput, report: Report): Partial<DishDetails> {
  const { labels, cookedOn, stepSections } = input
  return {
    ...readTexts(input, report),
    ...readMinutes(input, report),
    ...(labels !== undefined && { labels: readLabels(labels ?? [], report) }),
    ...(cookedOn !== undefined && { cookedOn: readCookedOn(cookedOn ?? [], report) }),
    ...(stepSections !== undefined && { stepSections: readSections(stepSections ?? [], input.steps.length, report) }),
  }
}

/** A heading before a line or a step; empty for none. */
export function readTitle(title: string, field: string, report: Report): string {
  const read = cleanText(title, DETAIL_LIMITS.sectionLength * 2)
  if (read.length > DETAIL_LIMITS.sectionLength) report('TOO_LONG', field, messages.details.titleTooLong())
  return read
}

const TEXTS = {
  description: DETAIL_LIMITS.description,
  notes: DETAIL_LIMITS.notes,
  sourceName: DETAIL_LIMITS.sourceName,
  sourceApp: DETAIL_LIMITS.sourceApp,
  sourceNutrition: DETAIL_LIMITS.sourceNutrition,
} as const

const ONE_LINE: readonly string[] = ['sourceName', 'sourceApp']

function readTexts(input: SaveDishInput, report: Report): Partial<Pick<DishDetails, keyof typeof TEXTS>> {
  const read: Partial<Pick<DishDetails, keyof typeof TEXTS>> = {}
  for (const field of ['description', 'notes', 'sourceName', 'sourceApp', 'sourceNutrition'] as const) {
    const given = input[field]
    if (given === undefined) continue
    const most = TEXTS[field]
    const text = (ONE_LINE.includes(field) ? cleanText : cleanLines)(given ?? '', most * 2)
    if (text.length > most) report('TOO_LONG', field, messages.details.textTooLong({ most }))
    read[field] = text || null
  }
  return read
}

function readMinutes(input: SaveDishInput, report: Report): Partial<Pick<DishDetails, 'prepMinutes' | 'cookMinutes'>> {
  const read: Partial<Pick<DishDetails, 'prepMinutes' | 'cookMinutes'>> = {}
  for (const field of ['prepMinutes', 'cookMinutes'] as const) {
    const minutes = input[field]
    if (minutes === undefined) continue
    if (minutes !== null && (!Number.isInteger(minutes) || minutes < 0 || minutes > LIMITS.dishMinutes))
      report('OUT_OF_RANGE', field, messages.details.minutesRange())
    read[field] = minutes
  }
  return read
}

/** Labels that differ by case or accents alone are one: the first. */
function readLabels(given: readonly string[], report: Report): string[] | null {
  const read = new Map<string, string>()
  if (given.length > DETAIL_LIMITS.labels) report('TOO_MANY', 'labels', messages.details.tooManyLabels())
  given.slice(0, DETAIL_LIMITS.labels).forEach((text, index) => {
    const label = cleanText(text, DETAIL_LIMITS.labelLength * 2)
    if (label === '') report('REQUIRED', `labels[${index}]`, messages.details.emptyLabel)
    if (label.length > DETAIL_LIMITS.labelLength)
      report('TOO_LONG', `labels[${index}]`, messages.details.labelTooLong())
    const key = labelKey(label)
    if (!read.has(key)) read.set(key, label)
  })
  return read.size > 0 ? [...read.values()] : null
}

function readCookedOn(days: readonly string[], report: Report): string[] | null {
  if (days.length > DETAIL_LIMITS.cookedOn) report('TOO_MANY', 'cookedOn', messages.details.tooManyDays())
  days.slice(0, DETAIL_LIMITS.cookedOn).forEach((day, index) => {
    if (!isDay(day)) report('INVALID', `cookedOn[${index}]`, messages.details.notDay)
  })
  return days.length > 0 ? [...new Set(days.slice(0, DETAIL_LIMITS.cookedOn))].sort() : null
}

function readSections(
  given: NonNullable<SaveDishInput['stepSections']>,
  steps: number,
  report: Report,
): StepSection[] | null {
  if (given.length > LIMITS.dishSteps) report('TOO_MANY', 'stepSections', messages.details.tooManySections())
  const read = new Map<number, StepSection>()
  given.slice(0, LIMITS.dishSteps).forEach(({ before, title: text }, index) => {
    const path = `stepSections[${index}]`
    if (before < 0 || before >= steps) report('OUT_OF_RANGE', `${path}.before`, messages.details.noSuchStep)
    if (read.has(before)) report('DUPLICATE', `${path}.before`, messages.details.twoTitles)
    const title = readTitle(text, `${path}.title`, report)
    if (title === '') report('REQUIRED', `${path}.title`, messages.details.noTitle)
    read.set(before, { before, title })
  })
  return read.size > 0 ? [...read.values()].sort((one, other) => one.before - other.before) : null
}
