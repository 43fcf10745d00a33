import type { CompiledIngredient } from '../catalogue/compiled'
import type { Pack, Sale } from '../catalogue/types'
import { contentOf, countOf, type Packs } from '../catalogue/choosePacks'
import { messages } from './messages'

/** Packs of which no one says how much they hold. */
const UNMEASURED: ReadonlySet<Pack> = new Set(['ball', 'bulb', 'bunch', 'cob', 'head', 'loaf', 'pot'])

/** What their pack says already: a tin of tinned tomatoes. */
const SAID_BY_PACK = /^(?:tinned|bottled) /

/** A purchase in a shopper's words: "1 eggplant", "500 g lean beef mince", "2 tins of chickpeas, 400 g". */
export function purchaseText(ingredient: CompiledIngredient, sale: Sale, packs: readonly Packs[]): string {
  const { by, unit, name } = sale
  const count = countOf(packs)
  if (by === 'piece') {
    const nouns = name ?? ingredient.piece ?? { one: ingredient.name, many: ingredient.name }
    return messages.pieces({ count, of: count === 1 ? nouns.one : nouns.many })
  }
  const of = name?.one ?? ingredient.name.replace(SAID_BY_PACK, '')
  if (by === 'loose') return messages.weighed({ amount: contentOf(packs), unit, of })
  if (UNMEASURED.has(by)) return messages.packs({ count, pack: by, of })
  return messages.packsOf({ packs, count, pack: by, of, unit })
}
