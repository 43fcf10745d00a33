import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { NO_FACTS, REVIEWED_MASK } from '../../catalogue/facts'
import { choicesOf } from './choicesOf'
import { deniedFacts, namedFacts } from './namedFacts'
import { FLAVOURS, SOLD_KINDS, type SoldKind } from './words/soldByKind'

/** Names of one food: no list, nothing that is beside, in or of another. */
const ONE_FOOD = /^(?!.*\b(?:and|with|in|on|of|or|plus)\b)(?:[\p{L}\d'’%&-]+ ){1,5}[\p{L}-]+$/iu
/** What is made to be like something else does not have what that has, or has what that has not. */
const NO_SUCH = /\bsubstitute|\bvegan\b|\bmeatless\b|\b(?!(?:fat|sugar|calorie|salt)[ -])\p{L}+[ -]free\b/iu

/**
 * What is called by its kind and a word of its maker, country or flavour before that: `Korean seasoning`, `rocky road ice
 * cream`. It is any of the kind, which declares what any on sale may contain; null where its words name more than that, or
 * say what it does not have.
 */
export function broadKind(catalogue: CompiledCatalogue, core: string): CompiledIngredient | null {
  if (!ONE_FOOD.test(core)) return null
  const sold = SOLD_KINDS.find((kind) => isOf(kind, core))
  const kind = sold === undefined ? undefined : catalogue.ingredientBySlug.get(sold.slug)
  if (kind === undefined || NO_SUCH.test(core) || deniedFacts(core) !== NO_FACTS) return null
  const holdsAll = (namedFacts(catalogue, core) & REVIEWED_MASK & ~kind.mask) === NO_FACTS
  return holdsAll && choicesOf(catalogue, core).length === 1 ? kind : null
}

function isOf({ ends, flavours, not }: SoldKind, name: string): boolean {
  const end = ends.exec(name)
  if (end === null || end.index === 0 || name[end.index - 1] !== ' ' || not?.test(name) === true) return false
  const before =
    name
      .slice(0, end.index)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return flavours !== true || before.every((word) => FLAVOURS.has(word))
}
