import type { ApolloClient } from '@apollo/client'
import { cupboardCalls } from '../../live/cupboard/cupboardCalls'
import { followChoice } from '../../live/openHousehold'
import { planCalls } from '../../live/plan/planCalls'
import { syncReplica } from '../../live/replica/syncReplica'
import { habitsCalls } from '../../shopping/habits/habitsCalls'
import { listCalls } from '../../shopping/listCalls'

/**
 * Sends what a person who is signed in does to the plan, the list, the cupboard and the household's shopping habits, whatever page
 * is open; and follows which household other tabs open. @returns the cleanup.
 */
export function sendQueues(client: ApolloClient, owner: string): () => void {
  const stops = [syncReplica(client, owner, [planCalls, listCalls, cupboardCalls, habitsCalls]), followChoice()]
  return () => stops.forEach((stop) => stop())
}
