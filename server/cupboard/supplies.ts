import { LIMITS } from '../../schema/limits'
import type { CompiledCatalogue } from '../catalogue/compiled'
import { baseUnitOf, toBase, toShoppingUnit } from '../catalogue/units'
import { type CupboardState, type Kept, keptIn } from '../../schema/cupboardWords'

/** What there is of an ingredient to count with: enough of it, or an amount in g, ml or pieces. */
export type Supply = 'enough' | { readonly amount: number; readonly unit: 'g' | 'ml' | 'piece' }

/** By slug. */
export type Supplies = ReadonlyMap<string, Supply>

const DAY = 24 * 60 * 60 * 1000

/**
 * What the shopping list can count with (docs/product.md CUP-4): all that is not past its date, each amount in the unit in
 * which the ingredient is bought, or where no conversion is known in its own base unit.
 *
 * @param today in Sydney, such as 2026-11-30.
 */
export function suppliesOf({ ingredientBySlug }: CompiledCatalogue, state: CupboardState, today: string): Supplies {
  const supplies = new Map<string, Supply>()
  for (const [slug, { kept }] of keptIn(state)) {
    const ingredient = ingredientBySlug.get(slug)
    if (!ingredient || isPast(kept, today)) continue
    const { amount, unit } = kept
    if (amount === null || unit === null) {
      supplies.set(slug, 'enough')
      continue
    }
    const sold = toShoppingUnit(ingredient, amount, unit)
    supplies.set(
      slug,
      sold === null
        ? { amount: toBase(amount, unit), unit: baseUnitOf(unit) }
        : { amount: sold, unit: ingredient.unit },
    )
  }
  return supplies
}

/** Slugs of what should be used within five days, and still may. */
export function nearDate(state: CupboardState, today: string): ReadonlySet<string> {
  const last = new Date(Date.parse(`${today}T00:00Z`) + LIMITS.nearDays * DAY).toISOString().slice(0, 10)
  const near = keptIn(state).filter(([, { kept }]) => kept.useBy !== null && !isPast(kept, today) && kept.useBy <= last)
  return new Set(near.map(([slug]) => slug))
}

const isPast = ({ useBy }: Kept, today: string): boolean => useBy !== null && useBy < today
