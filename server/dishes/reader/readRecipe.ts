import { jsonLdOfPage, readJsonLd } from './readJsonLd'
import { readPlainRecipe } from './readPlainRecipe'
import type { SourceRecipe } from './sourceRecipe'

/**
 * Reads a recipe from plain text, from schema.org data, or from the source of a page that holds such data. Null when it
 * is data without a recipe. Pure: no address in it is ever fetched.
 */
export function readRecipe(text: string): SourceRecipe | null {
  const start = text.trimStart().replace(/^\ufeff/, '')
  if (/application\/ld\+json/i.test(start)) {
    for (const block of jsonLdOfPage(start)) {
      const recipe = readJsonLd(block)
      if (recipe) return recipe
    }
    return null
  }
  if (/^[{[]\s*["{[]/.test(start)) return readJsonLd(start)
  return readPlainRecipe(start)
}
