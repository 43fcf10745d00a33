import { lazy, type ReactNode, Suspense } from 'react'
import type { ListControls } from '../useList'
import { NamedShop } from './NamedShop'
import { ListsContext, useLists } from './useLists'

const NameListDialog = lazy(() => import('./NameListDialog'))

/** The list of the plan, or in its place the named one that is open (docs/product.md SHOP-60). */
export function WithLists({ list, children }: { list: ListControls; children: ReactNode }) {
  const lists = useLists(list)
  const { open, naming, setNaming } = lists
  return (
    <ListsContext value={lists}>
      {open ? <NamedShop key={open.id} named={open} owner={list.store.owner} /> : children}
      {naming ? (
        <Suspense>
          <NameListDialog lists={lists} list={naming.list} onClose={() => setNaming(null)} />
        </Suspense>
      ) : null}
    </ListsContext>
  )
}
