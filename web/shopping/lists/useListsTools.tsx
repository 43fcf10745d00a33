import { ListPlus, PencilLine, Trash2 } from 'lucide-react'
import type { MenuItem } from '../../ui/menuItem'
import { messages } from './messages'
import { useListsAround } from './useLists'

/** What the tools of a list do to lists: make one, rename and remove the one that is open. */
export function useListsTools(): readonly MenuItem[] {
  const lists = useListsAround()
  if (lists === null) return []
  const { open, setNaming, remove } = lists
  const make = { label: messages.newList, icon: <ListPlus />, onPress: () => setNaming({ list: null }) }
  if (open === null) return [make]
  return [
    make,
    { label: messages.renameList, icon: <PencilLine />, onPress: () => setNaming({ list: open }) },
    { label: messages.removeList, icon: <Trash2 />, onPress: () => remove(open) },
  ]
}
