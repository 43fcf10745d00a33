import { plainLine } from './lineText'
import { oneLine, plainText } from './plainText'
import { withoutNumber } from './readJsonLd'
import { readMeasure } from './readMeasure'
import { soundMinutes, soundServes, soundUrl, type SourceRecipe } from './sourceRecipe'

const INGREDIENTS = /^(?:ingredients?(?: list)?|you(?:'|’)?(?:ll| will) need|what you(?:'|’)?(?:ll)? need|shopping list)(?: \(.*\))?\s*:?$/i
const METHOD = /^(?:method|instructions?|directions?|preparation|steps|how to make(?: it)?|cooking instructions|procedure|what to do|to make)\s*:?$/i
const END = /^(?:notes?|tips?|recipe notes?|cook'?s notes?|nutrition(?:al)?(?: information| facts)?|storage|equipment|comments?|source)\s*:?$/i
const SERVES = /\b(?:serves|servings?|portions?|yields?|makes|feeds|for)\b\s*:?\s*(?:about |approx\.? )?(\d{1,3})|\b(\d{1,3})\s*(?:serves?|servings?|portions?|people)\b/i
const TIME = /\b(total(?: time)?|ready in|takes|prep(?:aration)?(?: time)?|cook(?:ing)?(?: time)?|time)\b\s*:?\s*(?:(\d{1,2})\s*(?:hours?|hrs?|h)\b)?\s*(?:and\s*)?(?:(\d{1,3})\s*(?:minutes?|mins?|m)\b)?/gi
const ADDRESS = /https?:\/\/[^\s<>"']{1,1000}/i

/** A recipe as people write it down: a name, ingredient lines and steps, with headings or without. */
export function readPlainRecipe(text: string): SourceRecipe {
  const lines = plainText(text).split('\n').map(oneLine).filter((line) => line !== '')
  const facts = lines.filter(isFact)
  const told = lines.filter((line) => !isFact(line) && !(ADDRESS.test(line) && line.length < 300 && !/\s\S+\s\S+\s/.test(line)))
  const { name, ingredients, steps } = told.some((line) => INGREDIENTS.test(line) || METHOD.test(line))
    ? byHeadings(told)
    : byLooks(told)
  return {
    name: name.replace(/^(?:recipe|name|title)\s*:\s*/i, ''),
    serves: facts.map(servesOf).find((serves) => serves !== null) ?? null,
    minutes: minutesOf(facts),
    lines: ingredients.filter((line) => !/:$/.test(line)).map((line) => line.replace(/^\d{1,2}[.)]\s+(?=\S)/, '')),
    steps: joinSteps(steps),
    urlDetails: soundUrl(ADDRESS.exec(text.slice(0, 20_000))?.[0]),
  }
}

/** Whether a line says nothing but how many it serves and how long it takes. */
function isFact(line: string): boolean {
  if (line.length > 120) return false
  const rest = line.replace(SERVES, '').replace(TIME, (whole, _word, hours, minutes) => (hours || minutes ? '' : whole))
  return rest !== line && rest.replace(/[^\p{L}]/gu, '').replace(/^(?:people|person|serves?|servings?|portions?|minutes?|mins?)+$/i, '').length <= 6
}

function servesOf(line: string): number | null {
  const found = SERVES.exec(line)
  return found === null ? null : soundServes(Number(found[1] ?? found[2]))
}

/** The total where it is told, else what the parts add up to. */
function minutesOf(facts: readonly string[]): number | null {
  let total = 0
  let parts = 0
  for (const fact of facts) {
    for (const [, word = '', hours, minutes] of fact.matchAll(TIME)) {
      const time = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
      if (/^(?:prep|cook)/i.test(word)) parts += time
      else total = Math.max(total, time)
    }
  }
  return soundMinutes(total > 0 ? total : parts)
}

interface Parts {
  name: string
  ingredients: string[]
  steps: string[]
}

function byHeadings(lines: readonly string[]): Parts {
  const parts: Parts = { name: '', ingredients: [], steps: [] }
  let place: 'name' | 'ingredients' | 'steps' | 'end' = 'name'
  for (const line of lines) {
    if (INGREDIENTS.test(line)) place = 'ingredients'
    else if (METHOD.test(line)) place = 'steps'
    else if (END.test(line)) place = 'end'
    else if (place === 'ingredients') parts.ingredients.push(line)
    else if (place === 'steps') parts.steps.push(line)
    else if (place === 'name' && parts.name === '') parts.name = line
    else if (place === 'name' && readMeasure(plainLine(line)) !== null && !isStep(line)) parts.ingredients.push(line)
  }
  return parts
}

/** Without headings: the first line is the name, ingredients go on until something reads like a step. */
function byLooks(lines: readonly string[]): Parts {
  const [first = '', ...others] = lines
  const named = !looksMeasured(first)
  const rest = named ? others : lines
  const start = rest.findIndex(isStep)
  const end = rest.findIndex((line) => END.test(line))
  const until = end < 0 ? rest.length : end
  const steps = start < 0 ? until : start
  return { name: named ? first : '', ingredients: rest.slice(0, Math.min(steps, until)), steps: rest.slice(steps, until) }
}

function looksMeasured(line: string): boolean {
  return /^\d|^[½¼¾⅓⅔]/.test(plainLine(line)) && readMeasure(plainLine(line)) !== null
}

/** A step is numbered or is a sentence. */
function isStep(line: string): boolean {
  const words = line.split(' ').length
  if (/^step\s*\d/i.test(line)) return true
  if (/^\d{1,2}[.)]\s+\p{Lu}\p{L}+/u.test(line) && words >= 4) return true
  return (line.length > 110 && words > 15) || (/[.!]$/.test(line) && words >= 5 && /^\p{Lu}\p{L}+/u.test(line) && !looksMeasured(line))
}

/** A number alone on its line belongs to the line below. */
function joinSteps(lines: readonly string[]): string[] {
  return lines.filter((line) => !/^(?:step\s*)?\d{0,2}[.:)]?$/i.test(line)).map(withoutNumber).filter((line) => line !== '')
}
