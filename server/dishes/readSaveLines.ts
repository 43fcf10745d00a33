import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { UNITS, type Unit } from '../catalogue/types'
import type { DishLineInput } from '../generated/resolverTypes'
import { cleanText } from './reader/cleanText'
import type { StoredLine } from './DishModel'
import type { Report } from './readSaveInput'
import { toDraftLine } from './toDraft'

/** Reads the lines of a dish to save. What a line is called is worked out from its text, never believed. */
export function readSaveLines(
  catalogue: CompiledCatalogue,
  lines: readonly DishLineInput[],
  report: Report,
): StoredLine[] {
  if (lines.length === 0) report('REQUIRED', 'lines', 'Add at least one ingredient.')
  if (lines.length > LIMITS.dishIngredients)
    report('TOO_MANY', 'lines', `A dish has at most ${LIMITS.dishIngredients} ingredient lines.`)
  return lines
    .slice(0, LIMITS.dishIngredients)
    .map((line, index) => readLine(catalogue, line, `lines[${index}]`, report))
}

function readLine(catalogue: CompiledCatalogue, line: DishLineInput, path: string, report: Report): StoredLine {
  const text = cleanText(line.text, LIMITS.dishLineLength * 2)
  if (text === '') report('REQUIRED', `${path}.text`, 'This line is empty.')
  else if (text.length > LIMITS.dishLineLength)
    report('TOO_LONG', `${path}.text`, `A line has at most ${LIMITS.dishLineLength} characters.`)
  const known = line.ingredient ? catalogue.ingredientBySlug.get(line.ingredient) : undefined
  if (line.ingredient && !known?.contains) report('UNKNOWN', `${path}.ingredient`, 'There is no such ingredient.')
  const preparation = cleanText(line.preparation ?? '', LIMITS.dishPreparationLength * 2)
  if (preparation.length > LIMITS.dishPreparationLength)
    report('TOO_LONG', `${path}.preparation`, `A preparation has at most ${LIMITS.dishPreparationLength} characters.`)
  return {
    text,
    ...readAmount(line, path, report),
    ingredient: known?.slug ?? null,
    name:
      cleanText(toDraftLine(catalogue, text, 1).name, LIMITS.dishNameLength) || text.slice(0, LIMITS.dishNameLength),
    preparation: preparation === '' ? null : preparation,
    optional: line.optional ?? false,
  }
}

/** Amount and unit go together. */
function readAmount(
  { amount, unit }: DishLineInput,
  path: string,
  report: Report,
): { amount: number | null; unit: Unit | null } {
  const known = UNITS.find((one) => one === unit) ?? null
  if (unit && known === null) report('INVALID', `${path}.unit`, `A unit is one of ${UNITS.join(', ')}.`)
  if (amount === null || amount === undefined) return { amount: null, unit: null }
  if (!Number.isFinite(amount) || amount <= 0 || amount > LIMITS.dishAmount)
    report('OUT_OF_RANGE', `${path}.amount`, `An amount is above 0 and at most ${LIMITS.dishAmount}.`)
  if (!unit) report('REQUIRED', `${path}.unit`, 'Say in which unit the amount is.')
  return { amount, unit: known }
}
