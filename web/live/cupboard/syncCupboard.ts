import type { ApolloClient } from '@apollo/client'
import { alerts } from '../../ui/alerts'
import { createPart } from '../createPart'
import { parts } from '../household'
import { keepSending, type PageSync } from '../keepSending'
import { messages } from '../messages'
import { readChanged } from '../readChanged'
import { cupboardCalls } from './cupboardCalls'
import { type CupboardAct, keptCupboard } from './cupboardStorage'
import { CupboardStore } from './CupboardStore'

/** The sync of the cupboard on this page; null while no one is signed in. */
export const cupboardSync = createPart<PageSync>()

/**
 * Keeps the cupboard of a person who is signed in the same as the household's, whatever page is open: what was said on this
 * device is sent, and what has changed is read (docs/product.md CUP-9, CUP-10). @returns the cleanup.
 */
export function syncCupboard(client: ApolloClient, owner: string): () => void {
  const store = new CupboardStore(owner)
  const stops = [
    keepSending(store, cupboardCalls(client), cupboardSync, (refused) => {
      for (const { operation, message } of refused)
        alerts.error(messages.wordNotKept({ name: nameOf(operation.act) }), { more: message })
    }),
    readChanged(store, { heard: parts.cupboard, sync: cupboardSync, forget: keptCupboard.clear }),
  ]
  return () => stops.forEach((stop) => stop())
}

const nameOf = (act: CupboardAct): string => ('keep' in act ? act.keep.ingredient.name : act.take.ingredient)
