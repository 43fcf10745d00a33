import type { CompiledIngredient } from '../catalogue/compiled'
import { isKept } from '../catalogue/sale'
import { fromSold, soldAs, toSold } from '../catalogue/soldAs'
import type { Pack } from '../catalogue/types'
import type { Unit } from '../catalogue/types'
import { toMass } from '../catalogue/units'
import { choosePacks, contentOf, countOf } from '../catalogue/choosePacks'
import { leftoverText } from './leftoverText'
import { type PricedPack, pricedPacks } from './pricedPacks'
import { purchaseText } from './purchaseText'

/** What to put into the trolley for a line of the list. */
export interface Purchase {
  /** Packs or pieces; 1 for what is weighed. */
  readonly count: number
  /** null: by the piece or by weight. */
  readonly pack: Pack | null
  /** How much of the ingredient that is, in the line's unit; never less than what is needed. */
  readonly amount: number
  /** As a shopper says it: "2 tins of chickpeas, 400 g". */
  readonly text: string
  /** What of it is left over, in the line's unit. */
  readonly left: number
  /** The same in words where it spoils: "leaves about 300 g". */
  readonly leaves: string | null
  /** By what its price is known. */
  readonly packs: readonly PricedPack[]
}

/** Grams below which one looks into the cupboard first, whatever it is. */
const LITTLE = 5

/**
 * What to buy for an amount of an ingredient, 0 for as much as is needed (docs/product.md SHOP-34 to SHOP-37). null when it
 * is measured in a unit in which no one knows how much of what is sold it would be.
 */
export function buy(amount: number, unit: Unit, ingredient: CompiledIngredient): Purchase | null {
  const sale = soldAs(ingredient, unit)
  const needed = toSold(ingredient, sale, amount, unit)
  if (needed === null) return null
  const packs = choosePacks(sale.sizes, needed)
  const content = contentOf(packs)
  const inLine = (sold: number) => fromSold(ingredient, sale, sold, unit) ?? 0
  const bought = Math.max(amount, inLine(content))
  return {
    count: sale.by === 'loose' ? 1 : countOf(packs),
    pack: sale.by === 'loose' || sale.by === 'piece' ? null : sale.by,
    amount: bought,
    text: purchaseText(ingredient, sale, packs),
    left: bought - amount,
    leaves: amount > 0 ? leftoverText(ingredient, sale, { amount: bought - amount, unit }) : null,
    packs: pricedPacks(ingredient, sale, packs),
  }
}

/** Whether one looks into the cupboard before buying it (docs/product.md SHOP-38). */
export function isCupboard(amount: number, unit: Unit, ingredient: CompiledIngredient): boolean {
  if (isKept(ingredient)) return true
  const grams = toMass(ingredient, amount, unit)
  return amount > 0 && grams !== null && grams < LITTLE && !isFreshHerb(ingredient)
}

/** A few leaves come from a bunch, which no kitchen keeps. */
const isFreshHerb = ({ kind, area }: CompiledIngredient): boolean => kind === 'herbs' && area === 'produce'
