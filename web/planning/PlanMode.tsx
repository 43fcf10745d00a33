import { CalendarDays, Dices, Rows3 } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { householdLeft } from '../live/householdLeft'
import { CATEGORIES, hasNoRows, isGap } from '../plan/plan'
import { ModeLoading } from '../plan/ModeLoading'
import { usePlanCheck } from '../plan/PlanCheck'
import { PlanReportNotice, UncheckedNotice } from '../plan/PlanNotices'
import { usePlan } from '../plan/PlannerContext'
import { usePageTitle } from '../product/usePageTitle'
import { screenOnly } from '../styles/mixins'
import { media, space, target } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Columns, Stack } from '../ui/Stack'
import { useOnline } from '../ui/useOnline'
import { CategoryCard } from './CategoryCard'
import type { DayViewProps } from './days/DayView'
import { EmptyPlan } from './EmptyPlan'
import type { PlanFootProps } from './foot/PlanFoot'
import { messages } from './messages'
import { PlanHead } from './PlanHead'
import { PlanToolbar } from './PlanToolbar'
import { RowSheet } from './RowSheet'
import { usePlanView } from './planView'
import { useMealOptions } from './useMealOptions'
import { type Randomizer, useRandomize } from './useRandomize'
import { useSavedPlan } from './useSavedPlan'

type Aside = ComponentType<Pick<Randomizer, 'randomizeAll'>>

const ConflictDialog = lazy(() => import('./conflict/ConflictDialog'))

/** Comes when the plan is first looked at by day. */
const DayView = lazy<ComponentType<DayViewProps>>(() =>
  import('./days/DayView').catch(() => ({ default: ({ instead }: DayViewProps) => instead })),
)

/** Comes once a dinner has a day; left out when its code cannot be loaded. */
const Tonight = lazy<ComponentType>(() => import('./days/Tonight').catch(() => ({ default: () => null })))

/** Comes when others take the plan away; left out when its code cannot be loaded. */
const TakenNotice = lazy<ComponentType>(() => import('./taken/TakenNotice').catch(() => ({ default: () => null })))

/** Comes when the household is no longer the person's; left out when its code cannot be loaded. */
const LeftNotice = lazy<ComponentType>(() => import('./taken/LeftNotice').catch(() => ({ default: () => null })))

/** Comes once a row has a day; left out when its code cannot be loaded. */
const WeekOverNote = lazy<ComponentType<PlanFootProps>>(() =>
  import('./week/WeekOverNote').catch(() => ({ default: () => null })),
)

/** Comes once the plan is there; its place is kept. Left out when its code cannot be loaded. */
const PlanFoot = lazy<ComponentType<PlanFootProps>>(() =>
  import('./foot/PlanFoot').catch(() => ({ default: () => null })),
)

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
  const { plan, version, taken } = usePlan()
  const isLeft = useSyncExternalStore(householdLeft.subscribe, householdLeft.latest, householdLeft.latest)
  const meals = useMealOptions()
  const randomizer = useRandomize()
  const saved = useSavedPlan()
  const online = useOnline()
  const dice = useRef<HTMLButtonElement>(null)
  const [view, show] = usePlanView()
  const isEmpty = hasNoRows(plan)
  const hasDays = CATEGORIES.some((category) => plan[category].mealList.some(({ date }) => date))
  const byCategory = (
    <Categories $count={3} $gap={8}>
      {CATEGORIES.map((category) => (
        <CategoryCard
          key={category}
          category={category}
          meals={meals.options[category]}
          loading={meals.loading}
          randomizer={randomizer}
        />
      ))}
    </Categories>
  )
  return (
    <Root>
      <PlanHead
        isChecking={isChecking}
        aside={
          <>
            {isEmpty ? null : (
              <Button
                variant="quiet"
                icon={view === 'day' ? <Rows3 aria-hidden="true" /> : <CalendarDays aria-hidden="true" />}
                onClick={() => show(view === 'day' ? 'category' : 'day')}
              >
                <span>{view === 'day' ? messages.byCategory : messages.byDay}</span>
              </Button>
            )}
            {Aside ? <Aside randomizeAll={randomizer.randomizeAll} /> : null}
          </>
        }
        tools={<PlanToolbar diceRef={dice} randomizer={randomizer} saved={saved} />}
      />
      <Notes $gap={2}>
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
        <Suspense>
          {taken ? <TakenNotice /> : null}
          {isLeft ? <LeftNotice /> : null}
        </Suspense>
        {hasDays ? (
          <Suspense>
            <WeekOverNote randomizer={randomizer} />
          </Suspense>
        ) : null}
        <UncheckedNotice />
        <PlanReportNotice>
          {CATEGORIES.some((category) => plan[category].mealList.some(isGap)) ? (
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
      {plan.dinner.mealList.some(({ date }) => date) ? (
        <Suspense>
          <Tonight />
        </Suspense>
      ) : null}
      {isEmpty ? <EmptyPlan randomizer={randomizer} again={dice} /> : null}
      {view === 'day' && !isEmpty ? (
        <Suspense fallback={byCategory}>
          <DayView meals={meals} randomizer={randomizer} Sheet={RowSheet} instead={byCategory} />
        </Suspense>
      ) : (
        byCategory
      )}
      <Foot>
        <Suspense>
          <PlanFoot randomizer={randomizer} />
        </Suspense>
      </Foot>
      {saved.conflict ? (
        <Suspense>
          <ConflictDialog controls={saved} based={version > 0} />
        </Suspense>
      ) : null}
    </Root>
  )
}

const Root = styled(Stack)`
  gap: ${space[2]};

  ${media.narrow} {
    margin-block-start: -${space[4]};
  }

  ${media.medium} {
    margin-block-start: -${space[2]};
  }

  ${media.short} {
    margin-block-start: 0;
  }

  ${media.wide} {
    gap: ${space[3]};
    margin-block-start: 0;
  }
`

const Foot = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  min-height: ${target};
  margin-inline-start: -${space[2]};
`

const Categories = styled(Columns)`
  ${media.narrow} {
    gap: ${space[2]};
  }

  /* The whole plan on one sheet. */
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[5]};
  }
`
