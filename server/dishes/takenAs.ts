import type { CompiledCatalogue, CompiledIngredient } from '../catalogue/compiled'
import { convert } from '../catalogue/units'
import type { StoredLine } from './DishModel'
import type { Measures } from './reader/measures'
import { inWords, toDraftLine } from './toDraft'

/** A line that matched nothing, with what its dish says of its measures. */
export interface TakenLine extends Measured {
  readonly text: string
  readonly serves: number
  readonly measures: Measures
}

/** How much a line says, and how it is prepared. */
export type Measured = Pick<StoredLine, 'amount' | 'unit' | 'preparation'>

/**
 * What a line says of an ingredient that a person names for it: read again as if it had matched by itself, so that neither a
 * bunch of what is sold in sprigs nor a cup of what has no known weight becomes an amount (docs/product.md MOVE-12). What
 * the person changed in the editor stays, as far as the ingredient is measured so.
 */
export function takenAs(catalogue: CompiledCatalogue, ingredient: CompiledIngredient, line: TakenLine): Measured {
  const { text, serves, measures, preparation } = line
  const before = toDraftLine(catalogue, text, serves, measures)
  const isAsRead = before.unit === line.unit && isAlike(before.amount, line.amount)
  const read = toDraftLine(catalogue, text, serves, measures, [measures], ingredient)
  const said = before.preparation === preparation ? read.preparation : preparation
  const { amount, unit } = isAsRead ? read : line
  if (amount === null || unit === null || convert(ingredient, 1, unit, ingredient.unit) !== null)
    return { amount, unit, preparation: said }
  return inWords({ each: amount, serves }, unit, said)
}

const isAlike = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) <= 1e-6 * Math.max(one, other)
