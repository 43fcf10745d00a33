import { Download, Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ProvenDialog } from '../session/provider/ProvenDialog'
import { useProof } from '../session/provider/useProof'
import { readUser } from '../session/session'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import type { Problem } from '../ui/FormProblems'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { DeleteAccountDialog } from './DeleteAccountDialog'
import { messages } from './messages'
import { Notice, useNotice } from './Notice'
import { ProviderCard } from './provider/ProviderCard'
import { useExport } from './useExport'

/** In Settings: export of a person's data and deletion of the account (docs/product.md ACC-42, ACC-43, ACC-88). */
export function AccountPanel() {
  const [asked, setAsked] = useState<'export' | 'delete' | null>(null)
  const { exportData, exporting } = useExport()
  const { prove, proving } = useProof()
  const notice = useNotice()
  const close = () => setAsked(null)

  const press = async () => {
    notice.clear()
    const outcome = await exportData()
    if (outcome === 'unproven') setAsked('export')
    else if (outcome !== 'done') notice.fail(outcome)
  }
  const proveAndExport = async (password: string): Promise<readonly Problem[]> => {
    const wrong = await prove(password)
    if (wrong.length > 0) return wrong
    const outcome = await exportData()
    if (outcome === 'done') return []
    return [{ field: null, message: outcome === 'unproven' ? messages.exportFailed : outcome.text }]
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
            <Button icon={<Download aria-hidden="true" />} busy={exporting} onClick={() => void press()}>
              {messages.export}
            </Button>
            <ButtonLink to="/dishes/moving-out" icon={<Download aria-hidden="true" />}>
              {messages.takeRecipes}
            </ButtonLink>
            <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked('delete')}>
              {messages.delete}
            </Button>
          </Row>
          <Notice {...notice} />
        </Stack>
        {asked === 'delete' ? <DeleteAccountDialog onClose={close} /> : null}
        {asked === 'export' ? (
          <ProvenDialog
            title={messages.exportTitle}
            description={messages.exportWhy}
            password={messages.password}
            keep={messages.exportCancel}
            confirm={messages.export}
            variant="primary"
            busy={proving || exporting}
            onConfirm={proveAndExport}
            onClose={close}
          />
        ) : null}
      </Card>
    </>
  )
}
