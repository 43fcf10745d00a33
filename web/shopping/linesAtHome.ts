import { splitAtHome } from '../../schema/atHome'
import { type CupboardUnit, isCupboardUnit, type Kept } from '../../schema/cupboardWords'
import { inUnit } from '../../schema/lineTicks'
import type { CupboardItem, CupboardView } from '../live/cupboard/cupboardView'
import type { CupboardControls } from '../live/cupboard/useCupboard'
import type { KeptIngredientFragment } from '../live/operations.generated'
import type { ListItem } from './areas'

/** A cupboard as far as lines go. */
export type KnownCupboard = Pick<CupboardControls, 'view' | 'version'>

/**
 * The lines with what is at home as this device knows it: the list may be older, and what was said here may not be on the
 * server yet (docs/product.md CUP-4, CUP-11). Where that is not known, a line stays as the server said it; so do lines
 * that are the same.
 *
 * @param today in Sydney, such as 2026-11-30.
 */
export function linesAtHome(items: readonly ListItem[], cupboard: KnownCupboard, today: string): readonly ListItem[] {
  return items.map((item) => lineAtHome(item, cupboard, today))
}

function lineAtHome(item: ListItem, { view, version }: KnownCupboard, today: string): ListItem {
  const { slug, amount, toBuy } = item
  if (version === null && !view.said.has(slug)) return item
  const there = thereOf(item, view.bySlug.get(slug), today)
  if (there === null) return item
  const split = splitAtHome(amount, there)
  const isSame = isAlike(split.toBuy, toBuy)
  if (isSame && split.isAtHome === item.isAtHome) return item
  // What a shop sells that covers the rest is the server's to say.
  return { ...item, ...split, buy: isSame ? item.buy : null }
}

function thereOf({ measurementUnit }: ListItem, kept: Kept | undefined, today: string): number | 'enough' | null {
  if (!kept || isPast(kept, today)) return 0
  if (kept.amount === null || kept.unit === null) return 'enough'
  return inUnit(kept.amount, kept.unit, measurementUnit)
}

/** What is put into the cupboard for a line. A last day that was said of it before stays, unless it is past. */
export function toKeep(
  { slug, ingredient, picture, storeArea, measurementUnit }: ListItem,
  amount: number | null,
  view: CupboardView,
  today: string,
): CupboardItem {
  const present = view.bySlug.get(slug)
  const unit = smallUnit(measurementUnit)
  const known: KeptIngredientFragment = present?.ingredient ?? {
    slug,
    name: ingredient.name,
    picture,
    storeArea: { code: storeArea.code },
    listUnit: { symbol: unit },
    density: null,
    pieceWeight: null,
  }
  const useBy = present && !isPast(present, today) ? present.useBy : null
  return { ingredient: known, amount, unit: amount === null ? null : unit, useBy }
}

/** The unit in which someone says how much of a line there is: g rather than kg, ml rather than l. */
export function smallUnit(unit: string): CupboardUnit {
  if (unit === 'kg') return 'g'
  if (unit === 'l') return 'ml'
  return isCupboardUnit(unit) ? unit : 'piece'
}

const isPast = ({ useBy }: Kept, today: string) => useBy !== null && useBy < today

/** Sums of the same parts may differ in their last digits. */
const isAlike = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1, other)
