import { readAmount, showAmount } from '../plan/typedAmounts'
import type { DishIngredientFragment, EditedLineFragment, LineDishFragment } from './operations.generated'

/** A line while it is corrected. Its amount is for as many serves as the recipe is written for. */
export interface FormLine {
  key: number
  text: string
  name: string
  /** As it is typed; empty for as much as is needed. */
  amount: string
  /** The amount for one serve as it was read and as it is shown; it is not rounded unless the amount is edited. */
  exact: { perServe: number; shown: string; serves: number; unit: string } | null
  unit: string
  ingredient: DishIngredientFragment | null
  suggestions: readonly DishIngredientFragment[]
  /** The dish that it names in the place of an ingredient. */
  dish: LineDishFragment | null
  /** Dishes that it may name. */
  dishSuggestions: readonly LineDishFragment[]
  preparation: string
  optional: boolean
  /** The heading before it; null for none. */
  section: string | null
}

/** The unit of a line that names a dish and not how much of it is weighed. */
export const SERVES = 'serves'

/** Whether it is known what a line is. */
export const isMatched = ({ ingredient, dish }: FormLine): boolean => ingredient !== null || dish !== null

/** What a line is, or else what it is called. */
export const calledBy = ({ ingredient, dish, name }: FormLine): string => dish?.name ?? ingredient?.name ?? name

let keys = 0

/** Lines that were read or stored, for correction. */
export function toFormLines(lines: readonly EditedLineFragment[], serves: number): FormLine[] {
  return lines.map((line) => {
    const { text, name, quantity, ingredient, suggestions, dish, dishServes, dishSuggestions } = line
    const { preparation, optional, section } = line
    const each = quantity?.amount ?? (dish ? dishServes : null)
    const shown = showAmount(each && each * serves)
    const unit = quantity?.unit.symbol ?? (dish ? SERVES : 'piece')
    return {
      key: ++keys,
      text,
      name,
      ingredient,
      suggestions,
      dish,
      dishSuggestions,
      optional,
      section,
      amount: shown,
      exact: each === null ? null : { perServe: each, shown, serves, unit },
      unit,
      preparation: preparation ?? '',
    }
  })
}

/** A line that lists an ingredient without an amount, for correction. */
export function lineOf(ingredient: DishIngredientFragment): FormLine {
  return {
    key: ++keys,
    text: ingredient.name,
    name: ingredient.name,
    amount: '',
    exact: null,
    unit: 'piece',
    ingredient,
    suggestions: [],
    dish: null,
    dishSuggestions: [],
    preparation: '',
    optional: false,
    section: null,
  }
}

/** The lines without one, whose heading goes to the next if that has none. */
export function withoutLine(lines: readonly FormLine[], key: number): FormLine[] {
  const at = lines.findIndex((line) => line.key === key)
  const section = lines[at]?.section ?? null
  return lines.flatMap((line, index) => {
    if (index === at) return []
    return index === at + 1 && at >= 0 && line.section === null ? { ...line, section } : line
  })
}

/** Rough grams of one of a unit, enough to tell the lentils from the spices. Liquids weigh nothing here. */
const ROUGH: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['kg', 1000],
  ['cup', 150],
  ['tbsp', 15],
  ['tsp', 4],
  ['piece', 60],
])
const NEVER_MAIN = /^(?:oil|stock|wine|sugar|vinegar|flour|milk|water|salt|spices|herbs|beer|juice)$/

/** The heaviest ingredient, as a proposal: it gives the dish its picture. */
export function guessMain(lines: readonly FormLine[]): number {
  const weightOf = ({ amount, unit, ingredient }: FormLine): number => {
    if (ingredient === null || NEVER_MAIN.test(ingredient.group.label)) return 0
    const one = unit === 'piece' ? ingredient.pieceWeight : null
    return Number(amount || 0) * (one ?? ROUGH.get(unit) ?? 0)
  }
  const heaviest = [...lines].sort((a, b) => weightOf(b) - weightOf(a))[0]
  return heaviest?.key ?? 0
}

/** The amount of a line for one serve; null for none, NaN for what is no amount. */
export function perServe({ amount, exact }: FormLine, serves: number): number | null {
  if (exact !== null && exact.shown === amount) return (exact.perServe * exact.serves) / Math.max(1, serves)
  const typed = readAmount(amount)
  return typed === null ? null : typed / Math.max(1, serves)
}
