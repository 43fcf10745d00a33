import { useRef } from 'react'
import styled from 'styled-components'
import { CATEGORIES, hasNoRows } from '../app/planner/plan'
import { usePlan } from '../app/planner/PlannerContext'
import { usePageTitle } from '../app/usePageTitle'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, size, space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Columns, Stack } from '../ui/Stack'
import { Heading } from '../ui/Text'
import { CategoryCard } from './CategoryCard'
import { ConflictDialog } from './ConflictDialog'
import { EmptyPlan } from './EmptyPlan'
import { PlanToolbar } from './PlanToolbar'
import { useMealOptions } from './useMealOptions'
import { useRandomize } from './useRandomize'
import { useSavedPlan } from './useSavedPlan'

/** The planner's Plan mode: what is cooked for breakfast, lunch and dinner (specification, section 2). */
export default function PlanMode() {
  usePageTitle('Plan')
  const { plan, version } = usePlan()
  const meals = useMealOptions()
  const randomizer = useRandomize()
  const saved = useSavedPlan()
  const dice = useRef<HTMLButtonElement>(null)
  return (
    <Stack $gap={5}>
      <Head>
        <div>
          <Heading level={1}>Your plan</Heading>
          <SavedState />
        </div>
        <PlanToolbar diceRef={dice} randomizer={randomizer} saved={saved} />
      </Head>
      <Notes $gap={5}>
        <OfflineNote>You're offline. Your plan is kept on this device; the dice, Save and Load need a connection.</OfflineNote>
        {saved.problem ? <Banner tone="error">{saved.problem}</Banner> : null}
        {meals.failed ? (
          <Banner tone="warning">
            The meals to pick from may be missing or out of date.{' '}
            <Button variant="quiet" onClick={meals.reload}>
              Try again
            </Button>
          </Banner>
        ) : null}
      </Notes>
      {hasNoRows(plan) ? <EmptyPlan randomizer={randomizer} again={dice} /> : null}
      <Cards $count={3} $gap={5}>
        {CATEGORIES.map((category) => (
          <CategoryCard
            key={category}
            category={category}
            meals={meals.options[category]}
            loading={meals.loading}
            randomizer={randomizer}
          />
        ))}
      </Cards>
      <ConflictDialog controls={saved} based={version > 0} />
    </Stack>
  )
}

/* What the keyboard reaches is not to stop under the toolbar that sticks to the top of a narrow screen. */
const Cards = styled(Columns)`
  ${media.narrow} {
    & :is(button, input) {
      scroll-margin-block-start: 5rem;
    }
  }

  /* A category is not divided between sheets if it can be helped. */
  ${media.print} {
    display: block;

    & > * {
      margin-block-end: ${space[5]};
      break-inside: avoid;
    }
  }
`

/** Whether the plan on the page is the stored one. */
function SavedState() {
  const { isEmpty, isUnsaved, version } = usePlan()
  return <State>{sayState()}</State>

  function sayState(): string {
    if (version > 0 && !isUnsaved) return 'Saved'
    if (isEmpty) return 'Pick meals, or let the dice propose some.'
    return version > 0 ? 'Changed since it was saved' : 'Not saved yet'
  }
}

/* Taken out of the boxes' tree on a narrow screen, so that the toolbar can stick for as long as the page scrolls. */
const Head = styled.div`
  display: contents;

  ${media.wide} {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: ${space[6]};
  }
`

const State = styled.p`
  ${screenOnly}
  color: ${color.textMuted};
  font-size: ${size.small};
`
