import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { inputError } from '../platform/errors'
import type { ErrorCode, FoundRecipe, InputError, ReadDishInput } from '../generated/schemaTypes'
import { callerOf, type Context } from '../request/context'
import { messages } from './messages'
import type { CatalogueReader } from './threads/RecipeReader'
import { ReadingEnded } from './threads/ReadingEnded'
import type { ReaderTasks } from './threads/readerTasks'
import { draftView, type DraftView } from './views'

/** What the resolver answers: the draft, and between which recipes there is a choice. */
export interface ReadDish {
  draft: DraftView | null
  recipes: FoundRecipe[]
  errors: InputError[]
}

/**
 * Reads a recipe from text, data or a page's source and matches its lines with the catalogue. Nothing is stored, and no
 * address in it is fetched (docs/product.md DISH-2). A name longer than a dish may have is kept whole, so that the person
 * shortens it: saving it as it is says the limit.
 */
export async function readDish(context: Context, input: ReadDishInput): Promise<ReadDish> {
  const catalogue = context.services.catalogue.compiled
  const read = readingOf(context.services.reader.of(catalogue), callerOf(context), input.text)
  let recipes: FoundRecipe[] = []
  const fail = (code: ErrorCode, message: string, field = 'text'): ReadDish => ({
    draft: null,
    recipes,
    errors: [inputError(code, field, message)],
  })
  try {
    const source = await read('source', input.text)
    recipes = source.recipes.map(({ name, lines }) => ({ name, ingredients: lines.length }))
    if (source.problem) return fail(...source.problem)
    const recipe = source.recipes[input.recipe ?? 0]
    if (!recipe) return fail('OUT_OF_RANGE', messages.noSuchRecipe({ count: recipes.length }), 'recipe')
    const { measures = null, usualMeasures = null } = input
    const drafted = await read('draft', { recipe, measures, usualMeasures }, [input.recipe, measures, usualMeasures])
    if ('problem' in drafted) return fail(...drafted.problem)
    return { draft: draftView(catalogue, drafted.draft), recipes, errors: [] }
  } catch (error) {
    if (error instanceof ReadingEnded) return fail('TOO_LONG', messages.tookTooLong)
    throw error
  }
}

/** How long, how many and how large answers are kept, so that a text that is sent again is not read again. */
const KEPT = { ttl: 60_000, ttlAutopurge: true, max: 100, maxSize: 8_000_000 }

type Reading = 'source' | 'draft'
const kept = new WeakMap<CatalogueReader, LRUCache<string, ReaderTasks[Reading][1]>>()

/** Does tasks about one text, each once as long as its answer is kept. */
function readingOf(reader: CatalogueReader, caller: string, text: string) {
  const digest = createHash('sha256').update(text).digest('base64')
  const answers = kept.get(reader) ?? new LRUCache<string, ReaderTasks[Reading][1]>(KEPT)
  kept.set(reader, answers)
  return async <Task extends Reading>(
    task: Task,
    given: ReaderTasks[Task][0],
    how: readonly unknown[] = [],
  ): Promise<ReaderTasks[Task][1]> => {
    const key = [task, digest, ...how].join(' ')
    const known = answers.get(key) as ReaderTasks[Task][1] | undefined
    if (known) return known
    const answer = await reader.run(task, caller, given)
    answers.set(key, answer, { size: JSON.stringify(answer).length })
    return answer
  }
}
