import { Plus } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../product/usePageTitle'
import { canUsePasskeys } from '../session/canUsePasskeys'
import { ProvenDialog } from '../session/provider/ProvenDialog'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { FramedPage } from '../ui/FramedPage'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'
import { PasskeyList } from './PasskeyList'
import { PasswordCard } from './PasswordCard'
import { usePasskeys } from './usePasskeys'

/** A person's passkeys, and the password beside them (docs/product.md ACC-71, ACC-74, ACC-76). */
export default function PasskeysPage() {
  usePageTitle(messages.title)
  const { ways, add, rename, remove, removePassword, reload, busy, failed, loading } = usePasskeys()
  const [adds, setAdds] = useState(false)
  return (
    <FramedPage
      title={messages.title}
      intro={messages.intro}
      offline={messages.offline}
      loading={{ label: messages.loading, rows: 2 }}
      failure={
        failed ? { title: messages.loadFailed, hint: messages.tryAgain, onRetry: reload, retrying: loading } : null
      }
    >
      {ways ? (
        <>
          <Card title={messages.yours}>
            <Stack>
              {ways.passkeys.length > 0 ? (
                <PasskeyList passkeys={ways.passkeys} rename={rename} remove={remove} busy={busy} />
              ) : (
                <Text $muted>{messages.none}</Text>
              )}
              {canUsePasskeys() ? (
                <div>
                  <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdds(true)}>
                    {messages.add}
                  </Button>
                </div>
              ) : (
                <Text $muted>{messages.notHere}</Text>
              )}
            </Stack>
          </Card>
          {ways.mayRemovePassword || !ways.hasPassword ? (
            <PasswordCard hasPassword={ways.hasPassword} busy={busy} onRemove={removePassword} />
          ) : null}
          {adds ? (
            <ProvenDialog
              title={messages.add}
              description={messages.addHint}
              password={messages.password}
              hint={messages.passwordHint}
              keep={messages.cancel}
              confirm={messages.addGoOn}
              variant="primary"
              busy={busy}
              onConfirm={add}
              onClose={() => setAdds(false)}
            />
          ) : null}
        </>
      ) : null}
    </FramedPage>
  )
}
