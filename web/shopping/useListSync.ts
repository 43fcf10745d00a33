import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { onHousehold, onList } from '../live/household'
import { alerts } from '../ui/alerts'
import { listCalls } from './listCalls'
import type { ListStore } from './ListStore'
import { ListSync } from './ListSync'
import { messages } from './messages'

/**
 * Keeps a list in step with the household's while it is shown: what is done here is sent, and what others do comes
 * (docs/product.md SHOP-28). @returns whether the server has said how the list is since the page showed it.
 */
export function useListSync(store: ListStore): boolean {
  const client = useApolloClient()
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const sync = new ListSync(
      store,
      listCalls(client),
      () => setRead(true),
      (refused) => {
        for (const { operation, message } of refused)
          alerts.error('addItem' in operation.act ? messages.notAdded({ text: operation.act.addItem.text }) : message, {
            more: 'addItem' in operation.act ? message : undefined,
          })
      },
    )
    const send = () => void (navigator.onLine && sync.send())
    const read = () => void (navigator.onLine && sync.read())
    const stops = [store.subscribe(send), onHousehold(store.hearHousehold), onList((list) => void store.hear(list))]
    window.addEventListener('online', read)
    read()
    return () => {
      sync.stop()
      window.removeEventListener('online', read)
      stops.forEach((stop) => stop())
    }
  }, [client, store])
  return isRead
}
