import type { ReactNode } from 'react'
import type { Mode } from '../../plan/modes'
import { Page } from '../../ui/Page'
import { TabPanels } from '../../ui/Tabs'

export interface PlannerFrameProps {
  mode: Mode
  /** Above the panels. */
  notice?: ReactNode
  /** One `TabPanel` for each mode. */
  children: ReactNode
}

/** The page of the planner around its modes, whose tabs are in the header (web/shell/ModeNav.tsx). */
export function PlannerFrame({ mode, notice = null, children }: PlannerFrameProps) {
  return (
    <Page>
      {notice}
      <TabPanels value={mode}>{children}</TabPanels>
    </Page>
  )
}
