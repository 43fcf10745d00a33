import type { Entry } from '../../plan/plan'
import { newId } from '../../../schema/newId'
import { useAlerts } from '../../ui/alerts'
import { messages } from './messages'
import { useSetOpinionMutation } from './operations.generated'
import type { MealDetails } from './useMealDetails'

/** What a person says of a meal: a favourite, or never again (docs/product.md OPIN-1). */
export function useOpinion({ name, slug }: Entry, recipe: MealDetails['recipe']) {
  const [save, { loading }] = useSetOpinionMutation()
  const alerts = useAlerts()
  const { isFavourite = false, isNeverAgain = false } = recipe?.opinion ?? {}
  const say = async (said: { isFavourite: boolean } | { isNeverAgain: boolean }, done: string) => {
    const input = { operationId: newId(), at: Date.now(), recipe: slug, ...said }
    const answer = await save({ variables: { input } }).catch(() => null)
    const isSaved = answer?.data?.setOpinion.errors.length === 0
    if (isSaved) alerts.info(done)
    else alerts.error(messages.opinionFailed)
    return isSaved
  }
  return {
    isFavourite,
    isNeverAgain,
    busy: loading,
    toggleFavourite: () =>
      say(
        { isFavourite: !isFavourite },
        isFavourite ? messages.favouriteTaken({ name }) : messages.favouriteSaved({ name }),
      ),
    toggleNeverAgain: () =>
      say(
        { isNeverAgain: !isNeverAgain },
        isNeverAgain ? messages.neverAgainTaken({ name }) : messages.neverAgainSaved({ name }),
      ),
  }
}
