import type { Measures } from './measures'

interface Homonym {
  readonly name: RegExp
  /** Whose English means by it what the catalogue calls so. */
  readonly meant: readonly Measures[]
  /** What it is sold in where another food is meant all the same. */
  readonly unless?: RegExp
}

/** Names that are food with other facts in another English, or in another pack. */
const HOMONYMS: readonly Homonym[] = [
  // A preserve in America; elsewhere a dessert with gelatine.
  { name: /^(?!.*currant)(?:\p{L}+ )+jelly$/iu, meant: ['US'], unless: /^(?:packet|pack|box|sachet)/i },
  // In America with pork.
  { name: /\bbaked beans$/i, meant: ['AU', 'UK'] },
  // In Britain a chutney with malt vinegar, in Australia with mustard and flour as well.
  { name: /^(?:(?:sweet|sandwich) )?pickles?$/i, meant: ['US'] },
  // In Britain a sauce with cream, egg and mustard.
  { name: /^horseradish$/i, meant: ['AU', 'US'] },
  // Made of plants in America; elsewhere of beef as well.
  { name: /^(?:vegetable |solid )?shortening$/i, meant: ['US'] },
  // In America a powder for a cream; elsewhere cakes with egg, suet or gelatine.
  { name: /^(?!(?:black|blood|white)\b).*\bpudding(?: mix)?$/i, meant: ['US'] },
  // In a sauce that may have milk, meat and celery.
  { name: /\b(?:spaghetti|macaroni|ravioli)$/i, meant: ['AU', 'UK', 'US'], unless: /^(?:tin|can)/i },
]

/**
 * Whether a name means another food than it does in the catalogue, in any of the Englishes that a recipe may be written
 * in: one where its country is known, all of them where it is guessed (docs/product.md DISH-26).
 */
export function isAnotherFood(name: string, written: string | null, english: readonly Measures[]): boolean {
  return HOMONYMS.some(
    (one) =>
      one.name.test(name) &&
      (!english.every((country) => one.meant.includes(country)) || one.unless?.test(written ?? '') === true),
  )
}
