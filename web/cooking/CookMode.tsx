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
import { Heading } from '../ui/Text'
import { CookedMeal } from './CookedMeal'
import { CookSkeleton } from './CookSkeleton'
import { MealBar } from './MealBar'
import { messages } from './messages'
import { PrintedHead } from './PrintedHead'
import { TimerShelf } from './TimerShelf'
import { useCookingPlace } from './useCookingPlace'

/** The planner's Cook mode: one meal of the plan, ready to be cooked (docs/product.md COOK-1). */
export default function CookMode() {
  usePageTitle(messages.title)
  const { entries } = usePlan()
  const { awaited } = usePlanCheck()
  const { selectMode } = useMode()
  const place = useCookingPlace(entries)
  const isEmpty = entries.length === 0 && !awaited

  useEffect(() => {
    if (isEmpty) warn(messages.emptyPlan)
  }, [isEmpty])

  if (awaited) return <CookSkeleton />
  return (
    <Stack $gap={5}>
      {place.meal ? (
        <>
          <Title>
            <Heading level={1}>{messages.title}</Heading>
          </Title>
          <Notes $gap={5}>
            <UncheckedNotice />
            <PlanReportNotice />
          </Notes>
          <PrintedHead entry={place.meal.entry} />
          <MealBar entries={entries} meal={place.meal} onSelect={place.select} />
          <CookedMeal key={place.meal.key + place.meal.entry.uniqueId} meal={place.meal} place={place} />
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
      <TimerShelf />
    </Stack>
  )
}

/* On paper the meal's own name is the title. */
const Title = styled.div`
  ${screenOnly}
`
