import { CalendarDays, CookingPot, Settings, ShoppingCart } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import type { Mode } from '../plan/modes'
import { useMode } from '../plan/useMode'
import { recordEvent } from '../telemetry/analytics'
import { ModeTabs } from '../ui/Tabs'
import { messages } from './messages'
import { parentOf } from './parentPages'
import type { WaysAround } from './useWaysAround'

const icons = { plan: CalendarDays, shop: ShoppingCart, cook: CookingPot, settings: Settings }

/**
 * The planner's modes, on every page (docs/product.md MODE-6): tabs of the planner, and links to it on other pages, of which
 * the one stands out that the page is a part of.
 */
export function ModeNav({ modes, isGuess }: Pick<WaysAround, 'modes' | 'isGuess'>) {
  const { pathname } = useLocation()
  const { mode, selectMode } = useMode()
  const hasPanels = pathname === '/' && !isGuess
  const present = isGuess ? null : hasPanels ? mode : (parentOf(pathname)?.mode ?? null)
  const tabs = modes.map((value) => {
    const Icon = icons[value]
    return { value, label: messages[value], icon: <Icon aria-hidden="true" />, to: `/?mode=${value}` }
  })
  const enter = (next: Mode) => (hasPanels ? selectMode(next) : recordEvent('mode_entered', { mode: next }))
  return (
    <ModeTabs
      label={messages.planner}
      tabs={tabs}
      value={present !== null && modes.includes(present) ? present : hasPanels ? 'plan' : null}
      hasPanels={hasPanels}
      onChange={enter}
      isGuess={isGuess}
    />
  )
}
