import type { CookedIngredientFragment } from '../operations.generated'
import { findTimes } from '../stepTimes'

/** A piece of a step's text; `bold` for amounts with what they are of, and for times. */
export interface StepPiece {
  text: string
  bold: boolean
}

/** What a step says and uses. */
export interface StepWords {
  pieces: readonly StepPiece[]
  /** Positions of the ingredients that it names, in the order of the list. */
  ingredients: readonly number[]
}

type Ingredient = Pick<CookedIngredientFragment, 'ingredient' | 'recipeText'>
interface Span {
  from: number
  to: number
}

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?\s?)?[\d½¼¾⅓⅔⅛]`
const UNIT = String.raw`(?:g|kg|ml|l|tsp|tbsp|cups?|pinch|pinches|pieces?)`
const AMOUNT = String.raw`${NUMBER}(?:\s${UNIT}\b)?`
/** An amount at the beginning of an ingredient's words. */
const LEADING = new RegExp(String.raw`^(?:a )?${AMOUNT}(?: and ${AMOUNT})*\s+`, 'u')

/** Reads a step: what is bold in it and which ingredients it uses (docs/product.md COOK-24, COOK-25). */
export function readStep(step: string, ingredients: readonly Ingredient[]): StepWords {
  const found = new Set<number>()
  const bold: Span[] = findTimes(step).map(({ at, text }) => ({ from: at, to: at + text.length }))
  let left = step
  const named = ingredients
    .map((ingredient, index) => ({ index, name: nameOf(ingredient) }))
    .sort((one, other) => other.name.length - one.name.length)
  for (const { index, name } of named) {
    if (name === '') continue
    for (const match of left.matchAll(mentionOf(name))) {
      found.add(index)
      const from = match.index
      const to = from + match[0].length
      if (match[1] !== undefined) bold.push({ from, to })
      // What a longer name covers is no mention of a shorter one: "ground coriander" is no coriander.
      left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
    }
  }
  return { pieces: cut(step, bold), ingredients: [...found].sort((one, other) => one - other) }
}

/** The same of ingredients from a position to another, as a step of a dish within another names its own. */
export function readStepOf(
  step: string,
  ingredients: readonly Ingredient[],
  [from, to]: readonly [number, number] = [0, ingredients.length],
): StepWords {
  const { pieces, ingredients: found } = readStep(step, ingredients.slice(from, to))
  return { pieces, ingredients: found.map((index) => index + from) }
}

/** An ingredient's name as the recipe has it, without its amount. */
export function nameOf({ recipeText, ingredient }: Ingredient): string {
  return recipeText.replace(LEADING, '').trim() || ingredient.name
}

/** The name with an amount before it, where there is one: "30 ml of the espresso coffee". One piece may stand for many. */
function mentionOf(name: string): RegExp {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/(?:es|s)$/u, '(?:es|s)?')
  return new RegExp(String.raw`(?<![\p{L}\d])(${AMOUNT}(?: and ${AMOUNT})*\s(?:of the\s)?)?${words}s?(?!\p{L})`, 'giu')
}

function cut(step: string, spans: readonly Span[]): StepPiece[] {
  const pieces: StepPiece[] = []
  let at = 0
  for (const { from, to } of [...spans].sort((one, other) => one.from - other.from)) {
    if (from < at) continue
    if (from > at) pieces.push({ text: step.slice(at, from), bold: false })
    pieces.push({ text: step.slice(from, to), bold: true })
    at = to
  }
  if (at < step.length) pieces.push({ text: step.slice(at), bold: false })
  return pieces
}
