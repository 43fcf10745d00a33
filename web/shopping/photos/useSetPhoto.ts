import { useApolloClient } from '@apollo/client/react'
import { tell } from '../../apollo/uncached'
import { habitsPart } from '../../live/habits/habitsPart'
import { replicaOf } from '../../live/replica/Replica'
import { messages } from '../../session/photos/messages'
import { tokenOwner } from '../../session/tokenOwner'
import { SetProductPhotoDocument } from './operations.generated'

/** Gives a product the photo of this id, or none. @returns what is wrong, in words; null when it is done. */
export type SetPhoto = (product: string, photo: string | null) => Promise<string | null>

/** Does that for the household of the page, which shows it at once. */
export function useSetPhoto(): SetPhoto {
  const client = useApolloClient()
  return async (product, photo) => {
    const replica = replicaOf(tokenOwner())
    const input = { householdId: replica.kept().household?.id ?? null, product, photo }
    const answer = await tell(client, SetProductPhotoDocument, { input }).catch(() => null)
    const { shopHabits = null, errors = [] } = answer?.setProductPhoto ?? {}
    if (!shopHabits) return errors[0]?.message ?? messages.failed
    replica.part(habitsPart).hear(shopHabits)
    return null
  }
}
