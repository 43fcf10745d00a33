import { withoutComments } from './cooklangText'

/** What Cooklang's programs call a shopping list, and the log of what is ticked on it. */
const NAME = /(?:^|[/\\])[._]?shopping-(?:list|checked)(?:\.txt)?$/i
const RECIPE = /^\s*\.{1,2}\/[^\n]{1,300}$/
const INGREDIENT = /^\s*[^@#~{}:=>\n]{1,200}(?:\{[^{}\n]{0,100}\})?\s*$/
const TICK = /^[+-] \S/

/**
 * Whether a text is a shopping list of Cooklang, recipes by their paths and ingredients, or its log of ticks. Nothing of it
 * is brought in (docs/product.md MOVE-30).
 */
export function isCooklangList(text: string, name: string): boolean {
  const lines = withoutComments(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
  if (lines.length === 0) return false
  if (NAME.test(name) && lines.every((line) => TICK.test(line))) return true
  return (
    lines.every((line) => RECIPE.test(line) || INGREDIENT.test(line)) &&
    (NAME.test(name) || RECIPE.test(lines[0] ?? '')) &&
    lines.some((line) => RECIPE.test(line) || line.includes('{'))
  )
}
