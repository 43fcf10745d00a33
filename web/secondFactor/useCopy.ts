import { useAlerts } from '../ui/alerts'
import { messages } from './messages'

/** Copies a text, and says so. */
export function useCopy(): (text: string, said: string) => Promise<void> {
  const alerts = useAlerts()
  return async (text, said) => {
    try {
      await navigator.clipboard.writeText(text)
      alerts.info(said)
    } catch {
      alerts.error(messages.copyFailed)
    }
  }
}
