import { LRUCache } from 'lru-cache'
import type { CompiledCatalogue } from '../catalogue/compiled'
import type { Avoided } from '../catalogue/plainNames'
import type { Supplies } from '../cupboard/supplies'
import type { ScrubbedRow } from '../generated/schemaTypes'
import { objectNumber } from '../pure/objectNumber'
import { aggregateShoppingList, type ShoppingEntry, type ShoppingItem } from './aggregateShoppingList'
import { plainLines } from './plainLines'
import { shapeItems } from './shapeItems'
import type { ListView } from './views'

/** Everything that a list follows from. */
export interface ListSource {
  readonly entries: readonly ShoppingEntry[]
  /** Product pages by slug, of the lines that the entries make. */
  readonly linksOf: (slugs: readonly string[]) => Promise<ReadonlyMap<string, string>>
  readonly supplies: Supplies
  /** What someone at the table must not eat, or not too much of. */
  readonly avoided: Avoided
  readonly unsuitable: ScrubbedRow[]
}

/** A person's latest list, with what it was made from. */
interface Latest {
  readonly meals: string
  readonly items: readonly ShoppingItem[]
  readonly rest: string
  readonly list: ListView
}

/** People whose latest lists are kept for each version of the catalogue. */
const KEPT = 500
const kept = new WeakMap<CompiledCatalogue, LRUCache<string, Latest>>()

/**
 * The list of a person. It is the same object as before while everything that it follows from is the same, so that its
 * answer may be kept (docs/decisions/0045-kept-answers.md).
 */
export async function listOf(catalogue: CompiledCatalogue, userId: string, source: ListSource): Promise<ListView> {
  const { entries, linksOf, supplies, avoided, unsuitable } = source
  const lists = kept.get(catalogue) ?? new LRUCache<string, Latest>({ max: KEPT })
  kept.set(catalogue, lists)
  const latest = lists.get(userId)
  const meals = JSON.stringify([String(avoided.facts), avoided.amounts, ...entries.map(nameEntry)])
  const items = latest?.meals === meals ? latest.items : plainLines(aggregateShoppingList(entries), avoided)
  const links = await linksOf([...new Set(items.map(({ slug }) => slug))])
  const rest = JSON.stringify([[...links], [...supplies], unsuitable])
  if (latest?.meals === meals && latest.rest === rest) return latest.list
  const list = { items: shapeItems(items, links, supplies), unsuitable, errors: [] }
  lists.set(userId, { meals, items, rest, list })
  return list
}

/** A meal is another object in another version of the catalogue or of a dish, and the ends of a swap tell it from its others. */
function nameEntry({ meal, swaps, serves, eaters }: ShoppingEntry): unknown[] {
  return [objectNumber(meal), swaps.map(({ from, to }) => [from.slug, to?.slug]), serves, eaters]
}
