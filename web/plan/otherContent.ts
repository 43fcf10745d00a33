import { leanOther, type OtherContent } from '../../schema/otherContent'
import { isFlag, isText, orMissing, shape } from '../session/guards'
import type { PlannedContentFragment } from './operations.generated'

/** What a row holds in place of a meal: a text, what is left of another row, or something from the freezer (docs/product.md PLAN-66, PLAN-67, PLAN-92). */
export type Other = OtherContent

/** The id that stands for a row that is gone: no row has it. */
export const GONE = '00000000-0000-4000-8000-000000000000'

/** The id in place of a row whose leftovers do not suit those who would eat them: no row has it, so that they are not shown. */
export const NOT_SUITABLE = '00000000-0000-4000-8000-000000000001'

/** In front of the name of a meal and its swaps, in the ids of versions. */
const VERSION = 'RecipeVersion:'

/** The name of a meal and its swaps, by the id of the version. */
export const keyOfVersion = (id: string): string => id.slice(VERSION.length)

/** The id of a version, by the name that plans have for it. */
export const versionOfKey = (uniqueId: string): string => `${VERSION}${uniqueId}`

/** Whether content from outside is that. */
export const isOther = shape<Other>({
  text: orMissing(isText),
  isOut: orMissing(isFlag),
  leftoversOf: orMissing(isText),
  frozen: orMissing(isText),
})

/** What the API says of it; nothing for a meal and for an empty row. */
export function otherIn(content: PlannedContentFragment['content']): { other?: Other } {
  if (!content || 'dishes' in content) return {}
  if ('text' in content) return { other: textOther(content.text, content.isOut) }
  if ('version' in content)
    return { other: content.version ? { frozen: keyOfVersion(content.version.id) } : { leftoversOf: GONE } }
  return { other: { leftoversOf: content.from?.id ?? GONE } }
}

/** A text in place of a meal. */
export const textOther = (text: string, isOut: boolean): Other => ({ text, ...(isOut && { isOut }) })

/** The same of a row, or of what operations say of one. */
export function otherOf(row: Other): { other?: Other } {
  const other = leanOther(row)
  return Object.keys(other).length > 0 ? { other } : {}
}
