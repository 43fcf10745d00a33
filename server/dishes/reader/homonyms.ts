import type { Measures } from './measures'

interface Homonym {
  readonly name: RegExp
  /** Whose English means by it what the catalogue calls so. */
  readonly meant: readonly Measures[]
  /** What it is sold in where another food is meant all the same. */
  readonly unless?: RegExp
}

/** Names that are food with other facts in another English. */
const HOMONYMS: readonly Homonym[] = [
  // A preserve in America; elsewhere a dessert with gelatine.
  { name: /^(?!.*currant)(?:\p{L}+ )+jelly$/iu, meant: ['US'], unless: /^(?:packet|pack|box|sachet)/i },
  // In America with pork.
  { name: /\bbaked beans$/i, meant: ['AU', 'UK'] },
  // In Britain a chutney with malt vinegar.
  { name: /\bsweet pickles?$/i, meant: ['AU', 'US'] },
]

/** Whether a name means another food to those whose measures a recipe has than it does in the catalogue. */
export function isAnotherFood(name: string, written: string | null, measures: Measures): boolean {
  return HOMONYMS.some(
    (one) => one.name.test(name) && (!one.meant.includes(measures) || one.unless?.test(written ?? '') === true),
  )
}
