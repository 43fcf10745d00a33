import type { ApolloClient } from '@apollo/client'
import { cupboardCalls } from '../../live/cupboard/cupboardCalls'
import { followChoice } from '../../live/openHousehold'
import { planCalls } from '../../live/plan/planCalls'
import { syncReplica } from '../../live/replica/syncReplica'
import { habitsCalls } from '../../shopping/habits/habitsCalls'
import { listCalls } from '../../shopping/listCalls'
import { followTimers } from './followTimers'

/**
 * Sends what a person who is signed in does to the plan, the list, the cupboard the household's shopping habits and its kitchen timers, whatever page
 * is open; and follows which household other tabs open. A browser that is notified says that it is there (docs/product.md PUSH-6).
 * @returns the cleanup.
 */
export function sendQueues(client: ApolloClient, owner: string): () => void {
  if (globalThis.Notification?.permission === 'granted')
    void import('../../notifications/renewal/renewOnPage').then(({ renewOnPage }) => renewOnPage()).catch(() => {})
  const stops = [
    syncReplica(client, owner, [planCalls, listCalls, cupboardCalls, habitsCalls]),
    followChoice(),
    followTimers(client, owner),
  ]
  return () => stops.forEach((stop) => stop())
}
