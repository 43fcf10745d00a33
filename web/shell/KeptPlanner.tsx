import { lazy, Suspense, useMemo } from 'react'
import { mealFor } from '../live/forWhom'
import { useTable } from '../live/useTable'
import type { KeptPlan } from '../live/keptPlan'
import { listKey } from '../plan/plan'
import { combinedEntries } from '../plan/combinedEntries'
import { useMode } from '../plan/useMode'
import { EmptyState } from '../ui/StateMessage'
import { TabPanel } from '../ui/Tabs'
import { KeptNotice } from './KeptNotice'
import { messages } from './messages'
import { PageLoading } from './PageLoading'
import { PlannerFrame } from './planner/PlannerFrame'

const KeptRows = lazy(() => import('../plan/KeptRows'))
const KeptShoppingList = lazy(() => import('../shopping/KeptShoppingList'))
const KeptCooking = lazy(() => import('../cooking/KeptCooking'))

export interface KeptPlannerProps {
  /** Id of the user whose plan it is. */
  owner: string
  kept: KeptPlan
}

/**
 * Plan, list and recipes as this device keeps them, while the server can't be reached (docs/product.md DEV-13). As soon as
 * it can, the planner takes its place.
 */
export default function KeptPlanner({ owner, kept }: KeptPlannerProps) {
  const { mode } = useMode()
  const entries = useMemo(() => combinedEntries(kept.plan), [kept])
  const { members } = useTable()
  return (
    <PlannerFrame mode={mode === 'settings' ? 'plan' : mode} notice={<KeptNotice>{messages.keptPlanner}</KeptNotice>}>
      <TabPanel value="plan">
        <Suspense fallback={<PageLoading />}>
          <KeptRows kept={kept} nameOf={({ name, eaters }) => mealFor(name, members, eaters)} />
        </Suspense>
      </TabPanel>
      <TabPanel value="shop">
        <Suspense fallback={<PageLoading />}>
          <KeptShoppingList
            owner={owner}
            planKey={listKey(kept.plan)}
            otherwise={<EmptyState picture="shopping-cart" level={1} title={messages.listNotKept} />}
          />
        </Suspense>
      </TabPanel>
      <TabPanel value="cook">
        <Suspense fallback={<PageLoading />}>
          <KeptCooking entries={entries} />
        </Suspense>
      </TabPanel>
    </PlannerFrame>
  )
}
