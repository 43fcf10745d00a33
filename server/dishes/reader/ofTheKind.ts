import type { CompiledCatalogue, CompiledIngredient } from '../../catalogue/compiled'
import { matchIngredient } from './matchIngredient'
import { wordsOf } from './nameWords'
import { splitPrepared } from './splitPrepared'

/** Said of others of a kind, which it does not make another food. */
const OF_A_KIND = new Set(
  wordsOf(
    'asian chinese italian french spanish greek mexican japanese short long small medium thin thick tube shaped corkscrew strand delicate bitter tart sweet dry semidry dessert firm soft ripe brine cured coarse grain grained summer winter mild tender young hot',
  ),
)

/** `or other delicate salad greens`: the kind, without the words that only describe it. */
export function ofTheKind(catalogue: CompiledCatalogue, name: string): CompiledIngredient | null {
  let words = splitPrepared(name).core.split(/[ -]/)
  while (words.length > 1 && wordsOf(words[0] ?? '').every((word) => OF_A_KIND.has(word))) {
    words = words.slice(1)
    const kind = matchIngredient(catalogue, words.join(' '))
    if (kind !== null) return kind
  }
  return null
}
