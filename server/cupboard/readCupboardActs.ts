import { FREEZER, isCupboardUnit } from '../../schema/cupboardWords'
import { isDay } from '../../schema/isDay'
import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { encodeMealEntryId } from '../catalogue/mealEntryId'
import { inputError } from '../platform/errors'
import type { CupboardActInput, FreezeActInput, InputError, KeepActInput, TakeActInput } from '../generated/schemaTypes'
import { checkUuid } from '../households/checkUuid'
import { type FindRecipe, mealFinder } from '../menu/mealFinder'
import { checkCount } from '../operations/checkOperations'
import type { Services } from '../platform/services'
import type { Caller } from '../request/context'
import type { Said } from './cupboardPart'
import { messages } from './messages'

const LONGEST_SLUG = 190

/** Whether a call says anything, and not too much. */
export const checkSaidCount = (said: readonly unknown[], path: string): InputError[] =>
  checkCount(said, { most: LIMITS.cupboardItems, none: messages.nothing, tooMany: messages.tooManyAtOnce() }, path)

/** What acts may name: ingredients of the catalogue, and recipes that the caller has. */
export interface KnownFood {
  readonly catalogue: CompiledCatalogue
  readonly findRecipe: FindRecipe
}

/** Where no act is on the freezer. */
export const NO_RECIPE: FindRecipe = () => null

/** What acts of a caller may name; own dishes are read only where one of the acts is on the freezer. */
export async function knownFood(
  services: Services,
  caller: Caller,
  acts: readonly (CupboardActInput | null | undefined)[],
): Promise<KnownFood> {
  const isOnFreezer = acts.some((act) => act?.freeze)
  return {
    catalogue: services.catalogue.compiled,
    findRecipe: isOnFreezer ? (await mealFinder(services, caller)).byName : NO_RECIPE,
  }
}

/** Where an act is in the call by its name, such as `operations[3].act.keep`. */
export const namedAct = (act: CupboardActInput, path: string): string => `${path}.${Object.keys(act)[0]}`

/** Everything that is wrong with an act, each by its path. GraphQL has seen to it that exactly one is there. */
export function checkCupboardAct(
  { catalogue, findRecipe }: KnownFood,
  act: CupboardActInput,
  path: string,
): InputError[] {
  const at = namedAct(act, path)
  if (act.keep) return checkKept(catalogue, act.keep, at)
  if (act.take) return checkTaken(act.take, at)
  return act.freeze ? checkFrozen(findRecipe, act.freeze, at) : checkUuid(act.thaw.batch, `${at}.batch`)
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

function checkFrozen(findRecipe: FindRecipe, { batch, recipe, serves }: FreezeActInput, path: string): InputError[] {
  const wrong = checkUuid(batch, `${path}.batch`)
  if (!findRecipe(recipe)) wrong.push(inputError('UNKNOWN', `${path}.recipe`, messages.unknownRecipe))
  if (!(serves >= 1 && serves <= FREEZER.serves))
    wrong.push(inputError('OUT_OF_RANGE', `${path}.serves`, messages.frozenServes()))
  return wrong
}

/** The same of something that is no longer there. The catalogue may have lost it meanwhile. */
export function checkTaken({ ingredient }: TakeActInput, path: string): InputError[] {
  if (ingredient.length >= 1 && ingredient.length <= LONGEST_SLUG) return []
  return [inputError('UNKNOWN', `${path}.ingredient`, messages.unknownIngredient)]
}

/** What a sound act says of which ingredient or batch. */
export function toSaid({ keep, take, freeze, thaw }: CupboardActInput, findRecipe: FindRecipe): Said {
  if (take) return { ingredient: take.ingredient, kept: null }
  if (thaw) return { batch: thaw.batch, frozen: null }
  if (freeze) {
    const { batch, recipe, serves, frozenOn } = freeze
    const chosen = findRecipe(recipe)
    return { batch, frozen: chosen && { uniqueId: encodeMealEntryId(chosen.meal.id, chosen.swaps), serves, frozenOn } }
  }
  const { ingredient, amount = null, unit, useBy = null } = keep
  return { ingredient, kept: { amount, unit: unit && isCupboardUnit(unit) ? unit : null, useBy } }
}
