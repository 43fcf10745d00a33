import { LRUCache } from 'lru-cache'
import { foldText } from '../../catalogue/foldText'
import type { StoredLine } from '../DishModel'
import { keptLoader } from '../threads/keptLoader'
import type { CatalogueReader } from '../threads/RecipeReader'

type Beside = (text: string) => Promise<string[]>

/** Lines that are kept for each version of the catalogue. */
const KEPT = 20_000
/** Lines of one task. */
const AT_ONCE = 200

const kept = new WeakMap<CatalogueReader, LRUCache<string, Promise<string[]>>>()

/** What lines say beside their names, by their texts; each is read once, in the threads, for all callers. */
function besideOf(reader: CatalogueReader, userId: string): Beside {
  const answers = kept.get(reader) ?? new LRUCache<string, Promise<string[]>>({ max: KEPT })
  kept.set(reader, answers)
  return keptLoader((texts: readonly string[]) => reader.run('beside', `user:${userId}`, texts), {
    keyOf: (text) => text,
    kept: answers,
    atOnce: AT_ONCE,
  })
}

/**
 * The wordings of a person's lines, in their order. One task after the other, as the threads take only some of a caller's at
 * once.
 */
export async function wordingsOf(
  reader: CatalogueReader,
  userId: string,
  lines: readonly Pick<StoredLine, 'name' | 'text'>[],
): Promise<string[]> {
  const beside = besideOf(reader, userId)
  const texts = [...new Set(lines.map(({ text }) => text))]
  const read = new Map<string, string[]>()
  for (let from = 0; from < texts.length; from += AT_ONCE)
    await Promise.all(texts.slice(from, from + AT_ONCE).map(async (text) => read.set(text, await beside(text))))
  return lines.map((line) => wordingOf(line, read.get(line.text) ?? [line.text]))
}

/** What is counted, in brackets after a name that matched nothing: `kale (bunch)`. */
const COUNTED = / \([^()]*\)$/

/**
 * What a line calls its ingredient, with all that may make it another one, so that lines of one wording mean the same food:
 * `milk, soy` and `milk, oat` are two (docs/product.md MOVE-11).
 */
const wordingOf = ({ name }: Pick<StoredLine, 'name'>, beside: readonly string[]): string =>
  [name.replace(COUNTED, ''), ...beside].join(', ')

/** Wordings of one key are one, as they differ in case and accents at most. */
export const keyOfWording = (wording: string): string => foldText(wording)
