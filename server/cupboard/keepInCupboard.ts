import { LIMITS } from '../../schema/limits'
import { inputError } from '../errors'
import type { InputError, KeepInCupboardInput, TakeFromCupboardInput } from '../generated/resolverTypes'
import type { Services } from '../services'
import { changeCupboard, type CupboardOutcome } from './changeCupboard'
import { CUPBOARD_UNITS, type CupboardUnit } from './cupboardWords'
import { isDay } from './isDay'
import { messages } from './messages'

const LONGEST_SLUG = 190
/** No household has more, in whatever unit. */
const MOST = 100_000

/** Says of ingredients that they are at home in a user's household (docs/product.md CUP-1). */
export async function keepInCupboard(
  services: Services,
  userId: string,
  items: readonly KeepInCupboardInput[],
): Promise<CupboardOutcome> {
  const { ingredientBySlug } = services.catalogue.compiled
  const errors = [
    ...checkCount(items),
    ...items.slice(0, LIMITS.cupboardItems).flatMap((item, index) => {
      const wrong = checkKept(item, `items[${index}]`)
      if (!ingredientBySlug.has(item.ingredient))
        wrong.unshift(inputError('UNKNOWN', `items[${index}].ingredient`, messages.unknownIngredient))
      return wrong
    }),
  ]
  if (errors.length > 0) return { cupboard: null, errors }
  const said = items.map(({ ingredient, amount = null, unit, useBy = null, at }) => ({
    ingredient,
    at,
    kept: { amount, unit: unit && isUnit(unit) ? unit : null, useBy },
  }))
  return changeCupboard(services, userId, said)
}

/** Says of ingredients that they are no longer at home. One that the catalogue has lost meanwhile may be taken. */
export async function takeFromCupboard(
  services: Services,
  userId: string,
  items: readonly TakeFromCupboardInput[],
): Promise<CupboardOutcome> {
  const errors = [
    ...checkCount(items),
    ...items.flatMap(({ ingredient }, index) =>
      ingredient.length >= 1 && ingredient.length <= LONGEST_SLUG
        ? []
        : [inputError('UNKNOWN', `items[${index}].ingredient`, messages.unknownIngredient)],
    ),
  ]
  if (errors.length > 0) return { cupboard: null, errors }
  return changeCupboard(
    services,
    userId,
    items.map(({ ingredient, at }) => ({ ingredient, at, kept: null })),
  )
}

function checkCount({ length }: readonly unknown[]): InputError[] {
  if (length === 0) return [inputError('REQUIRED', 'items', messages.nothing)]
  return length > LIMITS.cupboardItems ? [inputError('TOO_MANY', 'items', messages.tooManyAtOnce())] : []
}

function checkKept({ amount = null, unit = null, useBy = null }: KeepInCupboardInput, path: string): InputError[] {
  const wrong: InputError[] = []
  if (amount !== null && !(amount > 0 && amount <= MOST))
    wrong.push(inputError('OUT_OF_RANGE', `${path}.amount`, messages.amountRange))
  if (amount !== null && unit === null) wrong.push(inputError('REQUIRED', `${path}.unit`, messages.noUnit))
  if (unit !== null && amount === null) wrong.push(inputError('INVALID', `${path}.unit`, messages.unitAlone))
  else if (unit !== null && !isUnit(unit)) wrong.push(inputError('INVALID', `${path}.unit`, messages.unknownUnit))
  if (useBy !== null && !isDay(useBy)) wrong.push(inputError('INVALID', `${path}.useBy`, messages.notDay))
  return wrong
}

const isUnit = (unit: string): unit is CupboardUnit => (CUPBOARD_UNITS as readonly string[]).includes(unit)
