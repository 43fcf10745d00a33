import { LRUCache } from 'lru-cache'
import type { CompiledCatalogue } from '../catalogue/compiled'
import type { Area } from '../catalogue/types'
import { readIngredientLine } from '../dishes/reader/readIngredientLine'

/** Texts that are kept for each version of the catalogue. */
const KEPT = 10_000
const areas = new WeakMap<CompiledCatalogue, LRUCache<string, Area>>()

/** The store area of what a text surely names; uncategorised where that is not one ingredient of the catalogue. */
export function areaOfText(catalogue: CompiledCatalogue, text: string): Area {
  const kept = areas.get(catalogue) ?? new LRUCache<string, Area>({ max: KEPT })
  areas.set(catalogue, kept)
  const area = kept.get(text) ?? readIngredientLine(catalogue, text).ingredient?.area ?? 'uncategorised'
  kept.set(text, area)
  return area
}
