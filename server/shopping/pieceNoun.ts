import type { CompiledIngredient } from '../catalogue/compiled'
import { stemOf } from '../../schema/stemOf'

/** The words for one and for many of what is counted. */
export interface CountNoun {
  readonly one: string
  readonly many: string
}

const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .map(stemOf)

/**
 * How the pieces of an ingredient are called beside its name: 'clove' of garlic, 'slice' of bread, 'stalk' of celery. null
 * where the name says it, as of onions, and where it is not counted.
 */
export function pieceNoun({ name, piece }: Pick<CompiledIngredient, 'name' | 'piece'>): CountNoun | null {
  if (piece === null) return null
  const said = new Set([...stemsOf(name), 'of'])
  const rest = (noun: string) =>
    noun
      .split(' ')
      .filter((word) => stemsOf(word).some((stem) => stem !== '' && !said.has(stem)))
      .join(' ')
  const [one, many] = [rest(piece.one), rest(piece.many)]
  return one === '' || many === '' ? null : { one, many }
}
