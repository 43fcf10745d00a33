import { useState } from 'react'
import { downloadFile } from '../product/files/downloadFile'
import { productConfig } from '../product/productConfig'
import { fetchFile, FileRefused } from '../session/fetchFile'
import { useAlerts } from '../ui/alerts'
import { type Failure, hintOf } from './answerErrors'
import { messages } from './messages'

/** To a signed-in person the server refuses the file for want of a proof alone. */
const FORBIDDEN = 403

/** What became of an export; `unproven` where the person has not proven lately to be it (docs/product.md ACC-88). */
export type ExportOutcome = 'done' | 'unproven' | Failure

/** Downloads everything held about the person, and says so in an alert (docs/product.md ACC-42). */
export function useExport(): { exportData: () => Promise<ExportOutcome>; exporting: boolean } {
  const [exporting, setExporting] = useState(false)
  const alerts = useAlerts()
  const exportData = async (): Promise<ExportOutcome> => {
    setExporting(true)
    try {
      downloadFile(await fetchFile('/api/user/data.json'), `${productConfig().productName.toLowerCase()}-my-data.json`)
      alerts.info(messages.exported)
      return 'done'
    } catch (error) {
      if (error instanceof FileRefused && error.statusCode === FORBIDDEN) return 'unproven'
      console.warn('Could not export the data', error)
      return { text: messages.exportFailed, hint: hintOf(error) }
    } finally {
      setExporting(false)
    }
  }
  return { exportData, exporting }
}
