/** A thing of schema.org data, from whichever markup. */
export type DataNode = Readonly<Record<string, unknown>>

/** Values looked at, and levels looked into, to find recipes. */
const MOST_NODES = 20_000
const DEEPEST = 16
const MOST_RECIPES = 50

/** The schema.org Recipes in data: alone, in lists, in a graph or within other things, those nearest the top first. */
export function recipeNodes(data: unknown): DataNode[] {
  const recipes: DataNode[] = []
  let level: unknown[] = [data]
  let seen = 0
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const value of level) {
      seen += 1
      if (seen > MOST_NODES || recipes.length >= MOST_RECIPES) return recipes
      if (typeof value !== 'object' || value === null) continue
      if (!Array.isArray(value) && isRecipe(value as DataNode)) recipes.push(value as DataNode)
      else next.push(...Object.values(value).slice(0, 500))
    }
    level = next
  }
  return recipes
}

/** Whether a thing is a Recipe, of schema.org or of one of the vocabularies before it. */
export function isRecipe(node: DataNode): boolean {
  return typesOf(node).includes('recipe')
}

/** The types of a thing without their vocabulary, in small letters. */
export function typesOf(node: DataNode): string[] {
  return listOf(node['@type'])
    .filter(isText)
    .map((type) => type.replace(/^.*[/:#]/, '').toLowerCase())
}

/** A value as a list of at most 500; nothing is an empty one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, 500) : value === undefined || value === null ? [] : [value]
}

/** Whether a value is a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}
