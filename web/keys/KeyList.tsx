import { useState } from 'react'
import { formatDate } from '../../schema/text/format'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { FactLine, LineEnd, LineFacts, LineName, LineWords } from '../ui/FactLine'
import { List } from '../ui/List'
import { messages } from './messages'
import type { PersonalKeysFragment } from './operations.generated'
import { scopeWords } from './scopes'

type SeenKey = PersonalKeysFragment['personalKeys'][number]

export interface KeyListProps {
  keys: readonly SeenKey[]
  busy: boolean
  onRevoke: (id: string) => Promise<void>
}

/** A person's keys, without the keys themselves: what each may do, and when it was made, last used and ends. */
export function KeyList({ keys, busy, onRevoke }: KeyListProps) {
  const [asked, setAsked] = useState<SeenKey | null>(null)
  const revoke = async (id: string) => {
    await onRevoke(id)
    setAsked(null)
  }
  return (
    <Card title={messages.yours}>
      <List aria-label={messages.yours}>
        {keys.map((key) => (
          <FactLine key={key.id}>
            <LineWords $basis="15rem">
              <LineName>{key.name}</LineName>
              <span>{scopeWords(key.scopes)}</span>
              <LineFacts>
                <span translate="no">{messages.form(key)}</span>
                {factsOf(key).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </LineFacts>
            </LineWords>
            <LineEnd>
              <Button variant="quiet" aria-label={messages.revokeOf(key)} onClick={() => setAsked(key)}>
                {messages.revoke}
              </Button>
            </LineEnd>
          </FactLine>
        ))}
      </List>
      {asked ? (
        <ConfirmDialog
          title={messages.revokeTitle(asked)}
          description={messages.revokeWarning}
          keep={messages.keep}
          confirm={messages.revoke}
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={() => void revoke(asked.id)}
        />
      ) : null}
    </Card>
  )
}

function factsOf({ createdAt, lastUsedAt, expiresAt, isExpired }: SeenKey): string[] {
  const day = (at: number) => ({ date: formatDate(at, { dateStyle: 'medium' }) })
  return [
    messages.made(day(createdAt)),
    lastUsedAt === null
      ? messages.neverUsed
      : messages.used({ time: formatDate(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' }) }),
    isExpired ? messages.endedOn(day(expiresAt)) : messages.endsOn(day(expiresAt)),
  ]
}
