import { CalendarDays, ChefHat, Settings, ShoppingBasket } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ModeTabs, TabPanel, TabPanels } from '../ui/Tabs'
import { EmptyState } from '../ui/StateMessage'

const tabs = [
  { value: 'plan', label: 'Plan', icon: <CalendarDays aria-hidden="true" />, to: '?' },
  { value: 'shop', label: 'Shop', icon: <ShoppingBasket aria-hidden="true" />, to: '?' },
  { value: 'cook', label: 'Cook', icon: <ChefHat aria-hidden="true" />, to: '?' },
  { value: 'settings', label: 'Settings', icon: <Settings aria-hidden="true" />, to: '?' },
]

/** The modes' bar around everything else. */
export function ModesSection({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState('plan')
  return (
    <TabPanels value={mode}>
      <ModeTabs label="Planner" tabs={tabs} value={mode} hasPanels onChange={setMode} />
      <TabPanel value="plan">{children}</TabPanel>
      {tabs.slice(1).map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          <EmptyState title={`${tab.label} is empty`} picture="shopping-cart">
            The gallery is under Plan.
          </EmptyState>
        </TabPanel>
      ))}
    </TabPanels>
  )
}
