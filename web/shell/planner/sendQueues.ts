import type { ApolloClient } from '@apollo/client'
import { syncCupboard } from '../../live/cupboard/syncCupboard'
import { syncList } from '../../shopping/syncList'

/** Sends what a person who is signed in does to the list and the cupboard, whatever page is open. @returns what ends it. */
export function sendQueues(client: ApolloClient, owner: string): () => void {
  const stops = [syncList(client, owner), syncCupboard(client, owner)]
  return () => stops.forEach((stop) => stop())
}
