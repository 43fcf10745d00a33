import { LIMITS } from '../../../schema/limits'
import type { Found } from '../fields/found'
import { lineOf } from '../fields/texts'
import type { MovedMeal } from '../MovedPlan'
import { recipeAt, servesIn, timesIn } from './cooklangReference'
import { fileStem, withoutComments } from './cooklangText'

/** What Cooklang's programs call a shopping list, and the log of what is ticked on it. */
const NAME = /(?:^|[/\\])[._]?shopping-(?:list|checked)(?:\.txt)?$/i
const RECIPE = /^\s*(\.{1,2}\/[^{}\n]{1,300})(?:\{([^{}\n]{0,100})\})?\s*$/
const INGREDIENT = /^\s*([^@#~{}:=>\n]{1,200})(?:\{([^{}\n]{0,100})\})?\s*$/
const TICK = /^[+-] \S/

const linesOf = (text: string): string[] =>
  withoutComments(text)
    .split('\n')
    .filter((line) => line.trim() !== '')

/** Whether a text is a shopping list of Cooklang: recipes by their paths, and ingredients. */
export function isCooklangList(text: string, name: string): boolean {
  const lines = linesOf(text)
  return (
    lines.length > 0 &&
    lines.every((line) => RECIPE.test(line) || INGREDIENT.test(line)) &&
    (NAME.test(name) || RECIPE.test(lines[0] ?? '')) &&
    lines.some((line) => RECIPE.test(line) || line.includes('{'))
  )
}

/** Whether a text is the log of what was ticked on such a list. */
export function isCooklangLog(text: string, name: string): boolean {
  const lines = linesOf(text)
  return NAME.test(name) && lines.length > 0 && lines.every((line) => TICK.test(line))
}

/**
 * The plan that a shopping list of Cooklang is, since here a list is made from a plan (docs/product.md MOVE-30): its recipes
 * as often as it says, and what else is to be bought as words. A recipe that is indented is a part of the one above it.
 */
export function planOfList(text: string, fileName: string): Found {
  const common = { day: null, weekday: null, time: 'dinner', isAnyTime: true, recipeId: null, serves: null } as const
  const meals: MovedMeal[] = []
  const others: string[] = []
  for (const line of linesOf(text)) {
    const [, path, amount = ''] = RECIPE.exec(line) ?? []
    if (path === undefined) others.push(ingredientOf(line))
    else if (!/^\s/.test(line))
      meals.push({ ...common, recipe: recipeAt(path), text: '', serves: servesIn(amount), times: timesIn(amount) })
  }
  const words = inRows(others).map((row) => ({ ...common, recipe: '', text: row }))
  const name = fileStem(fileName.replace(/^.*[/\\]/, '').replace(/^[._]+/, ''))
  return { plan: { app: 'COOKLANG', name, meals: [...meals, ...words] } }
}

/** `olive oil{4%l}` as `4 l olive oil`. */
function ingredientOf(line: string): string {
  const [, name = '', amount = ''] = INGREDIENT.exec(line) ?? []
  return lineOf([amount.replace('%', ' '), name].join(' '))
}

/** Texts one after the other, in as few rows as hold them. */
function inRows(texts: readonly string[]): string[] {
  const rows: string[] = []
  for (const text of texts) {
    const longer = [...rows.slice(-1), text].join(', ')
    if (rows.length > 0 && [...longer].length <= LIMITS.rowText) rows[rows.length - 1] = longer
    else rows.push(text)
  }
  return rows
}
