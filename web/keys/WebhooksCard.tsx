import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'

const WebhooksPart = lazy(() => import('./webhooks/WebhooksPart'))

/** What webhooks are, and the way to those of the person, whose code comes when it is asked for. */
export function WebhooksCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Card title={messages.webhooks}>
        <Stack $gap={3}>
          <Text>{messages.aboutWebhooks}</Text>
          {isOpen ? null : (
            <Row>
              <Button onClick={() => setOpen(true)}>{messages.showWebhooks}</Button>
            </Row>
          )}
        </Stack>
      </Card>
      {isOpen ? (
        <Suspense fallback={null}>
          <WebhooksPart />
        </Suspense>
      ) : null}
    </>
  )
}
