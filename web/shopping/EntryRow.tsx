import type { OwnPrices } from '../../schema/ownPrices'
import type { Entry } from './entries'
import { ItemRow } from './ItemRow'
import { OwnItemRow } from './OwnItemRow'
import type { OwnItemEdits } from './ownItemEdits'

/** What can be done to rows, and whose names they show; the same for every row. */
export interface RowControls {
  onToggle: (entry: Entry) => void
  edits: OwnItemEdits
  /** Names of the other members of the household by their ids. */
  others: ReadonlyMap<string, string>
  /** What the household pays. */
  prices: OwnPrices
  /** Key of the row that was looked for; null for none. */
  pointed: string | null
}

/** A row of the list, of whichever kind. */
export function EntryRow({ entry, controls }: { entry: Entry; controls: RowControls }) {
  const { onToggle, edits, others, prices } = controls
  const pointed = controls.pointed === entry.key
  const ticker = (entry.by !== null && others.get(entry.by)) || null
  return entry.kind === 'own' ? (
    <OwnItemRow entry={entry} ticker={ticker} onToggle={onToggle} pointed={pointed} edits={edits} prices={prices} />
  ) : (
    <ItemRow entry={entry} ticker={ticker} onToggle={onToggle} pointed={pointed} prices={prices} />
  )
}
