import { useState } from 'react'
import { ProvenDialog } from '../session/provider/ProvenDialog'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'
import type { SecondFactor } from './useSecondFactor'

/** Begins a set-up, with the password (docs/product.md ACC-82). */
export function OffCard({ busy, begin }: Pick<SecondFactor, 'busy' | 'begin'>) {
  const [asks, setAsks] = useState(false)
  return (
    <Card title={messages.off}>
      <Stack>
        <Text $muted>{messages.offHint}</Text>
        <div>
          <Button variant="primary" onClick={() => setAsks(true)}>
            {messages.setUp}
          </Button>
        </div>
      </Stack>
      {asks ? (
        <ProvenDialog
          title={messages.setUp}
          description={messages.setUpHint}
          password={messages.password}
          hint={messages.passwordHint}
          keep={messages.cancel}
          confirm={messages.goOn}
          variant="primary"
          busy={busy}
          onConfirm={begin}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </Card>
  )
}
