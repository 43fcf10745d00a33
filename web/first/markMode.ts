import { modeOf } from '../plan/modes'

/** Marks the mode of the planner that the address names in the navigation of the HTML (web/ui/Tabs.tsx). */
export function markMode(): void {
  if (location.pathname !== '/') return
  const mode = modeOf(new URLSearchParams(location.search))
  document.querySelector(`[data-bar] [href="/?mode=${mode}"]`)?.setAttribute('data-early', '')
}
