import { messages } from './messages'
import { sayBlocks } from './sayReason'
import type { TableBlockView } from './views'

/** Why someone at a table cannot eat something, as a sentence. */
export function sayTableBlock({ what, eaters }: TableBlockView): string {
  if ('block' in what) return sayBlocks([what.block], eaters)[0] ?? ''
  const names = eaters.filter(({ isViewer }) => !isViewer).map(({ name }) => name)
  return messages.reason.neverTag({ tag: what.tag, askers: { you: names.length === 0, names } })
}
