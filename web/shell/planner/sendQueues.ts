import type { ApolloClient } from '@apollo/client'
import { syncCupboard } from '../../live/cupboard/syncCupboard'
import { syncHabits } from '../../shopping/habits/syncHabits'
import { syncList } from '../../shopping/syncList'

/**
 * Sends what a person who is signed in does to the list, the cupboard and the household's shopping habits, whatever page
 * is open. @returns the cleanup.
 */
export function sendQueues(client: ApolloClient, owner: string): () => void {
  const stops = [syncList(client, owner), syncCupboard(client, owner), syncHabits(client, owner)]
  return () => stops.forEach((stop) => stop())
}
