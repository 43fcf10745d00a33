import { CalendarDays } from 'lucide-react'
import { useEffect } from 'react'
import styled from 'styled-components'
import { usePlanCheck } from '../plan/PlanCheck'
import { PlanReportNotice, UncheckedNotice } from '../plan/PlanNotices'
import { usePlan } from '../plan/PlannerContext'
import { useMode } from '../plan/useMode'
import { warn } from '../plan/warn'
import { usePageTitle } from '../product/usePageTitle'
import { screenOnly } from '../styles/mixins'
import { Button } from '../ui/Button'
import { Notes } from '../ui/Notes'
import { Stack } from '../ui/Stack'
import { EmptyState } from '../ui/StateMessage'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { CookedMeal } from './CookedMeal'
import { CookSkeleton } from './CookSkeleton'
import { KitchenDoor } from './kitchen/KitchenDoor'
import { useFetchRecipe } from './kitchen/useFetchRecipe'
import { useRate } from './kitchen/useRate'
import { useKitchenDoor } from './kitchen/useKitchenDoor'
import { MealBar } from './MealBar'
import { messages } from './messages'
import { PrintedHead } from './PrintedHead'
import { TimerShelf } from './TimerShelf'
import { useAskedDish } from './useAskedDish'
import { useCookingPlace } from './useCookingPlace'

/** The planner's Cook mode: one meal of the plan, ready to be cooked (docs/product.md COOK-1). */
export default function CookMode() {
  usePageTitle(messages.title)
  const { entries } = usePlan()
  const { awaited } = usePlanCheck()
  const { selectMode } = useMode()
  const place = useCookingPlace(entries)
  useAskedDish(entries, place.select)
  const fetchRecipe = useFetchRecipe()
  const rate = useRate()
  const { open: inKitchen } = useKitchenDoor()
  const isEmpty = entries.length === 0 && !awaited

  useEffect(() => {
    if (isEmpty) warn(messages.emptyPlan)
  }, [isEmpty])

  if (awaited) return <CookSkeleton />
  return (
    <Stack $gap={4}>
      {place.meal ? (
        <>
          <Title as="h1">{messages.title}</Title>
          <Notes $gap={4}>
            <UncheckedNotice />
            <PlanReportNotice />
          </Notes>
          <PrintedHead entry={place.meal.entry} />
          <MealBar entries={entries} meal={place.meal} onSelect={place.select}>
            <KitchenDoor entries={entries} place={place} fetchRecipe={fetchRecipe} rate={rate} />
          </MealBar>
          {inKitchen ? null : (
            <CookedMeal key={place.meal.key + place.meal.entry.uniqueId} meal={place.meal} place={place} />
          )}
        </>
      ) : (
        <EmptyState
          picture="pot-of-food"
          title={messages.empty}
          level={1}
          action={
            <Button variant="primary" icon={<CalendarDays aria-hidden="true" />} onClick={() => selectMode('plan')}>
              {messages.planMeals}
            </Button>
          }
        >
          {messages.emptyPlan}
        </EmptyState>
      )}
      {inKitchen ? null : <TimerShelf onJump={place.jumpTo} />}
    </Stack>
  )
}

/* The chosen mode says it to the eye; on paper the meal's own name is the title. */
const Title = styled(VisuallyHidden)`
  ${screenOnly}
`
