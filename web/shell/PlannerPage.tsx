import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useAnnouncePlace } from '../live/useOthersHere'
import { usePlanHome } from '../live/plan/usePlanHome'
import { usePlanSource } from '../live/plan/usePlanSource'
import { TabPanel } from '../ui/Tabs'
import { ModeLoading } from '../plan/ModeLoading'
import { MODES } from '../plan/modes'
import { PlanCheckProvider } from '../plan/PlanCheck'
import { MissingPlanNotice } from '../plan/PlanNotices'
import { PlannerProvider } from '../plan/PlannerContext'
import { useKeepForOffline } from './planner/useKeepForOffline'
import { PlannerFrame } from './planner/PlannerFrame'
import { fetchModesWhenIdle, modeContents } from './planner/plannerModes'
import { useMode } from '../plan/useMode'
import { productConfig } from '../product/productConfig'

/** Left out when its code cannot be loaded. */
const FeedbackPrompt = lazy<ComponentType>(() =>
  import('../feedback/FeedbackPrompt').catch(() => ({ default: () => null })),
)

/** The main planner: four modes over one plan (docs/product.md MODE-1). A mode that is left is unmounted. */
export default function PlannerPage() {
  return (
    <PlannerProvider home={usePlanHome()}>
      <Modes />
      {productConfig().raffle ? (
        <Suspense fallback={null}>
          <FeedbackPrompt />
        </Suspense>
      ) : null}
    </PlannerProvider>
  )
}

function Modes() {
  const { mode } = useMode()
  const { awaited, missing, tryAgain } = usePlanSource()
  useKeepForOffline()
  useAnnouncePlace(mode)
  // What comes later must not delay the plan.
  useEffect(() => (awaited ? undefined : fetchModesWhenIdle()), [awaited])
  return (
    <PlanCheckProvider arriving={awaited}>
      <PlannerFrame mode={mode} notice={missing ? <MissingPlanNotice tryAgain={tryAgain} /> : null}>
        {MODES.map((value) => {
          const Content = modeContents[value]
          return (
            <TabPanel key={value} value={value}>
              <Suspense fallback={<ModeLoading />}>
                <Content />
              </Suspense>
            </TabPanel>
          )
        })}
      </PlannerFrame>
    </PlanCheckProvider>
  )
}
