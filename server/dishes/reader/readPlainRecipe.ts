import { plainLine } from './lineText'
import { oneLine, plainText } from './plainText'
import { readMeasure } from './readMeasure'
import { headingOf } from './recipeHeadings'
import { isCountedTitle, isStep, looksMeasured, withoutStepNumber } from './recipeStep'
import { minutesOf, tellsServesOrTime, yieldOf } from './servesAndMinutes'
import { soundUrl, type SourceRecipe } from './sourceRecipe'
import { whenEaten } from './whenEaten'

const ADDRESS = /https?:\/\/[^\s<>"']{1,1000}/i

/** A recipe as people write it down: a name, ingredient lines and steps, with headings or without. */
export function readPlainRecipe(text: string): SourceRecipe {
  const lines = plainText(text)
    .split('\n')
    .map(oneLine)
    .map(withoutMarks)
    .filter((line) => line !== '')
  const figures = lines.filter(tellsServesOrTime)
  const content = lines.filter(
    (line) => !tellsServesOrTime(line) && !(ADDRESS.test(line) && line.length < 300 && !/\s\S+\s\S+\s/.test(line)),
  )
  const headings = content.filter((line) => headingOf(line) === 'ingredients')
  const { name, ingredients, steps } =
    headings.length > 0 || content.some((line) => headingOf(line) === 'steps') ? byHeadings(content) : byLooks(content)
  const title = name.replace(/^(?:recipe|name|title)\s*:\s*/i, '').replace(/\s*\((?:serves|makes)\s[^()]{1,40}\)$/i, '')
  return {
    name: title,
    ...yieldOf([...figures, ...headings, name]),
    minutes: minutesOf(figures),
    categories: whenEaten(title),
    lines: ingredients.map((line) => line.replace(/^\d{1,2}[.)]\s+(?=\S)/, '')),
    steps: joinSteps(steps),
    urlDetails: soundUrl(ADDRESS.exec(text.slice(0, 20_000))?.[0]),
  }
}

/** A line without the marks that make it a heading or bold in plain text. */
function withoutMarks(line: string): string {
  return line
    .replace(/^#{1,6}\s+/, '')
    .replace(/\*\*|__/g, '')
    .trim()
}

interface Parts {
  name: string
  ingredients: string[]
  steps: string[]
}

/**
 * No line between the name and the method is lost that may be an ingredient: without a heading of their own, and after
 * notes or further headings, ingredients go on until the method's heading or the first step.
 */
function byHeadings(lines: readonly string[]): Parts {
  const parts: Parts = { name: '', ingredients: [], steps: [] }
  const headings = lines.map(headingOf)
  const lastMethod = headings.lastIndexOf('steps')
  const isHeaded = headings.includes('ingredients')
  let place: 'name' | 'ingredients' | 'steps' | 'notes' | 'else' = 'name'
  const mayBeIngredient = (line: string, methodFollows: boolean): boolean => {
    if (place === 'ingredients') return true
    if (isStep(line)) return false
    if (place === 'name') return !isHeaded || readMeasure(plainLine(line)) !== null
    return place === 'notes' && methodFollows && !/[.!?]$/.test(line)
  }
  lines.forEach((line, at) => {
    const heading = headings[at] ?? null
    const methodFollows = at < lastMethod
    if (heading !== null && heading !== 'group') place = heading
    else if (
      place === 'name' &&
      parts.name === '' &&
      (!looksMeasured(line) || (at === 0 && isCountedTitle(line, isHeaded)))
    )
      parts.name = line
    else if (place === 'steps') parts.steps.push(line)
    else if (heading === 'group') {
      if (methodFollows && place !== 'name') place = 'ingredients'
    } else if (place === 'ingredients' && !methodFollows && isStep(line)) {
      place = 'steps'
      parts.steps.push(line)
    } else if (mayBeIngredient(line, methodFollows)) parts.ingredients.push(line)
  })
  return parts
}

/** Without headings: the first line is the name, ingredients go on until something reads like a step. */
function byLooks(lines: readonly string[]): Parts {
  const [first = '', ...others] = lines
  const named = !looksMeasured(first) || isCountedTitle(first, false)
  const rest = named ? others : lines
  const start = rest.findIndex(isStep)
  const end = rest.findIndex((line) => ['notes', 'else'].includes(headingOf(line) ?? ''))
  const until = end < 0 ? rest.length : end
  const steps = start < 0 ? until : start
  const ingredients = rest.slice(0, Math.min(steps, until)).filter((line) => headingOf(line) !== 'group')
  return { name: named ? first : '', ingredients, steps: rest.slice(steps, until) }
}

/** A number alone on its line belongs to the line below. */
function joinSteps(lines: readonly string[]): string[] {
  return lines
    .filter((line) => !/^(?:step\s*)?\d{0,2}[.:)]?$/i.test(line))
    .map(withoutStepNumber)
    .filter((line) => line !== '')
}
