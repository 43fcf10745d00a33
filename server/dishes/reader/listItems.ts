import { isMarked, type SourceHeading, titleOf } from './headings'
import { isBulleted } from './lineText'
import { looksMeasured } from './recipeStep'
import type { RecipeParts } from './recipeParts'

/** Items that make a list. */
const FEWEST = 3
const LONGEST = 1500
/** A line of a paragraph that goes on in the next is at least so long. */
const WRAPPED = 40

/** Whether lines are the items of a list, though some among them may be none. */
export function isBulletedList(lines: readonly string[]): boolean {
  const items = lines.filter(isBulleted).length
  return items >= FEWEST && 2 * items >= lines.length
}

/**
 * The ingredients of a list whose items are marked: a line without a mark and without an amount goes on with the item whose
 * bracket is open, or with the paragraph before it; what is marked as a heading is one over the items after it.
 */
export function asItems(parts: RecipeParts, marked: ReadonlySet<string>): RecipeParts {
  if (!isBulletedList(parts.ingredients)) return parts
  const ingredients: string[] = []
  const lineHeadings: SourceHeading[] = []
  const moveHeadings = (at: number): number =>
    lineHeadings.push(
      ...parts.lineHeadings
        .filter(({ before }) => before === at)
        .map((heading) => ({ ...heading, before: ingredients.length })),
    )
  parts.ingredients.forEach((line, at) => {
    const above = lineHeadings.length
    moveHeadings(at)
    const isItem = isBulleted(line) || looksMeasured(line)
    const [last = '', next = ''] = [ingredients.at(-1), parts.ingredients[at + 1]]
    const isBelow = lineHeadings.length === above && lineHeadings.at(-1)?.before !== ingredients.length
    if (!isItem && marked.has(line) && isBulleted(next))
      lineHeadings.push({ before: ingredients.length, title: titleOf(line), written: line, isMarked: true })
    else if (!isItem && isBelow && goesOn(last, parts.ingredients[at - 1] ?? '') && last.length < LONGEST)
      ingredients.splice(-1, 1, `${last} ${line}`)
    else ingredients.push(line)
  })
  moveHeadings(parts.ingredients.length)
  return { ...parts, ingredients, lineHeadings }
}

/** Whether what is read so far goes on in a line without a mark; `before`: the line right before it as it is written. */
function goesOn(read: string, before: string): boolean {
  const isOpen = read.lastIndexOf('(') > read.lastIndexOf(')')
  const isParagraph =
    !isBulleted(read) &&
    !looksMeasured(read) &&
    before.length >= WRAPPED &&
    !/[.!?:]$/.test(before) &&
    !isMarked(before)
  return isOpen || isParagraph
}
