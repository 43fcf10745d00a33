import { LIMITS } from '../../schema/limits'
import { cleanText } from '../dishes/reader/cleanText'
import { standInLine } from '../dishes/standInLine'
import type { DishFact } from '../generated/schemaTypes'
import { type Sectioned, withHeadings } from './headings'
import type { PlainRecipe } from './importThread'
import { texts } from './texts'

/** A recipe within the limits of a dish: what is beyond them is in its notes, and what it lacks is assumed. */
export interface Fitted {
  readonly lines: readonly Sectioned[]
  readonly steps: readonly Sectioned[]
  /** Lines that are beyond the limits, and what else has no other place. */
  readonly rest: readonly string[]
  readonly assumed: readonly DishFact[]
}

/** Where a long step may be cut: after a sentence. */
const SENTENCE_ENDS = /(?<=[.!?])\s+/u

/**
 * Lines and steps within the limits of a dish (docs/product.md MOVE-4). Ingredients beyond them are in the notes, and a line
 * that nothing matches stands for them, so that the dish meets no requirement. @param room for lines and their headings.
 */
export function fitted({ name, lines, steps }: Pick<PlainRecipe, 'name' | 'lines' | 'steps'>, room: number): Fitted {
  const written = clean(lines)
  const most = Math.max(1, room - withHeadings(written).filter(({ heading }) => heading !== null).length)
  const isTooLong = written.length > most
  const beyond = isTooLong ? written.slice(most - 1) : []
  const kept = isTooLong ? written.slice(0, most - 1) : written
  const method = clean(steps).flatMap(cut)
  return {
    lines:
      written.length === 0
        ? [{ text: cleanText(name, LIMITS.dishLineLength), section: null }]
        : isTooLong
          ? [...kept, { text: standInLine({ count: beyond.length }), section: null }]
          : kept,
    steps: method.length === 0 ? [{ text: texts.noMethod, section: null }] : joined(method),
    rest: beyond.map(({ text }) => text),
    assumed: [
      ...(written.length === 0 ? (['INGREDIENTS'] as const) : []),
      ...(method.length === 0 ? (['STEPS'] as const) : []),
    ],
  }
}

const clean = (given: readonly Sectioned[]): Sectioned[] =>
  given
    .map(({ text, ...below }) => ({ ...below, text: cleanText(text, LIMITS.dishTextLength) }))
    .filter(({ text }) => text !== '')

/** A step as steps that are not too long. */
function cut({ text, section }: Sectioned): Sectioned[] {
  if (text.length <= LIMITS.dishStepLength) return [{ text, section }]
  const parts: string[] = []
  for (const sentence of text.split(SENTENCE_ENDS).flatMap(pieces)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < LIMITS.dishStepLength)
      parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts.map((part) => ({ text: part, section }))
}

const pieces = (sentence: string): string[] => sentence.match(new RegExp(`.{1,${LIMITS.dishStepLength}}`, 'gsu')) ?? []

/**
 * Steps beyond the most are joined to their neighbours, as far as these are not too long then: first to those under the same
 * heading, then to others, with the heading before what it was of.
 */
function joined(steps: readonly Sectioned[]): Sectioned[] {
  const within = joinedWhere(steps, (last, step) => (last.section === step.section ? step.text : null))
  return joinedWhere(within, (last, { text, section }) =>
    section === null || section === last.section ? text : `${section}: ${text}`,
  )
}

/** @param said what a step says where it is joined to the one before; null where it is not. */
function joinedWhere(
  steps: readonly Sectioned[],
  said: (last: Sectioned, step: Sectioned) => string | null,
): Sectioned[] {
  const found: Sectioned[] = []
  let over = steps.length - LIMITS.dishSteps
  for (const step of steps) {
    const last = found.at(-1)
    const text = over > 0 && last ? said(last, step) : null
    if (last && text !== null && last.text.length + text.length < LIMITS.dishStepLength) {
      found[found.length - 1] = { ...last, text: `${last.text} ${text}` }
      over -= 1
    } else found.push(step)
  }
  return found
}
