import { type SourceHeading, titleOf } from './headings'
import { isBulleted, plainLine } from './lineText'
import { readMeasure } from './readMeasure'
import { headingOf } from './recipeHeadings'
import { isCountedTitle, isOfDish, isOrder, isStep, looksMeasured } from './recipeStep'

/** The lines of a plain recipe by what they are. */
export interface RecipeParts {
  name: string
  ingredients: string[]
  /** What reads like headings among the ingredients. */
  lineHeadings: SourceHeading[]
  steps: string[]
  /** What stands below the name and is no ingredient. */
  about: string[]
  notes: string[]
  nutrition: string[]
}

/** Lines with an amount that make a list of ingredients. */
const FEWEST_MEASURED = 2

const nothing = (): RecipeParts => ({
  name: '',
  ingredients: [],
  lineHeadings: [],
  steps: [],
  about: [],
  notes: [],
  nutrition: [],
})

/**
 * No line between the name and the method is lost that may be an ingredient: without a heading of their own, and after
 * notes or further headings, ingredients go on until the method's heading or the first step.
 */
export function byHeadings(lines: readonly string[]): RecipeParts {
  const parts = nothing()
  const headings = lines.map(headingOf)
  const lastMethod = headings.lastIndexOf('steps')
  const isHeaded = headings.includes('ingredients')
  let place: 'name' | 'ingredients' | 'steps' | 'notes' | 'else' = 'name'
  let over = ''
  const mayBeIngredient = (line: string, methodFollows: boolean): boolean => {
    if (place === 'ingredients') return true
    if (isStep(line)) return false
    if (place === 'name') return !isHeaded || (readMeasure(plainLine(line)) !== null && !isOfDish(line))
    return place === 'notes' && methodFollows && !/[.!?]$/.test(line)
  }
  const keep = (line: string): void => {
    if (place === 'name') parts.about.push(line)
    else keepUnder(parts, over, line)
  }
  lines.forEach((line, at) => {
    const heading = headings[at] ?? null
    const methodFollows = at < lastMethod
    if (heading !== null && heading !== 'group') {
      place = heading
      over = line
    } else if (
      place === 'name' &&
      parts.name === '' &&
      (!looksMeasured(line) || (at === 0 && isCountedTitle(line, isHeaded)))
    )
      parts.name = line
    else if (place === 'steps') parts.steps.push(line)
    else if (heading === 'group') {
      if (methodFollows && place !== 'name') place = 'ingredients'
      if (place === 'ingredients' || (place === 'name' && !isHeaded)) keepHeading(parts, line)
      else keep(line)
    } else if (place === 'ingredients' && !methodFollows && isStep(line)) {
      place = 'steps'
      parts.steps.push(line)
    } else if (mayBeIngredient(line, methodFollows)) parts.ingredients.push(line)
    else keep(line)
  })
  return parts
}

/** Without headings: the first line is the name, ingredients go on until something reads like a step. */
export function byLooks(lines: readonly string[]): RecipeParts {
  const parts = nothing()
  const [first = '', ...others] = lines
  const named = !looksMeasured(first) || isCountedTitle(first, false)
  const rest = named ? others : lines
  const isEnd = (line: string): boolean => ['notes', 'else'].includes(headingOf(line) ?? '')
  const intro = introOf(rest)
  const start = rest.findIndex((line, at) => at >= intro && isStep(line))
  const end = rest.findIndex(isEnd)
  const until = end < 0 ? rest.length : end
  const steps = start < 0 ? until : start
  for (const [at, line] of rest.slice(0, Math.min(steps, until)).entries()) {
    if (at < intro && isStep(line)) (isOrder(line) ? parts.steps : parts.about).push(line)
    else if (headingOf(line) !== 'group') parts.ingredients.push(line)
    else keepHeading(parts, line)
  }
  let over = ''
  for (const line of rest.slice(until)) {
    if (isEnd(line)) over = line
    else keepUnder(parts, over, line)
  }
  return { ...parts, name: named ? first : '', steps: [...parts.steps, ...rest.slice(steps, until)] }
}

/** How many lines come before the first of several with an amount or an item's mark; 0 without such. A sentence among them is no step. */
function introOf(lines: readonly string[]): number {
  const isMeasured = lines.map((line) => (looksMeasured(line) || isBulleted(line)) && !isStep(line))
  return isMeasured.filter(Boolean).length < FEWEST_MEASURED ? 0 : isMeasured.indexOf(true)
}

/** Keeps a line that reads like the heading of the ingredients after it. */
function keepHeading({ lineHeadings, ingredients }: RecipeParts, line: string): void {
  lineHeadings.push({ before: ingredients.length, title: titleOf(line), written: line })
}

/** Keeps a line that is below a heading of what is no recipe. What others say of it is not kept. */
function keepUnder(parts: RecipeParts, over: string, line: string): void {
  if (/^nutrition/i.test(over)) parts.nutrition.push(line)
  else if (!/^comments?\b/i.test(over)) parts.notes.push(line)
}
