import type { OtherContent } from '../../schema/planOperations'
import { isFlag, isText, orMissing, shape } from '../session/guards'
import type { PlannedContentFragment } from './operations.generated'

/** What a row holds in place of a meal: a text, or what is left of another row (docs/product.md PLAN-66, PLAN-67). */
export type Other = OtherContent

/** The id that stands for a row that is gone: no row has it. */
export const GONE = '00000000-0000-4000-8000-000000000000'

/** The id in place of a row whose leftovers do not suit those who would eat them: no row has it, so that they are not shown. */
export const NOT_SUITABLE = '00000000-0000-4000-8000-000000000001'

/** Whether content from outside is that. */
export const isOther = shape<Other>({
  text: orMissing(isText),
  isOut: orMissing(isFlag),
  leftoversOf: orMissing(isText),
})

/** What the API says of it; nothing for a meal and for an empty row. */
export function otherIn(content: PlannedContentFragment['content']): { other?: Other } {
  if (!content || 'dishes' in content) return {}
  if ('text' in content) return { other: textOther(content.text, content.isOut) }
  return { other: { leftoversOf: content.from?.id ?? GONE } }
}

/** A text in place of a meal. */
export const textOther = (text: string, isOut: boolean): Other => ({ text, ...(isOut && { isOut }) })

/** The same of a row, or of what operations say of one. */
export function otherOf({ text, isOut, leftoversOf }: Other): { other?: Other } {
  if (text) return { other: textOther(text, isOut ?? false) }
  return leftoversOf ? { other: { leftoversOf } } : {}
}
