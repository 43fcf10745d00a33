import type { ApolloClient } from '@apollo/client'
import { createPart } from '../live/createPart'
import { onHousehold, onList } from '../live/household'
import { keepSending, type PageSync } from '../live/keepSending'
import { alerts } from '../ui/alerts'
import { listCalls } from './listCalls'
import { ListStore } from './ListStore'
import { messages } from './messages'

/** The sync of the list on this page; null while no one is signed in. */
export const listSync = createPart<PageSync>()

/**
 * Keeps the list of a person who is signed in the same as the household's, whatever page is open: what was done on this
 * device is sent, and what others do is kept (docs/product.md SHOP-28, SHOP-40). @returns the cleanup.
 */
export function syncList(client: ApolloClient, owner: string): () => void {
  const store = new ListStore(owner)
  const stops = [
    onHousehold(({ id, members }) => store.hearHousehold({ id, members })),
    onList((list) => void store.hear(list)),
    keepSending(store, listCalls(client), listSync, (refused) => {
      for (const { operation, message } of refused)
        alerts.error('addItem' in operation.act ? messages.notAdded({ text: operation.act.addItem.text }) : message, {
          more: 'addItem' in operation.act ? message : undefined,
        })
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
