import { requestOverlays } from './overlays'

/** How long an alert stays, in milliseconds. The time pauses while it is pointed at or holds the focus (docs/product.md UI-8). */
export const ALERT_MS = 2800

export type AlertType = 'info' | 'warning' | 'error'

/** What an alert may carry beside its words. */
export interface AlertOptions {
  /** A second line. */
  more?: string
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onPress: () => void }
  /** An alert replaces one of the same topic; by default that is one of the same type and words (docs/product.md UI-9). */
  topic?: string
}

/** What the host shows. */
export interface Alert extends AlertOptions {
  type: AlertType
  message: string
}

type Receiver = (alert: Alert) => void

/** What a person does first whatever they do. */
const ACTS = ['pointerdown', 'keydown'] as const

const waiting: Alert[] = []
let receiver: Receiver | null = null
let closed = false

/** @returns whether it is shown: after the last word it isn't. */
function show(type: AlertType, message: string, options: AlertOptions = {}): boolean {
  if (closed) return false
  const alert = { type, message, ...options }
  if (receiver) receiver(alert)
  else waiting.push(alert)
  requestOverlays()
  return true
}

/**
 * Says an error that everything else under way fails with as well: what that has to say is left out, until the person
 * does something again.
 */
function showLast(message: string): void {
  reopen()
  show('error', message)
  closed = true
  for (const act of ACTS) window.addEventListener(act, reopen, { capture: true })
}

function reopen(): void {
  closed = false
  for (const act of ACTS) window.removeEventListener(act, reopen, { capture: true })
}

/** For the host: receives every alert from now on, and first those that came before it. Returns unsubscribe. */
export function receiveAlerts(next: Receiver): () => void {
  receiver = next
  for (const alert of waiting.splice(0)) next(alert)
  return () => {
    if (receiver === next) receiver = null
  }
}

/** Says something at the bottom of the page, from anywhere, inside React or not. Never the only place where it is said. */
export const alerts = {
  info: (message: string, options?: AlertOptions) => show('info', message, options),
  warning: (message: string, options?: AlertOptions) => show('warning', message, options),
  error: (message: string, options?: AlertOptions) => show('error', message, options),
  last: showLast,
  show,
} as const

/**
 * The alerts, for components.
 *
 *     const alerts = useAlerts()
 *     alerts.info('Meal Plan Saved')
 *     alerts.info('Dinner randomized', { action: { label: 'Undo', onPress: undo } })
 */
export function useAlerts(): typeof alerts {
  return alerts
}
