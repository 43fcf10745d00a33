import { Dices } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react'
import styled from 'styled-components'
import { CATEGORIES, hasNoRows, isEmptyEntry } from '../plan/plan'
import { useUnshared } from '../live/useUnshared'
import { planMessages } from '../plan/messages'
import { ModeLoading } from '../plan/ModeLoading'
import { usePlanCheck } from '../plan/PlanCheck'
import { PlanReportNotice, UncheckedNotice } from '../plan/PlanNotices'
import { usePlan } from '../plan/PlannerContext'
import { usePageTitle } from '../product/usePageTitle'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, size, space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Columns, Stack } from '../ui/Stack'
import { Heading } from '../ui/Text'
import { useOnline } from '../ui/useOnline'
import { CategoryCard } from './CategoryCard'
import { EmptyPlan } from './EmptyPlan'
import { messages } from './messages'
import { OthersHere } from './OthersHere'
import { PlanToolbar } from './PlanToolbar'
import { useMealOptions } from './useMealOptions'
import { type Randomizer, useRandomize } from './useRandomize'
import { useSavedPlan } from './useSavedPlan'

type Aside = ComponentType<Pick<Randomizer, 'randomizeAll'>>

const ConflictDialog = lazy(() => import('./ConflictDialog'))

/** The planner's Plan mode: what is cooked for breakfast, lunch and dinner (docs/product.md PLAN-1, PLAN-4), and what stands below. */
export default function PlanMode({ Aside, children }: { Aside?: Aside; children?: ReactNode }) {
  usePageTitle(messages.plan)
  const { awaited } = usePlanCheck()
  if (awaited) return <ModeLoading />
  return (
    <>
      <PlanView Aside={Aside} />
      {children}
    </>
  )
}

/**
 * The plan itself.
 * @param props.Aside beside what is said of it.
 * @param props.isChecking whether it says that it is being checked, in place of whether it is saved.
 */
export function PlanView({ Aside, isChecking = false }: { Aside?: Aside; isChecking?: boolean }) {
  const { plan, version } = usePlan()
  const meals = useMealOptions()
  const randomizer = useRandomize()
  const saved = useSavedPlan()
  const online = useOnline()
  const dice = useRef<HTMLButtonElement>(null)
  return (
    <Stack $gap={5}>
      <Head>
        <div>
          <Title>
            <Heading level={1}>{messages.yourPlan}</Heading>
            <OthersHere />
            {Aside ? <Aside randomizeAll={randomizer.randomizeAll} /> : null}
          </Title>
          {isChecking ? <State role="status">{planMessages.checkingPlan}</State> : <SavedState />}
          <Unshared />
        </div>
        <PlanToolbar diceRef={dice} randomizer={randomizer} saved={saved} />
      </Head>
      <Notes $gap={5}>
        <OfflineNote>{meals.failed ? messages.offlineWithoutMeals : messages.offline}</OfflineNote>
        {saved.problem ? <Banner tone="error">{saved.problem}</Banner> : null}
        {meals.failed && online ? (
          <Banner tone="warning">
            {messages.mealsOutOfDate}{' '}
            <Button variant="quiet" onClick={meals.reload}>
              {messages.tryAgain}
            </Button>
          </Banner>
        ) : null}
        {saved.heldBack ? (
          <Banner tone="warning">
            {messages.heldBack}{' '}
            <Button variant="quiet" busy={saved.loading} onClick={() => void saved.load()}>
              {messages.tryAgain}
            </Button>
          </Banner>
        ) : null}
        <UncheckedNotice />
        <PlanReportNotice>
          {CATEGORIES.some((category) => plan[category].mealList.some(isEmptyEntry)) ? (
            <Button
              variant="primary"
              icon={<Dices aria-hidden="true" />}
              busy={randomizer.busy.includes('gaps')}
              onClick={() => void randomizer.fillGaps()}
            >
              {messages.fillGaps}
            </Button>
          ) : null}
        </PlanReportNotice>
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
      {saved.conflict ? (
        <Suspense>
          <ConflictDialog controls={saved} based={version > 0} />
        </Suspense>
      ) : null}
    </Stack>
  )
}

const Title = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
`

/* The toolbar sticks to the top of a narrow screen and must not cover what has the focus. */
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
    if (version > 0 && !isUnsaved) return messages.state.saved
    if (isEmpty) return messages.state.empty
    return version > 0 ? messages.state.changed : messages.state.unsaved
  }
}

/** What the household has not received, while the server is away (docs/product.md PLAN-69). */
function Unshared() {
  const count = useUnshared()
  return <State role="status">{count > 0 ? messages.unshared({ count }) : null}</State>
}

/* Generates no box on a narrow screen, so that the toolbar sticks for as long as the page scrolls. */
const Head = styled.div`
  display: contents;

  ${media.wide} {
    display: flex;
    align-items: end;
    justify-content: space-between;
    gap: ${space[6]};

    & > :last-child {
      flex: none;
    }
  }
`

const State = styled.p`
  ${screenOnly}
  color: ${color.textMuted};
  font-size: ${size.small};
`
