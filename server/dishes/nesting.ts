import { LIMITS } from '../../schema/limits'
import { dimensionOf, toBase } from '../catalogue/units'
import type { DishFields, DishModel, StoredLine } from './DishModel'

/** What of a dish says how it may be part of another. */
export type NestedDish = Pick<DishModel, 'id' | 'userId' | 'name' | 'serves' | 'lines' | 'steps'> &
  Pick<DishFields, 'yieldAmount' | 'yieldUnit'>

/** A dish that is made for another one. */
export interface Part<Dish extends NestedDish = NestedDish> {
  readonly dish: Dish
  /** Serves of it for one serve of the whole; 0 for as much as is needed. */
  readonly serves: number
  /** Whether the whole works without it, wherever it is used. */
  readonly optional: boolean
}

/** Why a line's dish is no part: it is gone, holds the dish that it is in, or is too deep; `amount`: how much is not known. */
export type NestingProblem = 'gone' | 'circle' | 'deep' | 'amount'

/** A dish with all that is made for it. */
export interface Nesting<Dish extends NestedDish = NestedDish> {
  /** Each dish once, after those that are made for it. */
  readonly parts: readonly Part<Dish>[]
  /** Lines, of the dish and of its parts, whose dish is no part: nothing is known of them. */
  readonly unknown: readonly StoredLine[]
  /** What is wrong, by the position of the line of the dish itself by which it comes in. */
  readonly problems: ReadonlyMap<number, NestingProblem>
}

/** The dishes that lines name, each once. */
export const innerIdsOf = ({ lines }: Pick<NestedDish, 'lines'>): string[] => [
  ...new Set(lines.flatMap(({ dish }) => dish ?? [])),
]

/** The lines of ingredients: all but those that name a dish. */
export const ownLines = ({ lines }: Pick<NestedDish, 'lines'>): StoredLine[] =>
  lines.filter(({ dish }) => dish === undefined)

/**
 * Serves of a dish that a line takes; null where that is not known: the line has an amount by weight or volume, and the dish
 * does not say how much it makes in the same.
 */
export function servesOfLine(
  { amount, unit }: Pick<StoredLine, 'amount' | 'unit'>,
  { serves, yieldAmount, yieldUnit }: Pick<NestedDish, 'serves' | 'yieldAmount' | 'yieldUnit'>,
): number | null {
  if (amount === null || unit === null) return amount
  if (!yieldAmount || !yieldUnit || dimensionOf(unit) !== dimensionOf(yieldUnit)) return null
  return (toBase(amount, unit) / toBase(yieldAmount, yieldUnit)) * serves
}

/**
 * What is made for a dish, at most three dishes one within another (docs/product.md DISH-31). A dish that can't be a part
 * leaves its line unknown, so that the whole fails every requirement.
 * @param inner the owner's dishes by id, at least those that are within it.
 */
export function nestingOf<Dish extends NestedDish>(whole: Dish, inner: ReadonlyMap<string, Dish>): Nesting<Dish> {
  const parts = new Map<string, Part<Dish>>()
  const unknown: StoredLine[] = []
  const problems = new Map<number, NestingProblem>()
  const visit = (dish: Dish, times: number, isOptional: boolean, above: readonly string[], top: number | null) => {
    dish.lines.forEach((line, index) => {
      if (line.dish === undefined) return
      const at = top ?? index
      const found = inner.get(line.dish)
      const problem = problemWith(line.dish, found, whole, above)
      if (problem || !found) {
        problems.set(at, problem ?? 'gone')
        unknown.push(line)
        return
      }
      const serves = servesOfLine(line, found)
      if (serves === null && !problems.has(at)) problems.set(at, 'amount')
      const [made, optional] = [times * (serves ?? 0), isOptional || line.optional]
      visit(found, made, optional, [...above, found.id], at)
      const before = parts.get(found.id)
      parts.set(found.id, {
        dish: found,
        serves: made + (before?.serves ?? 0),
        optional: optional && (before?.optional ?? true),
      })
    })
  }
  visit(whole, 1, false, [whole.id], null)
  return { parts: [...parts.values()], unknown, problems }
}

function problemWith(
  id: string,
  found: NestedDish | undefined,
  whole: NestedDish,
  above: readonly string[],
): NestingProblem | null {
  if (above.includes(id)) return 'circle'
  if (above.length >= LIMITS.dishDepth) return 'deep'
  return found?.userId === whole.userId ? null : 'gone'
}
