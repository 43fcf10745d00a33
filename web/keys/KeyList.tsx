import { useState } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../schema/text/format'
import { color } from '../styles/themes'
import { line, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { ConfirmDialog } from '../ui/ConfirmDialog'
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
          <Line key={key.id}>
            <Words>
              <Name>{key.name}</Name>
              <span>{scopeWords(key.scopes)}</span>
              <Facts>
                <span translate="no">{messages.form(key)}</span>
                {factsOf(key).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </Facts>
            </Words>
            <End>
              <Button variant="quiet" aria-label={messages.revokeOf(key)} onClick={() => setAsked(key)}>
                {messages.revoke}
              </Button>
            </End>
          </Line>
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

const End = styled.div`
  margin-inline-start: auto;
`

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[3]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

const Words = styled.div`
  display: flex;
  flex: 1 1 15rem;
  flex-direction: column;
  min-width: 0;
  gap: ${space[1]};
  overflow-wrap: anywhere;
`

const Name = styled.span`
  font-weight: ${weight.strong};
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.textMuted};
  font-size: ${size.small};
`
