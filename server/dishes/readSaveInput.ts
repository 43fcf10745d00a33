import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { foldText } from '../catalogue/foldText'
import { CATEGORIES, TAGS, type Category, type Tag } from '../catalogue/types'
import { inputError } from '../errors'
import type { ErrorCode, InputError, SaveDishInput } from '../generated/resolverTypes'
import { cleanText } from './reader/cleanText'
import type { DishFields } from './DishModel'
import { readSaveLines } from './readSaveLines'
import { soundUrl } from './reader/sourceRecipe'

/** Says what is wrong with a field. */
export type Report = (code: ErrorCode, field: string, message: string) => void

/** Reads a dish to save and reports everything that is wrong with it, each by its field. */
export function readSaveInput(
  catalogue: CompiledCatalogue,
  input: SaveDishInput,
): { value: DishFields | null; errors: InputError[] } {
  const errors: InputError[] = []
  const report: Report = (code, field, message) => void errors.push(inputError(code, field, message))
  const whole = (field: 'minutes' | 'serves', most: number, what: string): number => {
    const number = input[field] ?? 1
    if (!Number.isInteger(number) || number < 1 || number > most)
      report('OUT_OF_RANGE', field, `${what} must be a whole number from 1 to ${most}.`)
    return number
  }
  const name = readName(input.name, report)
  const mainLine = input.mainLine ?? 0
  const value: DishFields = {
    name,
    nameKey: (foldText(name) || name.toLowerCase()).slice(0, 190),
    categories: readCategories(input.categories, report),
    tags: readTags(input.tags ?? [], report),
    minutes: whole('minutes', LIMITS.dishMinutes, 'Minutes'),
    serves: whole('serves', LIMITS.dishServes, 'Serves'),
    lines: readSaveLines(catalogue, input.lines, report),
    mainLine,
    steps: readSteps(input.steps, report),
    notAdded: readNotAdded(catalogue, input.notAdded ?? [], report),
    urlDetails: readUrl(input.urlDetails, report),
    measures: input.measures ?? null,
  }
  if (!Number.isInteger(mainLine) || mainLine < 0 || mainLine >= Math.max(1, input.lines.length))
    report('OUT_OF_RANGE', 'mainLine', 'The main ingredient must be one of the lines.')
  return errors.length > 0 ? { value: null, errors } : { value, errors }
}

function readName(text: string, report: Report): string {
  const name = cleanText(text, LIMITS.dishNameLength * 2)
  if (name === '') report('REQUIRED', 'name', 'Give the dish a name.')
  else if (name.length > LIMITS.dishNameLength)
    report('TOO_LONG', 'name', `A name has at most ${LIMITS.dishNameLength} characters.`)
  return name
}

function readCategories(categories: SaveDishInput['categories'], report: Report): Category[] {
  const chosen = CATEGORIES.filter((category) => categories.includes(category))
  if (chosen.length === 0) report('REQUIRED', 'categories', 'Say when it is eaten: breakfast, lunch or dinner.')
  return chosen
}

function readTags(tags: readonly string[], report: Report): Tag[] {
  tags.slice(0, 2 * TAGS.length).forEach((tag, index) => {
    if (!TAGS.some((known) => known === tag))
      report('UNKNOWN', `tags[${index}]`, `There is no such tag. The tags are: ${TAGS.join(', ')}.`)
  })
  if (tags.length > TAGS.length) report('TOO_MANY', 'tags', `There are ${TAGS.length} tags.`)
  return TAGS.filter((tag) => tags.includes(tag))
}

function readSteps(steps: readonly string[], report: Report): string[] {
  if (steps.length > LIMITS.dishSteps) report('TOO_MANY', 'steps', `A dish has at most ${LIMITS.dishSteps} steps.`)
  const read = steps.slice(0, LIMITS.dishSteps).map((step, index) => {
    const text = cleanText(step, LIMITS.dishStepLength * 2)
    if (text === '') report('REQUIRED', `steps[${index}]`, 'This step is empty.')
    else if (text.length > LIMITS.dishStepLength)
      report('TOO_LONG', `steps[${index}]`, `A step has at most ${LIMITS.dishStepLength} characters.`)
    return text
  })
  if (steps.length === 0) report('REQUIRED', 'steps', 'Add at least one step.')
  if (read.join('').length > LIMITS.dishTextLength)
    report('TOO_LONG', 'steps', `All steps together have at most ${LIMITS.dishTextLength} characters.`)
  return read
}

/** An ingredient that is no longer in the catalogue answers nothing any more, and is no mistake of the person's. */
function readNotAdded(catalogue: CompiledCatalogue, slugs: readonly string[], report: Report): string[] {
  if (slugs.length > LIMITS.dishIngredients)
    report('TOO_MANY', 'notAdded', `At most ${LIMITS.dishIngredients} ingredients can be said to be not added.`)
  const known = slugs.slice(0, LIMITS.dishIngredients).filter((slug) => catalogue.ingredientBySlug.has(slug))
  return [...new Set(known)]
}

function readUrl(address: string | null | undefined, report: Report): string | null {
  if (address === null || address === undefined || address.trim() === '') return null
  const url = soundUrl(address)
  if (url === null) report('INVALID', 'urlDetails', 'This must be an address that begins with http:// or https://.')
  return url
}
