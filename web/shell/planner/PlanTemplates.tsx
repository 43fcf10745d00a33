import { ApolloProvider } from '@apollo/client/react'
import { createClient } from '../../apollo/client'
import { emptyPlan, type Plan, planOf } from '../../plan/plan'
import type { PlanHome } from '../../plan/PlanHome'
import { PlanCheckProvider } from '../../plan/PlanCheck'
import { PlannerProvider } from '../../plan/PlannerContext'
import { sampleRows } from '../../plan/sampleRows'
import { PlanView } from '../../planning/PlanMode'
import { TabPanel } from '../../ui/Tabs'
import { PlanLinks } from './PlanLinks'
import { PlannerFrame } from './PlannerFrame'
import { SummaryButton } from './SummaryButton'

/**
 * The planner with a row of each look, and without a row, drawn by what draws it on the page. For the build, which makes
 * templates of them that can only be read (web/prerender.ts), and web/first/drawPlan.ts, which fills them in.
 */
export function PlanTemplates() {
  return (
    <ApolloProvider client={createClient([], [])}>
      <template id="kept-plan">
        <Template plan={planOf(sampleRows)} isChecking />
      </template>
      <template id="empty-plan">
        <Template plan={emptyPlan()} />
      </template>
    </ApolloProvider>
  )
}

/** A plan that stays as it is. */
function homeOf(plan: Plan): PlanHome {
  const latest = {
    plan,
    verdict: 'unknown',
    savedVersion: null,
    changedBy: null,
    householdId: null,
    told: null,
  } as const
  return { latest: () => latest, edit: () => {}, subscribe: () => () => {} }
}

function Template({ plan, isChecking }: { plan: Plan; isChecking?: true }) {
  return (
    <PlannerProvider home={homeOf(plan)} isOpen>
      <PlanCheckProvider>
        <PlannerFrame mode="plan">
          <TabPanel value="plan">
            <div aria-busy="true">
              <PlanView isChecking={isChecking} Aside={SummaryButton} />
              <PlanLinks />
            </div>
          </TabPanel>
        </PlannerFrame>
      </PlanCheckProvider>
    </PlannerProvider>
  )
}
