import type { KeyboardEvent } from 'react'

/** The id of the tab of a mode. */
export const idOf = (value: string) => `mode-${value}`

/** What makes a link a tab. */
export function tabAttributes(value: string, chosen: boolean) {
  return {
    role: 'tab',
    onKeyDown: moveFocus,
    id: idOf(value),
    'aria-selected': chosen,
    'aria-controls': chosen ? `${idOf(value)}-panel` : undefined,
    tabIndex: chosen ? 0 : -1,
  }
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[]
  const from = tabs.indexOf(event.currentTarget)
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined && event.key !== ' ') return
  event.preventDefault()
  if (to === undefined) event.currentTarget.click()
  else tabs.at(to % tabs.length)?.focus()
}
