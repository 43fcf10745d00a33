import { LIMITS } from '../../schema/limits'
import { cleanText } from '../dishes/reader/cleanText'
import type { StepSection } from '../dishes/DishModel'

interface Sectioned {
  readonly text: string
  readonly section: string | null
}

/** Positions of texts before which a heading stands, with the heading: where it is another one than before. */
function startsOf(texts: readonly Sectioned[]): Map<number, string> {
  const starts = new Map<number, string>()
  let last: string | null = null
  for (const [index, { section }] of texts.entries()) {
    const title = cleanText(section ?? '', LIMITS.dishSectionLength)
    if (title !== '' && section !== last) starts.set(index, title)
    last = section
  }
  return starts
}

/**
 * The headings of a recipe's lines over the lines that were read of it. Lines of water are not among these, and one line may
 * be several, so each of these is looked for among the next few.
 */
export function lineHeadings(
  written: readonly Sectioned[],
  read: readonly { readonly text: string }[],
): ReadonlyMap<number, string> {
  const starts = startsOf(written)
  const found = new Map<number, string>()
  if (starts.size === 0) return found
  let [place, open] = [0, 0]
  for (const [index, { text }] of read.entries()) {
    const next = written.findIndex((line, at) => at >= place && line.text.includes(text))
    if (next >= 0) place = next
    const title = [...starts].filter(([at]) => at >= open && at <= place).at(-1)
    if (!title) continue
    found.set(index, title[1])
    open = title[0] + 1
  }
  return found
}

/** The headings of a recipe's steps; a step that names what to have ready may stand before all of them. */
export function stepHeadings(written: readonly Sectioned[], steps: number): StepSection[] {
  const added = Math.max(0, steps - written.length)
  return [...startsOf(written)].map(([at, title]) => ({ before: at + added, title }))
}
