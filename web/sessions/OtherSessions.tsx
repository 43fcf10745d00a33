import { useState } from 'react'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { FactLine, LineEnd } from '../ui/FactLine'
import { List } from '../ui/List'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'
import type { OpenSessionFragment } from './operations.generated'
import { lastUsed, SessionWords } from './SessionWords'

export interface OtherSessionsProps {
  sessions: readonly OpenSessionFragment[]
  busy: boolean
  onEnd: (id: string) => Promise<void>
  onEndAll: () => Promise<void>
}

/** A person's sessions on other devices, to end one, or all of them after a question (docs/product.md ACC-66). */
export function OtherSessions({ sessions, busy, onEnd, onEndAll }: OtherSessionsProps) {
  const [asks, setAsks] = useState(false)
  const endAll = async () => {
    await onEndAll()
    setAsks(false)
  }
  return (
    <Card title={messages.others}>
      <Stack>
        <List aria-label={messages.others}>
          {sessions.map((session) => (
            <FactLine key={session.id}>
              <SessionWords session={session} />
              <LineEnd>
                <Button
                  variant="quiet"
                  disabled={busy}
                  aria-label={messages.endOf({ label: session.label, time: lastUsed(session) })}
                  onClick={() => void onEnd(session.id)}
                >
                  {messages.end}
                </Button>
              </LineEnd>
            </FactLine>
          ))}
        </List>
        <Text $muted>{messages.unknown}</Text>
        {sessions.length > 1 ? (
          <Row>
            <Button disabled={busy} onClick={() => setAsks(true)}>
              {messages.endAll}
            </Button>
          </Row>
        ) : null}
      </Stack>
      {asks ? (
        <ConfirmDialog
          title={messages.endAllTitle}
          description={messages.endAllWarning}
          keep={messages.keep}
          confirm={messages.endAll}
          busy={busy}
          onClose={() => setAsks(false)}
          onConfirm={() => void endAll()}
        />
      ) : null}
    </Card>
  )
}
