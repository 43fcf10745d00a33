import { DETAIL_LIMITS } from '../../schema/detailLimits'
import { cleanText } from '../dishes/reader/cleanText'

/** A line or step as it is written, below a heading. */
export interface Sectioned {
  readonly text: string
  readonly section: string | null
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
