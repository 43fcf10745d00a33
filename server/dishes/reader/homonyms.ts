import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { NO_FACTS, REVIEWED_MASK } from '../../catalogue/facts'
import type { Measures } from './measures'

interface Homonym {
  readonly name: RegExp
  /** Whose English means by it what the catalogue calls so. */
  readonly meant: readonly Measures[]
  /** What it is sold in where another food is meant all the same. */
  readonly unless?: RegExp
  /** Slug of the ingredient that declares the facts of all of these foods; without one the name means none of them. */
  readonly any?: string
}

/** Names that are food with other facts in another English, or in another pack. */
const HOMONYMS: readonly Homonym[] = [
  // A preserve in America; elsewhere a dessert with gelatine.
  {
    name: /^(?!.*currant)(?:\p{L}+[ -])+jelly$/iu,
    meant: ['US'],
    unless: /^(?:packet|pack|box|sachet)/i,
    any: 'assorted-jelly',
  },
  // In America with pork.
  { name: /\bbaked beans$/i, meant: ['AU', 'UK'], any: 'assorted-baked-beans' },
  // In Britain a chutney with malt vinegar, in Australia with mustard and flour as well.
  { name: /^(?:(?:sweet|sandwich) )?pickles?$/i, meant: ['US'], any: 'assorted-pickle' },
  // In Britain a sauce with cream, egg and mustard.
  { name: /^horseradish$/i, meant: ['AU', 'US'], any: 'prepared-horseradish' },
  // Made of plants in America; elsewhere of beef and pork as well.
  { name: /^(?:vegetable |solid )?shortening$/i, meant: ['US'], any: 'assorted-shortening' },
  // In America a powder for a cream; elsewhere one that has set with gelatine, or for a cake with egg.
  { name: /\binstant\b.*\bpudding$|\bpudding mix$/i, meant: ['US'], any: 'assorted-pudding-mix' },
  // Elsewhere cakes with egg, suet or gelatine.
  { name: /^(?!(?:black|blood|white)\b).*\bpudding$/i, meant: ['US'] },
  // In a sauce that may have milk, meat and celery.
  { name: /\b(?:spaghetti|macaroni|ravioli)$/i, meant: ['AU', 'UK', 'US'], unless: /^(?:tin|can)/i },
]

/**
 * What a name means in every English that a recipe may be written in, one where its country is known, all of them where
 * it is guessed (docs/product.md DISH-26): what the catalogue calls so, or, where one of them means another food, the
 * ingredient that any of these may be, or none.
 */
export function meantInEvery(
  { ingredientBySlug }: CompiledCatalogue,
  { ingredient, name }: { ingredient: CompiledIngredient | null; name: string },
  written: string | null,
  english: readonly Measures[],
): CompiledIngredient | null {
  if (ingredient === null) return null
  const other = HOMONYMS.find(
    (one) =>
      one.name.test(name) &&
      (!english.every((country) => one.meant.includes(country)) || one.unless?.test(written ?? '') === true),
  )
  if (other === undefined) return ingredient
  const any = other.any === undefined ? undefined : ingredientBySlug.get(other.any)
  // It declares less than what the catalogue calls so: another word of the name says more.
  return any === undefined || (ingredient.mask & REVIEWED_MASK & ~any.mask) !== NO_FACTS ? null : any
}
