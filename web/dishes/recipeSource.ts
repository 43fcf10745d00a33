import { LIMITS } from '../../schema/limits'
import { markupOfPage, parsePage } from './pageMarkup'

/** The largest file that is read. */
export const MOST_BYTES = 5 * 1024 * 1024

type Data = Record<string, unknown>

/** The fields of schema.org's Recipe that are of use. */
const FIELDS = [
  '@type',
  '@id',
  'name',
  'recipeYield',
  'yield',
  'totalTime',
  'prepTime',
  'cookTime',
  'recipeIngredient',
  'ingredients',
  'recipeInstructions',
  'recipeCategory',
  'keywords',
  'description',
  'author',
  'publisher',
  'nutrition',
  'url',
  'mainEntityOfPage',
]

/** Whether a text is a page's source or data rather than a recipe as one writes it. */
export function isSource(text: string): boolean {
  return isPage(text) || /^\s*[[{]\s*["{[]/.test(text)
}

/**
 * What of a text or a file's content is sent to be read: of a page's source what describes recipes, or what a reader sees
 * where nothing does; of data the recipes alone. A page is far larger than its recipe.
 */
export function condense(source: string): string {
  const text = source.replace(/^\ufeff/, '').trim()
  if (isPage(text)) return condensePage(text)
  const recipes = /^[[{]/.test(text) ? recipesOfData(text) : null
  return recipes === null || recipes.length === 0 ? text : written(recipes)
}

/** Whether a condensed text is too long to be sent. */
export function isTooLong(text: string): boolean {
  return text.length > (isSource(text) ? LIMITS.pageSourceLength : LIMITS.dishTextLength)
}

function isPage(text: string): boolean {
  return (
    /<script[^>]{0,200}ld\+json/i.test(text) ||
    /^\s*(?:<!--[^]{0,2000}?-->\s*)?<(?:!doctype|html|head|body|div|article|main|section)\b/i.test(text)
  )
}

/** One recipe that is whole goes alone; else everything that describes any, for the server to make out. */
function condensePage(source: string): string {
  const page = parsePage(source)
  const blocks = [...page.querySelectorAll('script[type*="ld+json" i]')].map(({ textContent }) => textContent ?? '')
  const read = blocks.map(recipesOfData)
  const recipes = read.flatMap((found) => found ?? [])
  const unread = blocks.filter((block, index) => read[index] === null && /recipe/i.test(block))
  const [only] = recipes
  if (recipes.length === 1 && unread.length === 0 && only && hasIngredients(only)) return written(recipes)
  const data = recipes.length > 0 ? [written(recipes), ...unread] : unread
  return markupOfPage(page, data)
}

function hasIngredients({ recipeIngredient, ingredients }: Data): boolean {
  return [recipeIngredient ?? ingredients ?? []].flat().length > 0
}

function written(recipes: readonly Data[]): string {
  return JSON.stringify(recipes.length === 1 ? recipes[0] : recipes)
}

/** The recipes in data, each with the fields that are of use; null for what is no data. */
function recipesOfData(text: string): Data[] | null {
  try {
    return findRecipes(JSON.parse(text.replace(/[\u0000-\u001f]+/g, ' '))).map((recipe) =>
      Object.fromEntries(FIELDS.flatMap((field) => (field in recipe ? [[field, recipe[field]]] : []))),
    )
  } catch {
    return null
  }
}

function findRecipes(data: unknown): Data[] {
  const recipes: Data[] = []
  let level: unknown[] = [data]
  for (let depth = 0; depth < 16 && level.length > 0; depth += 1) {
    const nodes = level.filter((value): value is Data => typeof value === 'object' && value !== null)
    const found = nodes.filter(isRecipe)
    recipes.push(...found)
    level = nodes.flatMap((node) => (isRecipe(node) ? [] : Object.values(node))).slice(0, 5000)
  }
  return recipes
}

function isRecipe(node: Data): boolean {
  return [node['@type']].flat().some((type) => typeof type === 'string' && /(?:^|[/:])recipe$/i.test(type))
}
