import { CalendarDays, CookingPot, Settings, ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { Page } from '../ui/Page'
import { ModeTabs, TabPanel } from '../ui/Tabs'
import { MODES } from './planner/modes'
import { PlannerProvider } from './planner/PlannerContext'
import { fetchModesWhenIdle, modeContents, modeFallback } from './planner/plannerModes'
import { useMode } from './planner/useMode'

/** Not worth an error when its code can't be had. */
const FeedbackPrompt = lazy<ComponentType>(() => import('../feedback/FeedbackPrompt').catch(() => ({ default: () => null })))

const tabs = [
  { value: 'plan', label: 'Plan', icon: <CalendarDays aria-hidden="true" /> },
  { value: 'shop', label: 'Shop', icon: <ShoppingCart aria-hidden="true" /> },
  { value: 'cook', label: 'Cook', icon: <CookingPot aria-hidden="true" /> },
  { value: 'settings', label: 'Settings', icon: <Settings aria-hidden="true" /> },
] as const

/** The main planner: four modes over one plan (specification, section 2). Leaving a mode takes it off the page. */
export default function PlannerPage() {
  const { mode, selectMode } = useMode()
  useEffect(fetchModesWhenIdle, [])
  return (
    <PlannerProvider>
      <Page>
        <ModeTabs label="Planner" tabs={tabs} value={mode} onChange={selectMode}>
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
      <Suspense fallback={null}>
        <FeedbackPrompt />
      </Suspense>
    </PlannerProvider>
  )
}
