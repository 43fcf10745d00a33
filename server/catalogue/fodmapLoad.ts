import type { Fact } from './types'

/** Facts of foods that have FODMAPs, as far as no one measured less. */
export const FERMENTED: readonly Fact[] = ['allium', 'wheat', 'rye', 'barley', 'mushroom', 'honey', 'milk']

/** What 100 g of a food have of each kind of FODMAP, in g, as it is weighed in recipes. What is not there is none. */
export interface FodmapFigures {
  /** Fructans and galacto-oligosaccharides. */
  oligosaccharides?: number
  /** Fructose beyond as much as there is of glucose. */
  excessFructose?: number
  /** Whether that is the only kind that a fresh fruit or vegetable has. */
  onlyFructose?: boolean
  lactose?: number
  sorbitol?: number
  mannitol?: number
  /** The most of the food in one sitting by guidance for patients, in g. */
  serve?: number
}

/** Foods of one kind whose figures come from the same sources: an entry of fodmaps.yaml. */
export interface FodmapFamily {
  family: string
  sources: string[]
  /** Whether these are grains, pulses, nuts or seeds, for which the limit of oligosaccharides is higher. */
  core?: boolean
  /** Slugs of foods that have none. */
  none?: string[]
  /** Figures of the others, by slug. */
  foods?: Record<string, FodmapFigures>
}

/**
 * Grams of each kind at which a sitting's food is no longer called low: Varney et al., Journal of Gastroenterology and
 * Hepatology 32 (2017), table 1.
 */
const MOST = {
  oligosaccharides: 0.2,
  oligosaccharidesOfCore: 0.3,
  excessFructose: 0.15,
  onlyFructose: 0.4,
  lactose: 1,
  polyol: 0.2,
  polyols: 0.4,
} as const

/** How much of the limit of its nearest kind 100 g of a food have, in per cent; the stricter of analyses and guidance. */
export function fodmapLoad(figures: FodmapFigures, isCore = false): number {
  const { oligosaccharides = 0, excessFructose = 0, onlyFructose, lactose = 0, sorbitol = 0, mannitol = 0 } = figures
  const shares = [
    oligosaccharides / (isCore ? MOST.oligosaccharidesOfCore : MOST.oligosaccharides),
    excessFructose / (onlyFructose ? MOST.onlyFructose : MOST.excessFructose),
    lactose / MOST.lactose,
    sorbitol / MOST.polyol,
    mannitol / MOST.polyol,
    (sorbitol + mannitol) / MOST.polyols,
    figures.serve === undefined ? 0 : 100 / figures.serve,
  ]
  return Math.round(Math.max(...shares) * 10_000) / 100
}

/** The loads of all foods of which something is known, by slug. */
export function fodmapLoads(families: readonly FodmapFamily[]): ReadonlyMap<string, number> {
  return new Map(
    families.flatMap(({ none = [], foods = {}, core }) => [
      ...none.map((slug): [string, number] => [slug, 0]),
      ...Object.entries(foods).map(([slug, figures]): [string, number] => [slug, fodmapLoad(figures, core)]),
    ]),
  )
}
