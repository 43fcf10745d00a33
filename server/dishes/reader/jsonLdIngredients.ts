type Node = Readonly<Record<string, unknown>>

/** Lists and sections are opened so deep; what is deeper stays as it is written. */
const DEEPEST = 16

/**
 * The ingredient lines of schema.org data as texts: strings, things with an amount and a name, lists and sections of
 * either. Whatever else is there stays as it is written: a line that is lost would be one that is never asked about.
 */
export function ingredientTexts(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || value === undefined || typeof value === 'boolean') return []
  if (depth > DEEPEST || typeof value !== 'object') return [JSON.stringify(value)]
  if (Array.isArray(value)) return value.slice(0, 500).flatMap((item) => ingredientTexts(item, depth + 1))
  const node = value as Node
  const inner = node.itemListElement ?? node.item ?? node.recipeIngredient ?? node.ingredients
  if (inner !== undefined) return ingredientTexts(inner, depth + 1)
  const name = [node.name, node.text, node.ingredient, node.description].find((text) => typeof text === 'string')
  const quantity = measureText(node.amount ?? node.quantity ?? node.requiredQuantity ?? node.value)
  return [
    [quantity, measureText(node.unitText ?? node.unit), name ?? JSON.stringify(value)]
      .filter((part) => part !== '')
      .join(' '),
  ]
}

/** `200`, `200 g` or `{"value": 200, "unitText": "g"}` as words. */
function measureText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'string') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const { value: number, unitText, unitCode } = value as Node
  return [number, unitText ?? unitCode].filter((part) => typeof part === 'number' || typeof part === 'string').join(' ')
}
