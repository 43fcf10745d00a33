import { DETAIL_LIMITS } from '../../../schema/detailLimits'
import { headingOf } from './recipeHeadings'
import { isStep, looksMeasured } from './recipeStep'

/** A heading among the lines or steps of a source. */
export interface SourceHeading {
  /** Position of the line or step that it comes before, from 0. */
  readonly before: number
  readonly title: string
  /**
   * As it is written, where it only reads like a heading and may be a line or a step: it is a line if it names an ingredient
   * or an amount, and a step if it names what no line lists. Missing where the source marks it as a heading.
   */
  readonly written?: string
  /** Marked as a heading before marked items of a list: a line only where its words bring what no line holds. */
  readonly isMarked?: true
}

/** A line of a method; `over`: whether it is a heading over steps, surely or maybe. */
export interface MethodLine {
  readonly text: string
  readonly over?: 'surely' | 'maybe'
}

const LONGEST = 80

/** Whether a line is marked as a heading: `# Sauce`, `**Sauce**`, `[Sauce]`. */
export function isMarked(line: string): boolean {
  return /^(?:#{1,6}\s+\S.*|\*\*[^*]+\*\*:?|__[^_]+__:?|\[[^[\]]+\])$/.test(line.trim())
}

/** A heading without its marks and its colon. */
export function titleOf(heading: string): string {
  const bare = heading.slice(0, 3 * DETAIL_LIMITS.sectionLength).replace(/^[#*_[\]\s]+|[*_[\]:\s]+$/g, '')
  return (bare || heading).slice(0, DETAIL_LIMITS.sectionLength).trim()
}

/** Two headings before one line as one. */
export function bothTitles(one: string, other: string): string {
  return one === '' || other === '' ? one + other : titleOf(`${one}: ${other}`)
}

/** Whether a line of a method may be over the steps after it: it is marked so, or reads so, and is no order. */
export function mayBeOverSteps(line: string, marked = isMarked(line)): boolean {
  const isShort = line.length <= LONGEST && !/[.!?]$/.test(line)
  return isShort && (marked || headingOf(line) === 'group') && !isStep(titleOf(line)) && !looksMeasured(line)
}

/** With a heading more; two before the same line are one. */
export function withHeading(headings: readonly SourceHeading[], before: number, heading: string): SourceHeading[] {
  const above = headings.find((one) => one.before === before)
  const title = bothTitles(above?.title ?? '', titleOf(heading))
  return [...headings.filter((one) => one !== above), { before, title }]
}

/** The steps of a method, and the headings among them. What may be a heading and has no step right after it is a step. */
export function partHeadings(lines: readonly MethodLine[]): { steps: string[]; stepHeadings: SourceHeading[] } {
  const steps: string[] = []
  let stepHeadings: SourceHeading[] = []
  lines.forEach(({ text, over }, at) => {
    const next = lines[at + 1]
    if (over === undefined || (over === 'maybe' && (!next || next.over !== undefined))) steps.push(text)
    else if (over === 'surely') stepHeadings = withHeading(stepHeadings, steps.length, text)
    else {
      const isAlone = stepHeadings.every(({ before }) => before !== steps.length)
      if (isAlone) stepHeadings.push({ before: steps.length, title: titleOf(text), written: text })
      else steps.push(text)
    }
  })
  return { steps, stepHeadings: stepHeadings.filter(({ before }) => before < steps.length) }
}
