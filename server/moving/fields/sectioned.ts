import { oneLine, plainText } from '../../dishes/reader/plainText'
import { headingOf } from '../../dishes/reader/recipeHeadings'
import { looksMeasured, withoutStepNumber } from '../../dishes/reader/recipeStep'
import type { SectionedText } from '../MovedRecipe'
import { unlinked } from './texts'

/** Marks by which applications make a line a heading: `# Sauce`, `[Sauce]`, `**Sauce**`, `-----SAUCE-----`, `Sauce:`. */
const MARKED =
  /^(?:#{1,6}\s*([^#].*?)[\s#:]*|\[([^[\]]+)\]|\*\*([^*]+?):?\*\*:?|__([^_]+?):?__:?|-{3,}\s*([^-].*?)\s*-{3,})$/
/** A mark that says nothing but that: others are also written around what may be left out, or what matters. */
const SURELY_MARKED = /^#{1,6}\s/
const ENDS_WITH_COLON = /^([^.!?]{1,60}):$/
/** Characters of a heading at most. */
const LONGEST = 200
const RECIPE = /^\[recipe:[^\]]*\]/i
const BULLET = /^(?:[-*+•▢☐◦‣·–]|\[[ xX]?\])\s+(?=\S)/

/** A heading as every reader here writes one, for {@link sectionedLines} and {@link sectionedSteps}. */
export function heading(name: string): string {
  return `# ${oneLine(name)}`
}

/** Ends the lines of a heading: what follows has none. */
export const NO_HEADING = heading('Ingredients')

/**
 * Ingredient lines below their headings. What may be an ingredient is never a mere heading: one that is measured, or
 * has no line below it, is a line.
 */
export function sectionedLines(texts: readonly string[]): SectionedText[] {
  // A recipe that a line names stays marked as one: it is not what the catalogue has of that name.
  return sectioned(texts, (text) => text, true)
}

/** Steps below their headings, without the numbers before them. */
export function sectionedSteps(texts: readonly string[]): SectionedText[] {
  return sectioned(texts, withoutStepNumber).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

function sectioned(texts: readonly string[], tidy: (text: string) => string, keepsRecipes = false): SectionedText[] {
  const lines = texts
    .flatMap((text) => unlinked(plainText(text.replace(/\r\n?/g, '\n')), keepsRecipes).split('\n'))
    .map(oneLine)
  const written = lines.filter((line) => line !== '')
  const found: SectionedText[] = []
  let below: Omit<SectionedText, 'text'> = { section: null }
  written.forEach((line, at) => {
    const name = headingIn(line)
    if (name === null) found.push({ text: tidy(bare(line)), ...below })
    else if (['ingredients', 'steps'].includes(headingOf(name) ?? '')) below = { section: null }
    else if (written[at + 1] === undefined || headingIn(written[at + 1] ?? '') !== null)
      found.push({ text: tidy(name), ...below })
    else below = { section: name, ...(SURELY_MARKED.test(line) && { isMarked: true }) }
  })
  return found
}

/** What a line is the heading of; null when it is none. */
function headingIn(line: string): string | null {
  if (line.length > LONGEST || RECIPE.test(line)) return null
  const marked = MARKED.exec(line)
  const name = (marked?.slice(1).find((part) => part !== undefined) ?? ENDS_WITH_COLON.exec(line)?.[1] ?? '').trim()
  if (name === '' || BULLET.test(line)) return null
  return !line.startsWith('#') && looksMeasured(name) ? null : name
}

/** A line without bullet and bold marks. */
function bare(line: string): string {
  return line
    .replace(BULLET, '')
    .replace(/\*\*|__/g, '')
    .trim()
}
