import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { UNITS, type Unit } from '../catalogue/types'
import type { DishLineInput } from '../generated/schemaTypes'
import { cleanText } from './reader/cleanText'
import { type StoredLine, YIELD_UNITS } from './DishModel'
import { messages } from './messages'
import { readTitle } from './readDetails'
import type { Report } from './report'

/** The lines' texts, of which their names are read. */
export function textsOfLines(lines: readonly DishLineInput[]): string[] {
  return lines.slice(0, LIMITS.dishIngredients).map(textOf)
}

const textOf = ({ text }: DishLineInput): string => cleanText(text, LIMITS.dishLineLength * 2)

/** Reads the lines of a dish to save. What a line is called has been worked out from its text, never believed. */
export function readSaveLines(
  catalogue: CompiledCatalogue,
  lines: readonly DishLineInput[],
  names: readonly string[],
  report: Report,
): StoredLine[] {
  if (lines.length === 0) report('REQUIRED', 'lines', messages.save.noLines)
  if (lines.length > LIMITS.dishIngredients) report('TOO_MANY', 'lines', messages.save.tooManyLines())
  return lines
    .slice(0, LIMITS.dishIngredients)
    .map((line, index) => readLine(catalogue, line, names[index] ?? '', `lines[${index}]`, report))
}

function readLine(
  catalogue: CompiledCatalogue,
  line: DishLineInput,
  name: string,
  path: string,
  report: Report,
): StoredLine {
  const text = textOf(line)
  if (text === '') report('REQUIRED', `${path}.text`, messages.save.emptyLine)
  else if (text.length > LIMITS.dishLineLength) report('TOO_LONG', `${path}.text`, messages.save.lineTooLong())
  const known = line.ingredient ? catalogue.ingredientBySlug.get(line.ingredient) : undefined
  if (line.ingredient && !known?.contains) report('UNKNOWN', `${path}.ingredient`, messages.save.noSuchIngredient)
  if (line.dish && line.ingredient) report('INVALID', `${path}.dish`, messages.nesting.notBoth)
  const preparation = cleanText(line.preparation ?? '', LIMITS.dishPreparationLength * 2)
  if (preparation.length > LIMITS.dishPreparationLength)
    report('TOO_LONG', `${path}.preparation`, messages.save.preparationTooLong())
  const section = readTitle(line.section ?? '', `${path}.section`, report)
  return {
    text,
    ...(line.dish ? readDishAmount(line, path, report) : readAmount(line, path, report)),
    ingredient: line.dish ? null : (known?.slug ?? null),
    name: cleanText(name, LIMITS.dishNameLength) || text.slice(0, LIMITS.dishNameLength),
    preparation: preparation === '' ? null : preparation,
    optional: line.optional ?? false,
    ...(line.dish && { dish: line.dish }),
    ...(section && { section }),
  }
}

/** Amount and unit go together. */
function readAmount(
  { amount, unit }: DishLineInput,
  path: string,
  report: Report,
): { amount: number | null; unit: Unit | null } {
  const known = UNITS.find((one) => one === unit) ?? null
  if (unit && known === null) report('INVALID', `${path}.unit`, messages.save.unitUnknown({ units: UNITS.join(', ') }))
  if (amount === null || amount === undefined) return { amount: null, unit: null }
  if (!Number.isFinite(amount) || amount <= 0 || amount > LIMITS.dishAmount)
    report('OUT_OF_RANGE', `${path}.amount`, messages.save.amountRange())
  if (!unit) report('REQUIRED', `${path}.unit`, messages.save.unitMissing)
  return { amount, unit: known }
}

/** Serves of a dish, or how much of it by weight or volume. It is never left open: what is made of it is scaled by it. */
function readDishAmount(
  line: DishLineInput,
  path: string,
  report: Report,
): { amount: number | null; unit: Unit | null } {
  const { amount = null, unit = null } = line
  if (amount === null) report('REQUIRED', `${path}.amount`, messages.nesting.noAmount)
  else if (!Number.isFinite(amount) || amount <= 0 || amount > LIMITS.dishAmount)
    report('OUT_OF_RANGE', `${path}.amount`, messages.save.amountRange())
  const known = YIELD_UNITS.find((one) => one === unit) ?? null
  if (unit !== null && known === null)
    report('INVALID', `${path}.unit`, messages.nesting.unitOfDish({ units: YIELD_UNITS.join(', ') }))
  return { amount, unit: known }
}
