import { CalendarDays, CookingPot, Settings, ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useAnnouncePlace } from '../live/useOthersHere'
import { useLivePlan } from '../live/useLivePlan'
import { Page } from '../ui/Page'
import { ModeTabs, TabPanel } from '../ui/Tabs'
import { MODES } from '../plan/modes'
import { PlanCheckProvider } from '../plan/PlanCheck'
import { MissingPlanNotice } from '../plan/PlanNotices'
import { PlannerProvider } from '../plan/PlannerContext'
import { usePlanSource } from '../plan/usePlanSource'
import { messages } from './messages'
import { useKeepForOffline } from './planner/useKeepForOffline'
import { fetchModesWhenIdle, modeContents, modeFallback } from './planner/plannerModes'
import { useMode } from '../plan/useMode'

/** Left out when its code cannot be loaded. */
const FeedbackPrompt = lazy<ComponentType>(() =>
  import('../feedback/FeedbackPrompt').catch(() => ({ default: () => null })),
)

const tabs = () =>
  [
    { value: 'plan', label: messages.plan, icon: <CalendarDays aria-hidden="true" /> },
    { value: 'shop', label: messages.shop, icon: <ShoppingCart aria-hidden="true" /> },
    { value: 'cook', label: messages.cook, icon: <CookingPot aria-hidden="true" /> },
    { value: 'settings', label: messages.settings, icon: <Settings aria-hidden="true" /> },
  ] as const

/** The main planner: four modes over one plan (docs/product.md MODE-1). A mode that is left is unmounted. */
export default function PlannerPage() {
  return (
    <PlannerProvider>
      <Modes />
      <Suspense fallback={null}>
        <FeedbackPrompt />
      </Suspense>
    </PlannerProvider>
  )
}

function Modes() {
  const { mode, selectMode } = useMode()
  const { awaited, missing, tryAgain } = usePlanSource()
  useLivePlan()
  useKeepForOffline()
  useAnnouncePlace(mode)
  // What comes later must not delay the plan.
  useEffect(() => (awaited ? undefined : fetchModesWhenIdle()), [awaited])
  return (
    <PlanCheckProvider arriving={awaited}>
      <Page>
        {missing ? <MissingPlanNotice tryAgain={tryAgain} /> : null}
        <ModeTabs label={messages.planner} tabs={tabs()} value={mode} onChange={selectMode}>
          {MODES.map((value) => {
            const Content = modeContents[value]
            return (
              <TabPanel key={value} value={value}>
                <Suspense fallback={modeFallback(value)}>
                  <Content />
                </Suspense>
              </TabPanel>
            )
          })}
        </ModeTabs>
      </Page>
    </PlanCheckProvider>
  )
}
