import type { ApolloClient } from '@apollo/client'
import { alerts } from '../../ui/alerts'
import { createPart } from '../createPart'
import { onCupboard, onHousehold } from '../household'
import { keepSending, type PageSync } from '../keepSending'
import { messages } from '../messages'
import { cupboardCalls } from './cupboardCalls'
import { type CupboardAct, keptCupboard } from './cupboardStorage'
import { CupboardStore } from './CupboardStore'

/** The sync of the cupboard on this page; null while no one is signed in. */
export const cupboardSync = createPart<PageSync>()

/**
 * Keeps the cupboard of a person who is signed in the same as the household's, whatever page is open: what was said on this
 * device is sent, and what has changed is read (docs/product.md CUP-9, CUP-10). @returns what ends it.
 */
export function syncCupboard(client: ApolloClient, owner: string): () => void {
  const store = new CupboardStore(owner)
  const read = () => void (navigator.onLine && cupboardSync.latest()?.read())
  const stops = [
    keepSending(store, cupboardCalls(client), cupboardSync, (refused) => {
      for (const { operation, message } of refused)
        alerts.error(messages.wordNotKept({ name: nameOf(operation.act) }), { more: message })
    }),
    onHousehold(({ id }) => {
      const kept = store.kept()
      if (kept === null || kept.household.id === id) return
      keptCupboard.clear()
      read()
    }),
    onCupboard(({ version }) => {
      const kept = store.kept()
      // What is kept is as of now.
      if (kept?.told.version === version) store.hear(kept.told)
      else read()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

const nameOf = (act: CupboardAct): string => ('keep' in act ? act.keep.ingredient.name : act.take.ingredient)
