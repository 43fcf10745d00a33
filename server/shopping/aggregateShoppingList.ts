import { compareNames } from '../../schema/text/compareNames'
import { swapFor, type CompiledIngredient } from '../catalogue/compiled'
import type { MealWithSwaps } from '../catalogue/mealEntryId'
import { AREAS, type Area, type Unit } from '../catalogue/types'
import { baseUnitOf, swapQuantity, toBase, toShoppingUnit } from '../catalogue/units'
import { versionTitle } from '../menu/titles/versionTitle'
import { compareText } from '../pure/compareText'

/** A meal of the plan that is shopped for. */
export interface ShoppingEntry extends MealWithSwaps {
  readonly serves: number
  /** Members who eat it, where the plan names them. */
  readonly eaters?: readonly string[] | null
}

/** How much of an item one meal uses, in the item's unit. */
export interface ShoppingPart {
  readonly mealId: string
  /** What it is called with its swaps. */
  readonly mealName: string
  readonly amount: number
  /** Serves of the meal, over all of its entries for the same eaters. */
  readonly serves: number
  /** Members who eat it; null where no one is named. */
  readonly eaters: readonly string[] | null
}

/** A line of the shopping list. Its amount is exactly the sum of its parts in their order. */
export interface ShoppingItem {
  readonly ingredient: CompiledIngredient
  /** The same as those for whom the list is call it; `name` is its name. */
  readonly named: CompiledIngredient
  readonly slug: string
  readonly name: string
  readonly picture: string
  readonly amount: number
  readonly unit: 'g' | 'kg' | 'ml' | 'l' | 'piece'
  readonly area: Area
  readonly parts: readonly ShoppingPart[]
}

type OpenPart = { -readonly [Field in keyof ShoppingPart]: ShoppingPart[Field] }

interface OpenItem {
  ingredient: CompiledIngredient
  unit: 'g' | 'ml' | 'piece'
  parts: Map<string, OpenPart>
}

const LARGE = { g: 'kg', ml: 'l' } as const

/** From here on an amount rounds to 1000.00: a rounding error in the sum must not decide the unit. */
const READS_1000 = 999.995

/**
 * The shopping list of meals (docs/product.md SHOP-9, SHOP-10). Amounts of one ingredient are summed across units in its shopping
 * unit; what cannot be converted stays on a line apart in g, ml or pieces. Nothing is rounded.
 */
export function aggregateShoppingList(entries: readonly ShoppingEntry[]): ShoppingItem[] {
  const items = new Map<string, OpenItem>()
  for (const entry of entries) if (entry.serves > 0) addEntry(items, entry)
  return [...items.values()].map(closeItem).sort(byAreaThenName)
}

/** The order of the lines of a list (docs/product.md SHOP-5, SHOP-7). */
export function byAreaThenName(a: ShoppingItem, b: ShoppingItem): number {
  return (
    AREAS.indexOf(a.area) - AREAS.indexOf(b.area) ||
    compareNames(a.name, b.name) ||
    compareText(a.slug, b.slug) ||
    compareText(a.unit, b.unit)
  )
}

/** Adds every line of an entry, swapped and times its serves. */
function addEntry(items: Map<string, OpenItem>, entry: ShoppingEntry): void {
  const { meal, swaps, serves } = entry
  const counted = new Set<OpenPart>()
  meal.lines.forEach((ingredient, index) => {
    const line = meal.meal.ingredients[index]
    if (line === undefined) return
    const swap = swapFor(swaps, ingredient)
    if (swap !== undefined && swap.to === null) return
    const perServe =
      swap === undefined || swap.to === null
        ? line
        : swapQuantity(ingredient, swap.to, swap.ratio, { amount: line.amount, unit: line.unit })
    const bought = swap?.to ?? ingredient
    const part = openPart(items, bought, perServe.unit, entry)
    const sold = toShoppingUnit(bought, perServe.amount * serves, perServe.unit)
    part.amount += sold ?? toBase(perServe.amount * serves, perServe.unit)
    if (!counted.has(part)) part.serves += serves
    counted.add(part)
  })
}

/** The part that a meal has in the line of an ingredient, in its shopping unit or, unconvertible, in the unit's own base. */
function openPart(
  items: Map<string, OpenItem>,
  ingredient: CompiledIngredient,
  from: Unit,
  { meal, swaps, eaters = null }: ShoppingEntry,
): OpenPart {
  const unit = toShoppingUnit(ingredient, 1, from) === null ? baseUnitOf(from) : ingredient.unit
  const key = `${ingredient.slug} ${unit}`
  let item = items.get(key)
  if (item === undefined) {
    item = { ingredient, unit, parts: new Map() }
    items.set(key, item)
  }
  const mealName = versionTitle({ meal, swaps })
  const partKey = JSON.stringify([meal.id, mealName, eaters])
  let part = item.parts.get(partKey)
  if (part === undefined) {
    part = { mealId: meal.id, mealName, amount: 0, serves: 0, eaters }
    item.parts.set(partKey, part)
  }
  return part
}

/** Sums an item and shows it in kg or l from 1000 up. */
function closeItem({ ingredient, unit, parts }: OpenItem): ShoppingItem {
  const sumOf = (list: readonly ShoppingPart[]): number => list.reduce((sum, part) => sum + part.amount, 0)
  const small: readonly ShoppingPart[] = [...parts.values()]
  const large = unit !== 'piece' && sumOf(small) >= READS_1000 ? LARGE[unit] : null
  const shown = large !== null ? small.map((part) => ({ ...part, amount: part.amount / 1000 })) : small
  return {
    ingredient,
    named: ingredient,
    slug: ingredient.slug,
    name: ingredient.name,
    picture: ingredient.picture,
    amount: sumOf(shown),
    unit: large ?? unit,
    area: ingredient.area ?? 'uncategorised',
    parts: shown,
  }
}
