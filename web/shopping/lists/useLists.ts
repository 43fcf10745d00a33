import { createContext, useContext, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listFault, listName, listNameFault } from '../../../schema/namedLists'
import { newId } from '../../../schema/newId'
import { isText, nullOr, shape } from '../../session/guards'
import { ownedStorage } from '../../session/ownedStorage'
import { alerts } from '../../ui/alerts'
import type { OwnEntry } from '../entries'
import type { NamedList } from '../listView'
import type { ListControls } from '../useList'
import { messages } from './messages'

const openList = ownedStorage<{ id: string | null }>('openList', shape<{ id: string | null }>({ id: nullOr(isText) }))

/** The lists of a household beside that of its plan, which of them is open, and what is done to them. */
export interface Lists {
  all: readonly NamedList[]
  /** The one that is shown; null for that of the plan. */
  open: NamedList | null
  /** The address of one; null for that of the plan. */
  addressOf: (id: string | null) => { search: string }
  /** Makes a list and opens it, or gives one another name. @returns what is wrong with it; null for nothing. */
  name: (list: NamedList | null, name: string) => string | null
  /** Removes one with what is on it, with a way back. */
  remove: (list: NamedList) => void
  /** Moves an own item, with a way back; null for the list of the plan. */
  move: (entry: OwnEntry, to: NamedList | null) => void
  /** What is being named: a list, or one that is made; null while nothing is. */
  naming: { list: NamedList | null } | null
  setNaming: (naming: Lists['naming']) => void
}

/** Provides them to what shows a list. */
export const ListsContext = createContext<Lists | null>(null)

/** Those of the list around; null where there are none to choose from. */
export const useListsAround = (): Lists | null => useContext(ListsContext)

/**
 * The lists of a household. The address says which one is open (`?list=`); without it the one that was open last on this
 * device is, when Shop is entered (docs/product.md SHOP-63).
 */
export function useLists({ store: { owner }, view, act }: ListControls): Lists {
  const [search, setSearch] = useSearchParams()
  const [naming, setNaming] = useState<Lists['naming']>(null)
  const [remembered, setRemembered] = useState(() => (search.has('list') ? null : (openList.read(owner)?.id ?? null)))
  const asked = search.get('list')
  if (asked !== null && remembered !== null) setRemembered(null)
  const open = view.lists.find(({ id }) => id === (asked ?? remembered)) ?? null
  const openId = open?.id ?? null

  useEffect(() => {
    openList.write({ id: openId }, owner)
  }, [openId, owner])
  useEffect(() => {
    if (openId !== null && asked === null) setSearch((present) => searchFor(present, openId), { replace: true })
  }, [openId, asked, setSearch])

  return {
    all: view.lists,
    open,
    addressOf: (id) => ({ search: `?${searchFor(search, id).toString()}` }),
    name: (list, given) => {
      const name = listName(given)
      const others = view.lists.flatMap((one) => (one.id === list?.id ? [] : [one.name]))
      const fault = listNameFault(name) ?? listFault(name, others)
      if (fault !== null) return messages.faults[fault]()
      if (name === list?.name) return null
      const listId = list?.id ?? newId()
      act([{ nameList: { listId, name } }])
      if (list === null) setSearch(searchFor(search, listId))
      return null
    },
    remove: ({ id: listId, name }) => {
      const back = act([{ removeList: { listId } }])
      alerts.info(messages.removed({ name }), { action: { label: messages.undo, onPress: back } })
    },
    move: ({ key: itemId, name: item }, to) => {
      const back = act([{ moveItem: { itemId, listId: to?.id ?? null } }])
      const list = to?.name ?? messages.ofPlan
      alerts.info(messages.moved({ item, list }), { action: { label: messages.undo, onPress: back } })
    },
    naming,
    setNaming,
  }
}

/** An address's search with a list in place of the one that it names; null for that of the plan. */
function searchFor(present: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(present)
  next.delete('list')
  if (id !== null) next.set('list', id)
  return next
}
