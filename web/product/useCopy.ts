import { useAlerts } from '../ui/alerts'

/** What is said after a text was copied, or was not. */
export interface CopyWords {
  copied: string
  copyFailed: string
}

/** Copies a text, and says so. */
export function useCopy(): (text: string, words: CopyWords) => Promise<void> {
  const alerts = useAlerts()
  return async (text, { copied, copyFailed }) => {
    try {
      await navigator.clipboard.writeText(text)
      alerts.info(copied)
    } catch {
      alerts.error(copyFailed)
    }
  }
}
