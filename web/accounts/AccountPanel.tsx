import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { readUser } from '../apollo/session'
import { useLazyClient } from '../app/clientHolder'
import { productConfig } from '../app/productConfig'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { DeleteAccountDialog } from './DeleteAccountDialog'
import { downloadJson } from './downloadJson'
import { MESSAGES } from './messages'
import { Notice, useNotice } from './Notice'
import { MyDataDocument } from './operations.generated'

/** What a person can do with the account as a whole: take the data along, or leave. Stands in the settings. */
export function AccountPanel() {
  const loadClient = useLazyClient()
  const alerts = useAlerts()
  const notice = useNotice()
  const [exporting, setExporting] = useState(false)
  const [deleting, setDeleting] = useState(false)

  const exportData = async () => {
    notice.clear()
    setExporting(true)
    try {
      const client = await loadClient()
      const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' })
      if (!data) throw new Error('No data came')
      downloadJson(data.myData, `${productConfig().productName.toLowerCase()}-my-data.json`)
      alerts.info(MESSAGES.exported)
    } catch (error) {
      console.warn('Could not export the data', error)
      notice.fail(MESSAGES.exportFailed)
    } finally {
      setExporting(false)
    }
  }

  const email = readUser()?.email
  return (
    <Card title="Your account">
      <Stack>
        <Text $muted>
          {email ? `You are signed in as ${email}. ` : ''}Everything we hold about you can be downloaded, or deleted for good.
        </Text>
        <Row>
          <Button icon={<Download aria-hidden="true" />} busy={exporting} onClick={() => void exportData()}>Export my data</Button>
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setDeleting(true)}>Delete my account</Button>
        </Row>
        <Notice words={notice.words} clear={notice.clear} />
      </Stack>
      <DeleteAccountDialog open={deleting} onOpenChange={setDeleting} />
    </Card>
  )
}
