import { DETAIL_LIMITS } from '../../schema/detailLimits'
import { cleanText } from '../dishes/reader/cleanText'
import type { SourceHeading } from '../dishes/reader/headings'
import { isBareHeading, isKitchenThing, isNoteOnShops } from '../dishes/reader/isNoFood'
import { isWater } from '../dishes/reader/isWater'
import { looksMeasured } from '../dishes/reader/recipeStep'
import type { SourceRecipe } from '../dishes/reader/sourceRecipe'

/** A line or step as it is written, below a heading; `isMarked`: whether the file marks that as one. */
export interface Sectioned {
  readonly text: string
  readonly section: string | null
  readonly isMarked?: boolean
}

/** A line or step with the heading right before it; null where it is below the same as the one before it. */
export interface Headed {
  readonly text: string
  readonly heading: string | null
}

/** Lines or steps with their headings where each begins. */
export function withHeadings(texts: readonly Sectioned[]): Headed[] {
  let last = ''
  return texts.map(({ text, section }) => {
    const title = cleanText(section ?? '', DETAIL_LIMITS.sectionLength).replace(/[:\s]+$/, '')
    const isNew = title !== last
    last = title
    return { text, heading: isNew && title !== '' ? title : null }
  })
}

/**
 * Lines as a source has them. A heading that the file marks, with an ingredient below it, is one whatever it names; any other
 * is a line that is read as in a recipe that is pasted, and so is one with an amount (docs/product.md MOVE-10).
 */
export function linesWithHeadings(texts: readonly Sectioned[]): Pick<SourceRecipe, 'lines' | 'lineHeadings'> {
  const lines: string[] = []
  const lineHeadings: SourceHeading[] = []
  const headed = withHeadings(texts)
  headed.forEach(({ text, heading }, at) => {
    if (heading === null) lines.push(text)
    else {
      const next = headed.findIndex((one, index) => index > at && one.heading !== null)
      const isSure = texts[at]?.isMarked === true && (texts[at].section ?? '').length <= DETAIL_LIMITS.sectionLength
      if (looksMeasured(heading)) lines.push(heading)
      else if (isSure && texts.slice(at, next < 0 ? undefined : next).some(isFood))
        lineHeadings.push({ before: lines.length, title: heading })
      else lines.push(`${heading}:`)
      lines.push(text)
    }
  })
  return { lines, lineHeadings }
}

/** Whether a line is an ingredient, and none of what a dish has elsewhere: water, kitchen things, notes, further headings. */
const isFood = ({ text }: Sectioned): boolean =>
  !isWater(text) && !isKitchenThing(text) && !isNoteOnShops(text) && !isBareHeading(text, '1')
