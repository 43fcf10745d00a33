import { applyWord, type CupboardState, isCupboardUnit, type Kept, keptIn } from '../../../schema/cupboardWords'
import type { CupboardFragment, KeptIngredientFragment } from '../operations.generated'
import type { TimedOperation } from '../timedOperations'
import { freezerOf, type FreezerAct, type FrozenMeal } from './freezerView'

/** Something that is said of an ingredient: that it is at home, or no longer is. */
type IngredientAct =
  | { readonly keep: Kept & { readonly ingredient: KeptIngredientFragment } }
  | { readonly take: { readonly ingredient: string } }

/** Something that is said of what is at home. */
export type CupboardAct = IngredientAct | FreezerAct

/** Something at home, as the pages show it. */
export interface CupboardItem extends Kept {
  ingredient: KeptIngredientFragment
}

/** The household's cupboard as the pages show it: what the server said last with what was said here since. */
export interface CupboardView {
  /** In no order. */
  items: readonly CupboardItem[]
  /** The same by slug. */
  bySlug: ReadonlyMap<string, CupboardItem>
  /** Slugs of what was said here and is not on the server yet. */
  said: ReadonlySet<string>
  /** The latest time of all that is known. */
  latest: number
  /** What is in the freezer, what was frozen first before the rest. */
  freezer: readonly FrozenMeal[]
}

/** A cupboard of which the server has said nothing yet. */
export const NOTHING_AT_HOME: CupboardFragment = { version: 0, items: [], freezer: [] }

/** What the page shows: by the same function by which the server will do what is pending (docs/product.md CUP-9). */
export function viewOf(told: CupboardFragment, all: readonly TimedOperation<CupboardAct>[]): CupboardView {
  const pending = all.filter(isOfIngredient)
  const ingredients = new Map(pending.flatMap(({ act }) => ('keep' in act ? [entryOf(act.keep.ingredient)] : [])))
  // What the server says of an ingredient is the whole of it.
  for (const { ingredient } of told.items) ingredients.set(...entryOf(ingredient))
  const before: CupboardState = new Map(
    told.items.map(({ ingredient, at, quantity, useBy }) => {
      const { amount = null, unit } = quantity ?? {}
      return [ingredient.slug, { at, by: null, kept: toKept({ amount, unit: unit?.symbol ?? null, useBy }) }]
    }),
  )
  const state = pending.reduce((present, { at, act }) => applyWord(present, slugOf(act), wordOf(act, at)), before)
  const items = keptIn(state).flatMap(([slug, { kept }]) => {
    const ingredient = ingredients.get(slug)
    return ingredient ? [{ ingredient, ...kept }] : []
  })
  return {
    items,
    bySlug: new Map(items.map((item) => [item.ingredient.slug, item])),
    said: new Set(pending.map(({ act }) => slugOf(act))),
    latest: Math.max(0, ...[...told.items, ...told.freezer, ...all].map(({ at }) => at)),
    freezer: freezerOf(told.freezer, all.filter(isOfBatch)),
  }
}

const entryOf = (ingredient: KeptIngredientFragment) => [ingredient.slug, ingredient] as const

const isOfBatch = (said: TimedOperation<CupboardAct>): said is TimedOperation<FreezerAct> =>
  'freeze' in said.act || 'thaw' in said.act
const isOfIngredient = (said: TimedOperation<CupboardAct>): said is TimedOperation<IngredientAct> => !isOfBatch(said)

const slugOf = (act: IngredientAct): string => ('keep' in act ? act.keep.ingredient.slug : act.take.ingredient)

const wordOf = (act: IngredientAct, at: number) => ({ at, by: null, kept: 'keep' in act ? toKept(act.keep) : null })

function toKept({ amount, unit, useBy }: { amount: number | null; unit: string | null; useBy: string | null }): Kept {
  return { amount, unit: unit !== null && isCupboardUnit(unit) ? unit : null, useBy }
}
