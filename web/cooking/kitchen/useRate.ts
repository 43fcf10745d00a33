import { useApolloClient } from '@apollo/client/react'
import { newId } from '../../../schema/newId'
import { RateMealDocument } from '../operations.generated'

/** Says how good a meal is, 1 to 5. @returns whether that was stored. */
export type Rate = (recipe: string, rating: number) => Promise<boolean>

/** Sends a rating. */
export function useRate(): Rate {
  const client = useApolloClient()
  return async (recipe, rating) => {
    const input = { operationId: newId(), at: Date.now(), recipe, rating }
    const answer = await client.mutate({ mutation: RateMealDocument, variables: { input } }).catch(() => null)
    return answer?.data?.setOpinion.ok === true
  }
}
