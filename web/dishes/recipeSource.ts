import { LIMITS } from '../../schema/limits'

/** The largest file that is read. */
export const MOST_BYTES = 5 * 1024 * 1024

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
  'url',
  'mainEntityOfPage',
]

/**
 * What of a text or a file's content is sent to be read: of a page's source the recipe's data, or its text where it has
 * none; of data the recipe alone. A page is far larger than its recipe.
 */
export function condense(source: string): string {
  const text = source.replace(/^\ufeff/, '').trim()
  if (/<script[^>]{0,200}ld\+json/i.test(text)) return recipeOfPage(text) ?? textOfPage(text)
  if (/^[[{]/.test(text)) return recipeOfData(text) ?? text
  if (/^<(?:!doctype|html|head|body|div|article|main|section)\b/i.test(text)) return textOfPage(text)
  return text
}

/** Whether a text is too long to be sent. */
export function isTooLong(text: string): boolean {
  return text.length > LIMITS.dishTextLength
}

/** Nothing of the page runs and nothing that it names is loaded: it is parsed apart from this one. */
function parsePage(source: string): Document {
  return new DOMParser().parseFromString(source, 'text/html')
}

function recipeOfPage(source: string): string | null {
  for (const { textContent } of parsePage(source).querySelectorAll('script[type*="ld+json" i]')) {
    const recipe = recipeOfData(textContent ?? '')
    if (recipe !== null) return recipe
  }
  return null
}

function recipeOfData(text: string): string | null {
  try {
    const recipe = findRecipe(JSON.parse(text.replace(/[\u0000-\u001f]+/g, ' ')) as unknown)
    return (
      recipe &&
      JSON.stringify(Object.fromEntries(FIELDS.flatMap((field) => (field in recipe ? [[field, recipe[field]]] : []))))
    )
  } catch {
    return null
  }
}

function findRecipe(data: unknown): Record<string, unknown> | null {
  let level: unknown[] = [data]
  for (let depth = 0; depth < 16 && level.length > 0; depth += 1) {
    const nodes = level.filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null)
    const recipe = nodes.find((node) =>
      [node['@type']].flat().some((type) => typeof type === 'string' && /(?:^|\/)recipe$/i.test(type)),
    )
    if (recipe) return recipe
    level = nodes.flatMap((node) => Object.values(node)).slice(0, 5000)
  }
  return null
}

function textOfPage(source: string): string {
  const page = parsePage(source)
  for (const unread of page.querySelectorAll('script, style, nav, header, footer, noscript, template')) unread.remove()
  for (const block of page.querySelectorAll('p, li, br, div, h1, h2, h3, h4, tr')) block.append('\n')
  return (page.body.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
