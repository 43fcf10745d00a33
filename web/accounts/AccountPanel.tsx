import { Download, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { fetchFile } from '../session/fetchFile'
import { readUser } from '../session/session'
import { downloadFile } from '../product/files/downloadFile'
import { productConfig } from '../product/productConfig'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { hintOf } from './answerErrors'
import { DeleteAccountDialog } from './DeleteAccountDialog'
import { messages } from './messages'
import { Notice, useNotice } from './Notice'
import { ProviderCard } from './provider/ProviderCard'

/** In Settings: export of a person's data and deletion of the account (docs/product.md ACC-42, ACC-43). */
export function AccountPanel() {
  const [exporting, setExporting] = useState(false)
  const alerts = useAlerts()
  const notice = useNotice()
  const [deleting, setDeleting] = useState(false)

  const exportData = async () => {
    notice.clear()
    setExporting(true)
    try {
      downloadFile(await fetchFile('/api/user/data.json'), `${productConfig().productName.toLowerCase()}-my-data.json`)
      alerts.info(messages.exported)
    } catch (error) {
      console.warn('Could not export the data', error)
      notice.fail({ text: messages.exportFailed, hint: hintOf(error) })
    } finally {
      setExporting(false)
    }
  }

  const email = readUser()?.email
  return (
    <>
      <ProviderCard />
      <Card title={messages.account}>
        <Stack>
          <Text $muted>
            {email ? `${messages.signedInAs({ email })} ` : ''}
            {messages.accountHint}
          </Text>
          <Row>
            <ButtonLink to="/change-email" icon={<Mail aria-hidden="true" />}>
              {messages.changeEmail}
            </ButtonLink>
            <Button icon={<Download aria-hidden="true" />} busy={exporting} onClick={() => void exportData()}>
              {messages.export}
            </Button>
            <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setDeleting(true)}>
              {messages.delete}
            </Button>
          </Row>
          <Notice {...notice} />
        </Stack>
        <DeleteAccountDialog open={deleting} onOpenChange={setDeleting} />
      </Card>
    </>
  )
}
