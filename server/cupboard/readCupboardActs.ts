import { isCupboardUnit, type Kept } from '../../schema/cupboardWords'
import { isDay } from '../../schema/isDay'
import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { inputError } from '../platform/errors'
import type { InputError, KeepActInput, TakeActInput } from '../generated/schemaTypes'
import { messages } from './messages'

const LONGEST_SLUG = 190

/** Whether a call says anything, and not too much. */
export function checkCount({ length }: readonly unknown[], path: string): InputError[] {
  if (length === 0) return [inputError('REQUIRED', path, messages.nothing)]
  return length > LIMITS.cupboardItems ? [inputError('TOO_MANY', path, messages.tooManyAtOnce())] : []
}

/** What is wrong with something that is said to be at home. */
export function checkKept(
  { ingredientBySlug }: CompiledCatalogue,
  { ingredient, amount = null, unit = null, useBy = null }: KeepActInput,
  path: string,
): InputError[] {
  const wrong: InputError[] = []
  if (!ingredientBySlug.has(ingredient))
    wrong.push(inputError('UNKNOWN', `${path}.ingredient`, messages.unknownIngredient))
  if (amount !== null && !(amount > 0 && amount <= LIMITS.cupboardAmount))
    wrong.push(inputError('OUT_OF_RANGE', `${path}.amount`, messages.amountRange))
  if (amount !== null && unit === null) wrong.push(inputError('REQUIRED', `${path}.unit`, messages.noUnit))
  if (unit !== null && amount === null) wrong.push(inputError('INVALID', `${path}.unit`, messages.unitAlone))
  else if (unit !== null && !isCupboardUnit(unit))
    wrong.push(inputError('INVALID', `${path}.unit`, messages.unknownUnit))
  if (useBy !== null && !isDay(useBy)) wrong.push(inputError('INVALID', `${path}.useBy`, messages.notDay))
  return wrong
}

/** The same of something that is no longer there. The catalogue may have lost it meanwhile. */
export function checkTaken({ ingredient }: TakeActInput, path: string): InputError[] {
  if (ingredient.length >= 1 && ingredient.length <= LONGEST_SLUG) return []
  return [inputError('UNKNOWN', `${path}.ingredient`, messages.unknownIngredient)]
}

/** What a sound input says of which ingredient. */
export function toSaid({ ingredient, amount = null, unit, useBy = null }: KeepActInput): {
  ingredient: string
  kept: Kept
} {
  return { ingredient, kept: { amount, unit: unit && isCupboardUnit(unit) ? unit : null, useBy } }
}
