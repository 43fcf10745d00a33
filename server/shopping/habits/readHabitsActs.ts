import { AREAS, type Area, arrangedAreas } from '../../../schema/areas'
import { LIMITS } from '../../../schema/limits'
import { codeName, codeNameFault, productCode } from '../../../schema/productCodes'
import type {
  ArrangeShopInput,
  HabitsActInput,
  InputError,
  LearnCodeInput,
  OwnPriceInput,
} from '../../generated/schemaTypes'
import { inputError } from '../../platform/errors'
import type { HabitsAct } from './habitsState'
import { messages } from './messages'

const LONGEST_PRODUCT = 210
/** The catalogue may have another ingredient, or lose one, meanwhile. */
const SLUG = /^[a-z0-9-]{1,190}$/

/** A field of an act that is at a path, or of the call itself. */
export const fieldAt = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** An act as it is applied. */
export function toHabitsAct({ arrangeShop, setPrice, learnCode }: HabitsActInput): HabitsAct {
  if (learnCode) {
    const { code, name, ingredient = null } = learnCode
    return { code: productCode(code) ?? '', named: name == null ? null : { name: codeName(name), ingredient } }
  }
  if (setPrice) return { product: setPrice.product, cents: setPrice.cents ?? null }
  return { store: arrangeShop.store ?? '', areas: arrangeShop.areas ? arrangedAreas(arrangeShop.areas) : null }
}

/** Everything that is wrong with an act, each by its path. @param stores keys of those that there are. */
export function checkHabitsAct(act: HabitsActInput, stores: ReadonlySet<string>, path: string): InputError[] {
  if (act.setPrice) return checkPrice(act.setPrice, `${path}.setPrice`)
  if (act.learnCode) return checkCode(act.learnCode, `${path}.learnCode`)
  return checkArrangement(act.arrangeShop, stores, `${path}.arrangeShop`)
}

/** What is wrong with the order of a shop. */
export function checkArrangement(
  { store, areas }: ArrangeShopInput,
  stores: ReadonlySet<string>,
  path: string,
): InputError[] {
  return [
    ...(store && !stores.has(store) ? [inputError('UNKNOWN', fieldAt(path, 'store'), messages.unknownStore)] : []),
    ...(areas ? checkAreas(areas, fieldAt(path, 'areas')) : []),
  ]
}

/** What is wrong with a price. */
export function checkPrice({ product, cents }: OwnPriceInput, path: string): InputError[] {
  const wrong: InputError[] = []
  if (product !== product.trim() || product.length < 1 || product.length > LONGEST_PRODUCT)
    wrong.push(inputError('INVALID', `${path}.product`, messages.notProduct))
  if (cents != null && (cents < 1 || cents > LIMITS.priceCents))
    wrong.push(inputError('OUT_OF_RANGE', `${path}.cents`, messages.priceRange()))
  return wrong
}

function checkCode({ code, name = null, ingredient = null }: LearnCodeInput, path: string): InputError[] {
  const wrong: InputError[] = []
  if (productCode(code) === null) wrong.push(inputError('INVALID', `${path}.code`, messages.notCode))
  const fault = name === null ? null : codeNameFault(codeName(name))
  if (fault !== null) wrong.push(inputError(fault, `${path}.name`, messages.nameFaults[fault]()))
  if (ingredient !== null && !SLUG.test(ingredient))
    wrong.push(inputError('INVALID', `${path}.ingredient`, messages.notSlug))
  return wrong
}

function checkAreas(areas: readonly string[], path: string): InputError[] {
  if (areas.length === 0) return [inputError('REQUIRED', path, messages.noAreas)]
  if (areas.length > AREAS.length) return [inputError('TOO_MANY', path, messages.areaTwice)]
  return areas.flatMap((area, index) => {
    if (!AREAS.includes(area as Area)) return [inputError('UNKNOWN', `${path}[${index}]`, messages.unknownArea)]
    return areas.indexOf(area) < index ? [inputError('DUPLICATE', `${path}[${index}]`, messages.areaTwice)] : []
  })
}
