import type { CompiledIngredient } from '../../catalogue/compiled'
import { foldText } from '../../catalogue/foldText'
import { counterOf, WHOLES } from './measureWords'
import type { ParsedLine } from './parseIngredientLine'

/** Parts of an ingredient that its name may end in; it is still bought whole. */
export const PARTS = /^(?:juice|zest|rind|peel|wedges?|slices?|yolks?|whites?)$/i

/** `2 cups cooked rice`: what the catalogue weighs dry, whose dry amount is not known. */
export function isSwollen({ area, name }: CompiledIngredient, prepared: readonly string[]): boolean {
  return area === 'pantry' && !/\btinned\b/.test(name) && prepared.some((words) => /\b(?<!un)cooked\b/.test(words))
}

/** Whether a count of the line is a count of the catalogue's pieces. */
export function countsAlike(
  ingredient: CompiledIngredient,
  { counter, written, name }: ParsedLine,
  parts: readonly string[],
): boolean {
  const own = new Set(foldText(ingredient.name).split(' ').map(counterOf))
  const countersOf = (text: string): string[] =>
    foldText(text)
      .split(' ')
      .map(counterOf)
      .filter((one) => one !== null && !own.has(one)) as string[]
  const have = new Set([...(counter === null ? [] : [counter]), ...countersOf(name)])
  if (parts.some((part) => !/^(?:yolks?|whites?|juice|zest|rind|peel)$/i.test(part))) return false
  if (ingredient.piece === null) return have.size === 0
  const need = countersOf(ingredient.piece.one)
  if (have.size === 0) return need.every((one) => WHOLES.has(one))
  if (need.length === 0)
    return [...have].every((one) => WHOLES.has(one) || (one === 'piece' && written !== null && !/\d/.test(written)))
  return need.every((one) => have.has(one)) && [...have].every((one) => need.includes(one))
}
