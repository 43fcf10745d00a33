import { useEffect, useMemo } from 'react'
import { planMessages } from '../plan/messages'
import type { PlannedMeal } from '../plan/plan'
import { usePlanCheck } from '../plan/PlanCheck'
import { useMode } from '../plan/useMode'
import { warn } from '../plan/warn'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { ErrorState } from '../ui/StateMessage'
import { CookSkeleton } from './CookSkeleton'
import { DoesNotSuit } from './DoesNotSuit'
import { KeptNote } from './KeptNote'
import { readKeptRecipe } from './keptRecipes'
import { messages } from './messages'
import { usePlannedRecipesQuery } from './operations.generated'
import { recipeOfVersion, versionAsked } from './recipeOfVersion'
import { RecipeParts } from './RecipeParts'
import type { CookingPlaceControls } from './useCookingPlace'
import { useKept } from './useKept'

export interface CookedMealProps {
  meal: PlannedMeal
  place: CookingPlaceControls
}

/**
 * Ingredients and steps of the selected meal, for its serves. Where no answer is available, the recipe that the device keeps
 * (docs/product.md DEV-12).
 */
export function CookedMeal({ meal, place }: CookedMealProps) {
  const { entry } = meal
  const { selectMode } = useMode()
  const { checking, checkPlan } = usePlanCheck()
  const { data, error, loading, refetch } = usePlannedRecipesQuery({
    variables: versionAsked(meal),
    fetchPolicy: 'cache-and-network',
  })
  const answer = useMemo(() => data && recipeOfVersion(data.nodes[0]), [data])
  const unanswered = !loading && answer === undefined
  const kept = useKept(unanswered ? `${entry.numServes} ${entry.uniqueId}` : null, () => readKeptRecipe(entry))
  const failed = !loading && (error !== undefined || !answer)
  const recipe = answer ?? kept?.recipe

  useEffect(() => {
    if (failed) warn(messages.failed)
  }, [failed])

  if (!recipe) {
    if (!failed || kept === undefined) return <CookSkeleton />
    return (
      <ErrorState title={messages.failed} onRetry={() => void refetch().catch(() => {})} retrying={loading}>
        {answer === null ? messages.noSuchMeal : messages.failedHelp}
      </ErrorState>
    )
  }
  return (
    <>
      <Notes $gap={4}>
        <OfflineNote>{messages.offline}</OfflineNote>
        <KeptNote at={answer ? null : (kept?.at ?? null)} />
        <DoesNotSuit reasons={recipe.unsuitable}>
          <Button busy={checking} onClick={() => void checkPlan()}>
            {planMessages.checkPlan}
          </Button>
        </DoesNotSuit>
        {entry.numServes === 0 ? (
          <Banner tone="warning">
            {messages.noServes}{' '}
            <Button variant="quiet" onClick={() => selectMode('plan')}>
              {messages.chooseServes}
            </Button>
          </Banner>
        ) : null}
      </Notes>
      <RecipeParts entry={entry} recipe={recipe} place={place} />
    </>
  )
}
