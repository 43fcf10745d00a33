import { storeAreaNamed } from '../../plan/areas'
import { type Guard, isNumber, isText, nullOr, shape } from '../../session/guards'
import type { CupboardItemFragment, KeptIngredientFragment } from '../operations.generated'

/*
 * How the release before this one kept the cupboard and what was said of it. The release after this one does without this
 * file.
 */

type FormerIngredient = Omit<KeptIngredientFragment, 'storeArea' | 'listUnit'> & {
  typicalLocation: string
  shoppingUnit: string
}
interface FormerItem {
  amount: number | null
  unit: string | null
}

const isFormerIngredient = shape<FormerIngredient>({
  slug: isText,
  name: isText,
  picture: isText,
  typicalLocation: isText,
  shoppingUnit: isText,
  density: nullOr(isNumber),
  pieceWeight: nullOr(isNumber),
})
const isFormerItem = shape<FormerItem>({ amount: nullOr(isNumber), unit: nullOr(isText) })
const hasItems: Guard<{ items: unknown[] }> = (value): value is { items: unknown[] } =>
  Array.isArray((value as { items?: unknown } | null)?.items)
const hasKeep: Guard<{ keep: { ingredient: unknown } }> = (value): value is { keep: { ingredient: unknown } } =>
  typeof (value as { keep?: unknown } | null)?.keep === 'object'

/** An ingredient as this release has it; anything else as it is. */
export function renewIngredient(value: unknown): unknown {
  if (!isFormerIngredient(value)) return value
  const { typicalLocation, shoppingUnit, ...ingredient } = value
  const added: Pick<KeptIngredientFragment, 'storeArea' | 'listUnit'> = {
    storeArea: storeAreaNamed(typicalLocation),
    listUnit: { symbol: shoppingUnit },
  }
  return { ...ingredient, ...added }
}

/** The cupboard as this release has it; anything else as it is. */
export function renewCupboard(value: unknown): unknown {
  return hasItems(value) ? { freezer: [], ...value, items: value.items.map(renewItem) } : value
}

/** What was said of an ingredient as this release has it; anything else as it is. */
export function renewAct(value: unknown): unknown {
  if (!hasKeep(value)) return value
  return { ...value, keep: { ...value.keep, ingredient: renewIngredient(value.keep?.ingredient) } }
}

function renewItem(value: unknown): unknown {
  if (!isFormerItem(value)) return value
  const { amount, unit, ...item } = value
  const quantity: CupboardItemFragment['quantity'] =
    amount === null || unit === null ? null : { amount, unit: { symbol: unit } }
  return { ...item, quantity, ingredient: renewIngredient((item as { ingredient?: unknown }).ingredient) }
}
