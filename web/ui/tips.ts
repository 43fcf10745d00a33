import { requestOverlays } from './overlays'

/** Words beside a control. */
export interface Tip {
  anchor: HTMLElement
  text: string
}

/** How long the pointer rests before the words appear, in milliseconds. */
const REST_MS = 500

let current: Tip | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(tip: Tip | null): void {
  clearTimeout(timer)
  if (current === tip) return
  current = tip
  for (const listener of listeners) listener()
}

/** Shows the words beside their control: at once for the keyboard, after a rest for the pointer. */
export function showTip(tip: Tip, by: 'focus' | 'pointer'): void {
  requestOverlays()
  clearTimeout(timer)
  if (by === 'focus') set(tip)
  else timer = setTimeout(() => set(tip), REST_MS)
}

/** Takes the words away; with a control, only when they are its own. */
export function hideTip(anchor?: HTMLElement | null): void {
  clearTimeout(timer)
  if (anchor === undefined || current?.anchor === anchor) set(null)
}

/** For `useSyncExternalStore`. */
export function subscribeToTips(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is shown now. */
export function currentTip(): Tip | null {
  return current
}
