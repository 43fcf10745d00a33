import { LRUCache } from 'lru-cache'
import type { CompiledIngredient } from '../catalogue/compiled'
import { callerOf, type Context } from '../request/context'
import { ingredientsOf } from './foundInDish'
import { keptLoader } from './threads/keptLoader'
import type { CatalogueReader } from './threads/RecipeReader'
import type { NamedLine } from './threads/readerTasks'
import type { DishLineView } from './views'

type Suggestions = CompiledIngredient[]
type Suggest = (line: NamedLine) => Promise<Suggestions>

/** Lines that are kept for each version of the catalogue. */
const KEPT = 10_000
/** Lines of one task. */
const AT_ONCE = 200

const kept = new WeakMap<CatalogueReader, LRUCache<string, Promise<Suggestions>>>()
const loaders = new WeakMap<Context, { readonly reader: CatalogueReader; readonly suggest: Suggest }>()

/**
 * The ingredients that a line may mean which matches none. The lines of a call that are not known yet are one task, or one
 * for each 200 of them.
 */
export async function suggestionsFor(
  context: Context,
  line: Pick<DishLineView, 'catalogue' | 'ingredient' | 'name' | 'text'>,
): Promise<Suggestions> {
  if (line.ingredient !== null) return []
  const reader = context.services.reader.of(line.catalogue)
  const known = loaders.get(context)
  const loader = known?.reader === reader ? known : { reader, suggest: suggestInTurn(reader, callerOf(context)) }
  loaders.set(context, loader)
  return loader.suggest({ name: line.name, text: line.text })
}

function suggestInTurn(reader: CatalogueReader, caller: string): Suggest {
  const answers = kept.get(reader) ?? new LRUCache<string, Promise<Suggestions>>({ max: KEPT })
  kept.set(reader, answers)
  const suggest = async (lines: readonly NamedLine[]): Promise<Suggestions[]> => {
    const found = await reader.run('suggestions', caller, lines)
    return found.map((slugs) => ingredientsOf(reader.catalogue, slugs))
  }
  return keptLoader(suggest, { keyOf: ({ name, text }) => `${name}\n${text}`, kept: answers, atOnce: AT_ONCE })
}
