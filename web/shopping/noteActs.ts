import { createContext, useContext, useMemo } from 'react'
import { noteText } from '../../schema/noteText'
import { alerts } from '../ui/alerts'
import type { Entry } from './entries'
import { noteAct } from './listActs'
import { messages } from './messages'
import type { ListControls } from './useList'

/** Writes a note on a row of the list; an empty one removes it, with a way back (docs/product.md SHOP-58). */
export type WriteNote = (entry: Entry, text: string) => void

/** Provides it to the rows of a list. */
export const NoteContext = createContext<WriteNote | null>(null)

/** That of the list around. */
export function useWriteNote(): WriteNote {
  const write = useContext(NoteContext)
  if (write === null) throw new Error('useWriteNote needs a NoteContext around it')
  return write
}

/** Writes notes on a list. */
export function useNotes({ act }: Pick<ListControls, 'act'>): WriteNote {
  return useMemo(
    () => (entry, given) => {
      const text = noteText(given)
      if (text === (entry.note ?? '')) return
      const back = act([noteAct(entry, text)])
      if (text === '')
        alerts.info(messages.noteRemoved({ name: entry.name }), { action: { label: messages.undo, onPress: back } })
    },
    [act],
  )
}
