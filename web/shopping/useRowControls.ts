import { useMemo } from 'react'
import type { OwnPrices } from '../../schema/ownPrices'
import { alerts } from '../ui/alerts'
import type { Entry } from './entries'
import type { RowControls } from './EntryRow'
import { messages } from './messages'
import { useOwnItemEdits } from './ownItemEdits'
import type { ListControls } from './useList'

/** What rows need, the same until the household or its prices change. */
export function useRowControls(
  { store, toggle, act }: ListControls,
  prices: OwnPrices,
  pointed: string | null,
): RowControls {
  const edits = useOwnItemEdits(act)
  const members = store.household()?.members
  return useMemo(() => {
    const others = new Map(members?.flatMap(({ id, name, isViewer }) => (isViewer ? [] : [[id, name] as const])))
    return { onToggle: toggle, edits, others, prices, pointed }
  }, [toggle, edits, members, prices, pointed])
}

/** Takes the own items among rows off the list, with a way back. */
export function removeBought({ act }: ListControls, rows: readonly Entry[]): void {
  const own = rows.filter(({ kind }) => kind === 'own')
  const back = act(own.map(({ key }) => ({ removeItem: { itemId: key } })))
  alerts.info(messages.removedBought, { action: { label: messages.undo, onPress: back } })
}
