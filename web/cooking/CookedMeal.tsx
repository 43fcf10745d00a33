import { useEffect } from 'react'
import { planMessages } from '../plan/messages'
import { CATEGORY_ENUM, type PlannedMeal } from '../plan/plan'
import { usePlanCheck } from '../plan/PlanCheck'
import { toEntryInput } from '../plan/planInput'
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
import { useCookingMealQuery } from './operations.generated'
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
export function CookedMeal({ meal: { category, entry }, place }: CookedMealProps) {
  const { selectMode } = useMode()
  const { checking, checkPlan } = usePlanCheck()
  const { data, error, loading, refetch } = useCookingMealQuery({
    variables: { entry: toEntryInput(entry), category: CATEGORY_ENUM[category] },
    fetchPolicy: 'cache-and-network',
  })
  const answer = data?.cookingMeal
  const unanswered = !loading && !answer
  const kept = useKept(unanswered ? `${entry.numServes} ${entry.uniqueId}` : null, () => readKeptRecipe(entry))
  const failed = kept === null && !loading && (error !== undefined || !answer || answer.errors.length > 0)
  const recipe = answer?.errors.length === 0 ? answer : kept?.recipe

  useEffect(() => {
    if (failed && !recipe) warn(messages.failed)
  }, [failed, recipe])

  if (!recipe) {
    if (!failed) return <CookSkeleton />
    return (
      <ErrorState title={messages.failed} onRetry={() => void refetch().catch(() => {})} retrying={loading}>
        {answer?.errors[0]?.message ?? messages.failedHelp}
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
