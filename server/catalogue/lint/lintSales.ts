import type { CatalogueProblem } from '../readCatalogue'
import type { Sale } from '../types'
import type { Ingredient, ShoppingUnit } from '../types'
import { convert } from '../units'
import type { Located, LocatedCatalogue } from './located'

/** What a shopper plausibly carries: a sachet of saffron, a turkey. */
const SIZES: Readonly<Record<ShoppingUnit, readonly [number, number]>> = {
  g: [0.5, 6000],
  ml: [10, 5000],
  piece: [1, 200],
}
/** Steps in which something is weighed. */
const STEPS = [50, 100, 250, 500]
/** The share that is left of what is drained, shelled or boned. */
const SHARE: readonly [number, number] = [0.2, 1]

/** Areas in which what is weighed or counted need not say so. */
const USUALLY_LOOSE: readonly Ingredient['area'][] = ['produce', 'meat & deli']

/** A noun for what recipes count and no shop sells by itself: a slice, a leaf. */
const PART =
  /\b(slices?|rashers?|cloves?|leaf|leaves|sprigs?|stalks?|stems?|spears?|handfuls?|wedges?|thumb|piece of|quarter|square|scoop|portion|florets?|pods?|sheets?|stick)\b/

/** The one rule of each part of a sale that its shape does not show. */
function faultsOf({ slug, unit, piece, ...measured }: Ingredient, sale: Sale): string[] {
  const { by, sizes, gives } = sale
  const [least, most] = SIZES[sale.unit]
  const isShare = gives !== null && sale.unit === unit
  const nouns = sale.name ?? piece
  const faults: [boolean, string][] = [
    [sizes.length === 0, `a ${by} needs a size`],
    [sizes.some((size, at) => size <= (sizes[at - 1] ?? 0)), 'sizes must ascend'],
    [
      by !== 'loose' && sizes.some((size) => size < least || size > most),
      `a size is not ${least} to ${most} ${sale.unit}`,
    ],
    [sale.unit === 'piece' && sizes.some((size) => !Number.isInteger(size)), 'a pack holds whole pieces'],
    [by === 'loose' && !(sizes.length === 1 && STEPS.includes(sizes[0] ?? 0)), `steps are ${STEPS.join(', ')}`],
    [
      by === 'piece' && (sale.unit !== 'piece' || sizes.join() !== '1'),
      'what is sold by the piece has no size and no unit',
    ],
    [by === 'piece' && nouns === null, 'what is sold by the piece needs a piece or names for one and many'],
    [by === 'piece' && PART.test(nouns?.one ?? ''), `no shop sells a ${nouns?.one ?? ''} by itself`],
    [
      gives === null && convert({ ...measured, unit, piece }, 1, unit, sale.unit) === null,
      `${unit} cannot be converted to ${sale.unit}: it needs a density, a piece or what one gives`,
    ],
    [isShare && (gives < SHARE[0] || gives >= SHARE[1]), `gives must be from ${SHARE[0]} to below ${SHARE[1]}`],
  ]
  return faults.filter(([isWrong]) => isWrong).map(([, message]) => `${slug}: ${message}`)
}

function lintSale({ value, problem }: Located<Ingredient>): CatalogueProblem[] {
  const { slug, sold, area, unit, piece } = value
  if (sold) return faultsOf(value, sold).map((message) => problem(['sold'], message))
  const isWhole = unit !== 'piece' || (piece !== null && !PART.test(piece.one))
  if (USUALLY_LOOSE.includes(area) && unit !== 'ml' && isWhole) return []
  return [problem(['slug'], `${slug} does not say how it is sold`)]
}

/** Checks how the ingredients are sold (docs/product.md SHOP-39): by what, in sizes that a shop has, convertible. */
export function lintSales({ ingredients }: LocatedCatalogue): CatalogueProblem[] {
  return ingredients.flatMap(lintSale)
}
