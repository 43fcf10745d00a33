import { alerts, type AlertOptions } from '../ui/alerts'
import { recordEvent } from '../telemetry/analytics'

/** What a warning may carry beside its words. */
export interface WarnOptions extends AlertOptions {
  /** What is recorded in place of words that name something private. */
  recorded?: string
}

/** Shows a warning and records that it was shown (the event ui_warning, docs/product.md ANA-4). */
export function warn(message: string, { recorded = message, ...options }: WarnOptions = {}): void {
  if (alerts.warning(message, options)) recordEvent('ui_warning', { message: recorded })
}
