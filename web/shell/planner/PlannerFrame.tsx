import { CalendarDays, CookingPot, Settings, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Mode } from '../../plan/modes'
import { Page } from '../../ui/Page'
import { ModeTabs } from '../../ui/Tabs'
import { messages } from '../messages'

const tabs = () =>
  [
    { value: 'plan', label: messages.plan, icon: <CalendarDays aria-hidden="true" /> },
    { value: 'shop', label: messages.shop, icon: <ShoppingCart aria-hidden="true" /> },
    { value: 'cook', label: messages.cook, icon: <CookingPot aria-hidden="true" /> },
    { value: 'settings', label: messages.settings, icon: <Settings aria-hidden="true" /> },
  ] as const

export interface PlannerFrameProps {
  /** The modes that there are. */
  modes: readonly Mode[]
  mode: Mode
  selectMode: (mode: Mode) => void
  /** Above the modes. */
  notice?: ReactNode
  /** One `TabPanel` for each mode. */
  children: ReactNode
}

/** The page of the planner around its modes. */
export function PlannerFrame({ modes, mode, selectMode, notice = null, children }: PlannerFrameProps) {
  const shown = tabs().filter(({ value }) => modes.includes(value))
  return (
    <Page>
      {notice}
      <ModeTabs label={messages.planner} tabs={shown} value={mode} onChange={selectMode}>
        {children}
      </ModeTabs>
    </Page>
  )
}
