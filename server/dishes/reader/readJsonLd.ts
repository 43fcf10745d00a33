import { ingredientTexts } from './jsonLdIngredients'
import { oneLine, plainText } from './plainText'
import { soundMinutes, soundServes, soundUrl, type SourceRecipe } from './sourceRecipe'

type Node = Readonly<Record<string, unknown>>

/** Values looked at, and levels looked into, to find the recipe. */
const MOST_NODES = 5000
const DEEPEST = 16
/** Data that is nested deeper is refused as a whole: what reads it recurses, and no real page comes near. */
const DEEPEST_DATA = 100

/**
 * The schema.org Recipe in JSON-LD: alone, in a list, in a graph or within another thing. Null when there is none, and
 * for data that is nested more than a hundred levels deep.
 */
export function readJsonLd(text: string): SourceRecipe | null {
  const data = parseJson(text)
  const recipe = data === null || isTooDeep(data) ? null : findRecipe(data)
  return recipe && shapeRecipe(recipe)
}

/** Level by level, without recursion. */
function isTooDeep(data: unknown): boolean {
  let level: unknown[] = [data]
  for (let depth = 0; depth < DEEPEST_DATA && level.length > 0; depth += 1)
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  return level.length > 0
}

/** The JSON-LD blocks of a page's source. */
export function jsonLdOfPage(source: string): string[] {
  const blocks: string[] = []
  const lower = source.toLowerCase()
  for (let at = lower.indexOf('<script'); at >= 0; at = lower.indexOf('<script', at + 7)) {
    const open = lower.indexOf('>', at)
    if (open < 0) break
    if (!lower.slice(at, open).includes('application/ld+json')) continue
    const close = lower.indexOf('</script', open)
    blocks.push(source.slice(open + 1, close < 0 ? undefined : close))
    if (close < 0) break
    at = close
  }
  return blocks
}

/** JSON, with the line breaks inside strings and the comment marks around it that pages have. */
function parseJson(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\]\]>)\s*$/g, '')
    .trim()
    .replace(/;$/, '')
  for (const candidate of [bare, bare.replace(/[\u0000-\u001f]+/g, ' ')]) {
    try {
      return JSON.parse(candidate) as unknown
    } catch {
      // The next candidate may do.
    }
  }
  return null
}

/** Breadth first, so that the page's own recipe comes before those that it links to. */
function findRecipe(data: unknown): Node | null {
  let level: unknown[] = [data]
  let seen = 0
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const next: unknown[] = []
    for (const value of level) {
      seen += 1
      if (seen > MOST_NODES) return null
      if (typeof value !== 'object' || value === null) continue
      const node = value as Node
      if (!Array.isArray(value) && typesOf(node).includes('recipe')) return node
      next.push(...Object.values(node).slice(0, 500))
    }
    level = next
  }
  return null
}

function typesOf(node: Node): string[] {
  return listOf(node['@type'])
    .filter(isText)
    .map((type) => type.replace(/^.*[/:#]/, '').toLowerCase())
}

function shapeRecipe(recipe: Node): SourceRecipe {
  const page = recipe.mainEntityOfPage
  const addresses = [
    recipe.url,
    typeof page === 'object' && page !== null ? (page as Node)['@id'] : page,
    recipe['@id'],
  ]
  const total = minutesOf(recipe.totalTime)
  const parts = (minutesOf(recipe.prepTime) ?? 0) + (minutesOf(recipe.cookTime) ?? 0)
  return {
    name: listOf(recipe.name).filter(isText).map(oneLine)[0] ?? '',
    serves:
      listOf(recipe.recipeYield ?? recipe.yield)
        .map(servesOf)
        .find((serves) => serves !== null) ?? null,
    minutes: total ?? soundMinutes(parts),
    lines: ingredientTexts(recipe.recipeIngredient ?? recipe.ingredients)
      .flatMap((text) => plainText(text).split('\n'))
      .map(oneLine)
      .filter((line) => line !== ''),
    steps: stepsOf(recipe.recipeInstructions, 0),
    urlDetails: addresses.map(soundUrl).find((url) => url !== null) ?? null,
  }
}

/** Steps as texts: strings, HowToStep, HowToSection, ItemList, nested as they come. */
function stepsOf(value: unknown, depth: number): string[] {
  if (depth > DEEPEST) return []
  if (isText(value))
    return plainText(value)
      .split(/\n+/)
      .map(oneLine)
      .filter((step) => step !== '')
      .map(withoutNumber)
  if (Array.isArray(value)) return value.slice(0, 500).flatMap((item) => stepsOf(item, depth + 1))
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const inner = node.itemListElement ?? node.steps
  if (inner !== undefined) return stepsOf(inner, depth + 1)
  if (node.item !== undefined) return stepsOf(node.item, depth + 1)
  return stepsOf(isText(node.text) ? node.text : isText(node.description) ? node.description : node.name, depth + 1)
}

/** A step without the number or the 'Step 2:' before it. */
export function withoutNumber(step: string): string {
  return step.replace(/^\s*(?:step\s*\d{1,2}\s*[.:)-]*|\d{1,2}\s*[.)])\s+/i, '')
}

/** `PT1H30M`, `P0DT45M`, `P0Y0M0DT0H45M0.000S`, or a number of minutes. Years and months count only when they are none. */
function minutesOf(value: unknown): number | null {
  if (typeof value === 'number') return soundMinutes(value)
  if (!isText(value)) return null
  const found =
    /^P(?:0+Y)?(?:0+M)?(?:0+W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4}(?:\.\d{1,2})?)H)?(?:(\d{1,5}(?:\.\d{1,2})?)M)?(?:(\d{1,6})(?:\.\d{1,3})?S)?)?$/i.exec(
      value.trim(),
    )
  if (found === null) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return soundMinutes(days * 1440 + hours * 60 + minutes + seconds / 60)
}

/** `4`, `4 servings`, `Serves 4-6` (the first number). */
function servesOf(value: unknown): number | null {
  if (typeof value === 'number') return soundServes(value)
  if (typeof value === 'object' && value !== null) return servesOf((value as Node).value)
  const number = isText(value) ? /\d{1,3}/.exec(value)?.[0] : undefined
  return number === undefined ? null : soundServes(Number(number))
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, 500) : value === undefined || value === null ? [] : [value]
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
