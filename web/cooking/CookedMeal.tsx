import { Sun } from 'lucide-react'
import { useEffect } from 'react'
import styled from 'styled-components'
import type { PlannedMeal } from '../app/planner/plan'
import { toEntryInput } from '../app/planner/planInput'
import { useMode } from '../app/planner/useMode'
import { warn } from '../app/planner/warn'
import { screenOnly } from '../styles/mixins'
import { space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { ErrorState } from '../ui/StateMessage'
import { Text } from '../ui/Text'
import { CookSkeleton } from './CookSkeleton'
import { IngredientsCard } from './IngredientsCard'
import { messages } from './messages'
import { useCookingMealQuery } from './operations.generated'
import { Parts } from './Parts'
import { StepsCard } from './StepsCard'
import type { CookingPlaceControls } from './useCookingPlace'
import { useWakeLock } from './useWakeLock'

/** Props of `CookedMeal`. */
export interface CookedMealProps {
  meal: PlannedMeal
  place: CookingPlaceControls
}

/** Ingredients and steps of the selected meal, for its serves. */
export function CookedMeal({ meal: { entry }, place }: CookedMealProps) {
  const { selectMode } = useMode()
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
        {answer?.errors[0]?.message ?? 'Check your connection, then try again.'}
      </ErrorState>
    )
  }
  return (
    <>
      <Notes $gap={5}>
        <OfflineNote>You're offline. What is on this page still works, and so do your timers.</OfflineNote>
        {entry.numServes === 0 ? (
          <Banner tone="warning">
            This meal has no serves, so there are no amounts.{' '}
            <Button variant="quiet" onClick={() => selectMode('plan')}>
              Choose serves
            </Button>
          </Banner>
        ) : null}
      </Notes>
      <Parts>
        <IngredientsCard ingredients={answer.ingredients} measured={entry.numServes > 0} swaps={entry.swaps} />
        <StepsCard
          steps={answer.steps}
          otherServes={answer.stepServes === entry.numServes ? null : answer.stepServes}
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
