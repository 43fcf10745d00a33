import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { CATEGORIES, TAGS, type Category, type Tag } from '../catalogue/types'
import { inputError } from '../platform/errors'
import type { InputError, SaveDishInput } from '../generated/schemaTypes'
import { dishNameKey } from './dishNameKey'
import { cleanText } from './reader/cleanText'
import { FORM_NAMES } from '../plates/forms/forms'
import { type DishFields, YIELD_UNITS } from './DishModel'
import { messages } from './messages'
import { readDetails } from './readDetails'
import { readSaveLines } from './readSaveLines'
import type { Report } from './report'
import { soundUrl } from './reader/sourceRecipe'

/** Reads a dish to save and reports everything that is wrong with it, each by its field; `names` are those of its lines. */
export function readSaveInput(
  catalogue: CompiledCatalogue,
  input: SaveDishInput,
  names: readonly string[],
): { value: DishFields | null; errors: InputError[] } {
  const errors: InputError[] = []
  const report: Report = (code, field, message) => void errors.push(inputError(code, field, message))
  const whole = (field: 'minutes' | 'serves', most: number, outside: string): number => {
    const number = input[field] ?? 1
    if (!Number.isInteger(number) || number < 1 || number > most) report('OUT_OF_RANGE', field, outside)
    return number
  }
  const name = readName(input.name, report)
  const mainLine = input.mainLine ?? 0
  const value: DishFields = {
    name,
    nameKey: dishNameKey(name),
    categories: readCategories(input.categories, report),
    tags: readTags(input.tags ?? [], report),
    minutes: whole('minutes', LIMITS.dishMinutes, messages.save.minutesRange()),
    serves: whole('serves', LIMITS.dishServes, messages.save.servesRange()),
    lines: readSaveLines(catalogue, input.lines, names, report),
    mainLine,
    steps: readSteps(input.steps, report),
    notAdded: readNotAdded(catalogue, input.notAdded ?? [], report),
    urlDetails: readUrl(input.urlDetails, report),
    measures: input.measures ?? null,
    ...(input.plateForm !== undefined && { plateForm: readPlateForm(input.plateForm, report) }),
    ...(input.yield !== undefined && readYield(input.yield, report)),
    ...readDetails(input, report),
  }
  if (!Number.isInteger(mainLine) || mainLine < 0 || mainLine >= Math.max(1, input.lines.length))
    report('OUT_OF_RANGE', 'mainLine', messages.save.mainLineUnknown)
  return errors.length > 0 ? { value: null, errors } : { value, errors }
}

function readName(text: string, report: Report): string {
  const name = cleanText(text, LIMITS.dishNameLength * 2)
  if (name === '') report('REQUIRED', 'name', messages.save.noName)
  else if (name.length > LIMITS.dishNameLength) report('TOO_LONG', 'name', messages.save.nameTooLong())
  return name
}

function readCategories(categories: SaveDishInput['categories'], report: Report): Category[] {
  const chosen = CATEGORIES.filter((category) => categories.includes(category))
  if (chosen.length === 0) report('REQUIRED', 'categories', messages.save.noCategory)
  return chosen
}

function readTags(tags: readonly string[], report: Report): Tag[] {
  tags.slice(0, 2 * TAGS.length).forEach((tag, index) => {
    if (!TAGS.some((known) => known === tag))
      report('UNKNOWN', `tags[${index}]`, messages.save.noSuchTag({ tags: TAGS.join(', ') }))
  })
  if (tags.length > TAGS.length) report('TOO_MANY', 'tags', messages.save.tooManyTags({ count: TAGS.length }))
  return TAGS.filter((tag) => tags.includes(tag))
}

function readSteps(steps: readonly string[], report: Report): string[] {
  if (steps.length > LIMITS.dishSteps) report('TOO_MANY', 'steps', messages.save.tooManySteps())
  const read = steps.slice(0, LIMITS.dishSteps).map((step, index) => {
    const text = cleanText(step, LIMITS.dishStepLength * 2)
    if (text === '') report('REQUIRED', `steps[${index}]`, messages.save.emptyStep)
    else if (text.length > LIMITS.dishStepLength) report('TOO_LONG', `steps[${index}]`, messages.save.stepTooLong())
    return text
  })
  if (steps.length === 0) report('REQUIRED', 'steps', messages.save.noSteps)
  if (read.join('').length > LIMITS.dishTextLength) report('TOO_LONG', 'steps', messages.save.stepsTooLong())
  return read
}

/** An ingredient that is no longer in the catalogue answers nothing any more, and is no mistake of the person's. */
function readNotAdded(catalogue: CompiledCatalogue, slugs: readonly string[], report: Report): string[] {
  if (slugs.length > LIMITS.dishIngredients) report('TOO_MANY', 'notAdded', messages.save.tooManyNotAdded())
  const known = slugs.slice(0, LIMITS.dishIngredients).filter((slug) => catalogue.ingredientBySlug.has(slug))
  return [...new Set(known)]
}

function readPlateForm(form: string | null, report: Report): string | null {
  if (form !== null && !FORM_NAMES.includes(form)) report('UNKNOWN', 'plateForm', messages.save.noSuchPlate)
  return form
}

function readYield(
  given: SaveDishInput['yield'],
  report: Report,
): Required<Pick<DishFields, 'yieldAmount' | 'yieldUnit'>> {
  if (!given) return { yieldAmount: null, yieldUnit: null }
  const { amount, unit } = given
  if (!Number.isFinite(amount) || amount <= 0 || amount > LIMITS.dishAmount)
    report('OUT_OF_RANGE', 'yield.amount', messages.nesting.yieldRange())
  const known = YIELD_UNITS.find((one) => one === unit)
  if (!known) report('INVALID', 'yield.unit', messages.nesting.yieldUnit({ units: YIELD_UNITS.join(', ') }))
  return { yieldAmount: amount, yieldUnit: known ?? null }
}

function readUrl(address: string | null | undefined, report: Report): string | null {
  if (address === null || address === undefined || address.trim() === '') return null
  const url = soundUrl(address)
  if (url === null) report('INVALID', 'urlDetails', messages.save.addressUnsound)
  return url
}
