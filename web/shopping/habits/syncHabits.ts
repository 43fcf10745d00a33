import type { ApolloClient } from '@apollo/client'
import { createPart } from '../../live/createPart'
import { parts } from '../../live/household'
import { keepSending, type PageSync } from '../../live/keepSending'
import { readChanged } from '../../live/readChanged'
import { alerts } from '../../ui/alerts'
import { habitsCalls } from './habitsCalls'
import { HabitsStore } from './HabitsStore'
import { keptHabits } from './keptHabits'
import { messages } from './messages'

/** The sync of how the household shops on this page; null while no one is signed in. */
export const habitsSync = createPart<PageSync>()

/**
 * Keeps how the household of a person who is signed in shops, whatever page is open: what was done on this device is sent,
 * and what has changed is read (docs/product.md SHOP-51). @returns the cleanup.
 */
export function syncHabits(client: ApolloClient, owner: string): () => void {
  const store = new HabitsStore(owner)
  const stops = [
    keepSending(store, habitsCalls(client), habitsSync, (refused) => {
      for (const { operation, message } of refused)
        alerts.error('arrange' in operation.act ? messages.notArranged : messages.notSaved, { more: message })
    }),
    readChanged(store, { heard: parts.habits, sync: habitsSync, forget: keptHabits.clear }),
  ]
  return () => stops.forEach((stop) => stop())
}
