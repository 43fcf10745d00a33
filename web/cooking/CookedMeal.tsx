import { Sun } from 'lucide-react'
import { useEffect } from 'react'
import styled from 'styled-components'
import { planMessages } from '../plan/messages'
import type { PlannedMeal } from '../plan/plan'
import { usePlanCheck } from '../plan/PlanCheck'
import { toEntryInput } from '../plan/planInput'
import { useMode } from '../plan/useMode'
import { warn } from '../plan/warn'
import { screenOnly } from '../styles/mixins'
import { space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { ErrorState } from '../ui/StateMessage'
import { Text } from '../ui/Text'
import { CookSkeleton } from './CookSkeleton'
import { DoesNotSuit } from './DoesNotSuit'
import { IngredientsCard } from './IngredientsCard'
import { messages } from './messages'
import { useCookingMealQuery } from './operations.generated'
import { Parts } from './Parts'
import { SodiumLine } from './SodiumLine'
import { StepsCard } from './StepsCard'
import type { CookingPlaceControls } from './useCookingPlace'
import { useWakeLock } from './useWakeLock'

export interface CookedMealProps {
  meal: PlannedMeal
  place: CookingPlaceControls
}

/** Ingredients and steps of the selected meal, for its serves. */
export function CookedMeal({ meal: { entry }, place }: CookedMealProps) {
  const { selectMode } = useMode()
  const { checking, checkPlan } = usePlanCheck()
  const { data, error, loading, refetch } = useCookingMealQuery({ variables: { entry: toEntryInput(entry) } })
  const answer = data?.cookingMeal
  const failed = !loading && (error !== undefined || !answer || answer.errors.length > 0)
  const awake = useWakeLock(!failed)

  useEffect(() => {
    if (failed) warn(messages.failed)
  }, [failed])

  if (loading && !answer) return <CookSkeleton />
  if (failed || !answer) {
    return (
      <ErrorState title={messages.failed} onRetry={() => void refetch().catch(() => {})} retrying={loading}>
        {answer?.errors[0]?.message ?? messages.failedHelp}
      </ErrorState>
    )
  }
  return (
    <>
      <Notes $gap={5}>
        <OfflineNote>{messages.offline}</OfflineNote>
        <DoesNotSuit reasons={answer.unsuitable}>
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
      <Parts>
        <IngredientsCard
          ingredients={answer.ingredients}
          measured={entry.numServes > 0}
          swaps={entry.swaps}
          foot={answer.nutrition?.perServe ? <SodiumLine nutrition={answer.nutrition} /> : null}
        />
        <StepsCard
          steps={answer.steps}
          otherServes={answer.stepServes === entry.numServes ? null : answer.stepServes}
          unfollowed={answer.unfollowedSwaps}
          mealName={entry.name}
          uniqueId={entry.uniqueId}
          view={place.view}
          onView={place.setView}
          step={place.step}
          onStep={place.setStep}
        />
      </Parts>
      {awake ? (
        <Awake $muted $size="small">
          <Sun aria-hidden="true" />
          {messages.awake}
        </Awake>
      ) : null}
    </>
  )
}

const Awake = styled(Text)`
  ${screenOnly}
  display: flex;
  align-items: center;
  gap: ${space[2]};

  & > svg {
    width: 1.25em;
    height: 1.25em;
  }
`
