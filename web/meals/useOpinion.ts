import { newId } from '../../schema/newId'
import { useAlerts } from '../ui/alerts'
import { messages } from './messages'
import {
  type SayOpinionMutation,
  type SayOpinionMutationVariables,
  useSayOpinionMutation,
} from './operations.generated'
import type { ShownOffer } from './useOffers'

type Said = Pick<SayOpinionMutationVariables['input'], 'isFavourite' | 'isNeverAgain' | 'rating'>

const NOTHING = { isFavourite: false, isNeverAgain: false, rating: null }

/** Says something of a recipe: the page shows it at once, and takes it back with a word where it could not be stored. */
export function useOpinion(): (offer: ShownOffer, said: Said) => Promise<boolean> {
  const alerts = useAlerts()
  const [send] = useSayOpinionMutation()
  return async (offer, said) => {
    const answer = await send({
      variables: { input: { recipe: offer.recipe.id, operationId: newId(), ...said } },
      optimisticResponse: expected(offer, said),
    }).catch(() => null)
    const result = answer?.data?.setOpinion
    if (result?.ok) return true
    const isFull = result?.errors.some(({ code }) => code === 'TOO_MANY')
    alerts.error(isFull ? messages.tooMany : messages.sayFailed)
    return false
  }
}

/** The answer when all goes well; the cache needs the names of the types. */
function expected({ recipe: { id, opinion }, isOwn }: ShownOffer, said: Said): SayOpinionMutation {
  const recipe = {
    __typename: isOwn ? 'Dish' : 'Meal',
    id,
    opinion: { __typename: 'RecipeOpinion', ...NOTHING, ...opinion, ...said },
  }
  const setOpinion = { __typename: 'SetOpinionResult', ok: true, recipe, errors: [] }
  return { setOpinion } as SayOpinionMutation
}
