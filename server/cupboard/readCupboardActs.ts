import { isCupboardUnit } from '../../schema/cupboardWords'
import { isDay } from '../../schema/isDay'
import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { inputError } from '../platform/errors'
import type { CupboardActInput, InputError, KeepActInput, TakeActInput } from '../generated/schemaTypes'
import { checkCount } from '../operations/checkOperations'
import type { Said } from './cupboardPart'
import { messages } from './messages'

const LONGEST_SLUG = 190

/** Whether a call says anything, and not too much. */
export const checkSaidCount = (said: readonly unknown[], path: string): InputError[] =>
  checkCount(said, { most: LIMITS.cupboardItems, none: messages.nothing, tooMany: messages.tooManyAtOnce() }, path)

/** Where an act is in the call by its name, such as `operations[3].act.keep`. */
export const namedAct = ({ keep }: CupboardActInput, path: string): string => `${path}.${keep ? 'keep' : 'take'}`

/** Everything that is wrong with an act, each by its path. GraphQL has seen to it that exactly one is there. */
export function checkCupboardAct(catalogue: CompiledCatalogue, act: CupboardActInput, path: string): InputError[] {
  if (act.keep) return checkKept(catalogue, act.keep, namedAct(act, path))
  return checkTaken(act.take, namedAct(act, path))
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

/** What a sound act says of which ingredient. */
export function toSaid({ keep, take }: CupboardActInput): Said {
  if (!keep) return { ingredient: take.ingredient, kept: null }
  const { ingredient, amount = null, unit, useBy = null } = keep
  return { ingredient, kept: { amount, unit: unit && isCupboardUnit(unit) ? unit : null, useBy } }
}
