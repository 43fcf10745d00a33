import type { ReadPageInput } from '../../generated/schemaTypes'
import { inputError } from '../../platform/errors'
import { type Context, userOf } from '../../request/context'
import { messages } from '../messages'
import { readDish, type ReadDish } from '../readDish'
import type { PageFailure } from './fetchPage'

const FIELD = 'url'
const SENTENCES: Readonly<Record<PageFailure, string>> = {
  ADDRESS: messages.pages.noAddress,
  NO_ANSWER: messages.pages.noAnswer,
  NO_PAGE: messages.pages.noPage,
}

/**
 * Fetches a page and reads the recipe on it (docs/product.md MOVE-36). Its person gets the recipe, or one of a few sentences
 * that say nothing of what the server has met.
 */
export async function readPage(context: Context, { url, ...how }: ReadPageInput): Promise<ReadDish> {
  const refused = (message: string): ReadDish => ({
    draft: null,
    recipes: [],
    errors: [inputError('INVALID', FIELD, message)],
  })
  const { pages } = context.services
  if (!pages) return refused(messages.pages.off)
  const page = await pages.fetch(userOf(context).userId, url)
  if ('failure' in page) return refused(SENTENCES[page.failure])
  const { draft, recipes, errors } = await readDish(context, { ...how, text: page.source })
  return {
    draft: draft && { ...draft, urlDetails: draft.urlDetails ?? page.url },
    recipes,
    errors: errors.map((error) => (error.field === 'text' ? { ...error, field: FIELD } : error)),
  }
}
