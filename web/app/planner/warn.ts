import { alerts, type AlertOptions } from '../../ui/alerts'
import { recordEvent } from '../analytics'

/** What a warning may carry beside its words. */
export interface WarnOptions extends AlertOptions {
  /** What is recorded in place of words that name something private. */
  recorded?: string
}

/** Shows a warning and records that it was shown (the event ui_warning of the specification's section 7). */
export function warn(message: string, { recorded = message, ...options }: WarnOptions = {}): void {
  if (alerts.warning(message, options)) recordEvent('ui_warning', { message: recorded })
}
