import { useState } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../../schema/text/format'
import { ProvenDialog } from '../../session/provider/ProvenDialog'
import { color } from '../../styles/themes'
import { line, size, space, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import type { Problem } from '../../ui/FormProblems'
import { List } from '../../ui/List'
import { Row, Stack } from '../../ui/Stack'
import { messages } from './messages'
import { nameOf } from './nameOf'
import type { WebhookFragment } from './operations.generated'

type SeenDelivery = WebhookFragment['deliveries'][number]

export interface WebhookListProps {
  hooks: readonly WebhookFragment[]
  busy: boolean
  onTest: (id: string) => Promise<void>
  onSwitchOn: (id: string) => Promise<void>
  onRemove: (id: string) => Promise<void>
  onReplace: (id: string, password: string) => Promise<readonly Problem[]>
  onRefresh: () => void
}

/** A person's webhooks: where each leads, what it is called for, and what became of its last calls. */
export function WebhookList({ hooks, busy, onTest, onSwitchOn, onRemove, onReplace, onRefresh }: WebhookListProps) {
  const [asked, setAsked] = useState<WebhookFragment | null>(null)
  const [replaced, setReplaced] = useState<WebhookFragment | null>(null)
  const addresses = hooks.map(({ address }) => address)
  const remove = async (id: string) => {
    await onRemove(id)
    setAsked(null)
  }
  return (
    <Card title={messages.yours}>
      <Stack $gap={3}>
        <List aria-label={messages.yours}>
          {hooks.map((hook) => {
            const name = nameOf(hook.address, addresses)
            return (
              <Line key={hook.id}>
                <Name translate="no">{hook.address}</Name>
                <span>{factsOf(hook).join('\u00a0· ')}</span>
                {hook.deliveries.length > 0 ? (
                  <Calls aria-label={messages.lastCalls({ name })}>
                    {hook.deliveries.map((delivery) => (
                      <li key={delivery.id}>
                        {timeOf(delivery.createdAt)} <code translate="no">{delivery.type}</code> {outcomeOf(delivery)}
                      </li>
                    ))}
                  </Calls>
                ) : (
                  <Calls as="p">{messages.none}</Calls>
                )}
                <Row>
                  {hook.offAt === null ? (
                    <Button aria-label={messages.testOf({ name })} onClick={() => void onTest(hook.id)}>
                      {messages.test}
                    </Button>
                  ) : (
                    <Button aria-label={messages.switchOnOf({ name })} onClick={() => void onSwitchOn(hook.id)}>
                      {messages.switchOn}
                    </Button>
                  )}
                  <Button aria-label={messages.replaceOf({ name })} onClick={() => setReplaced(hook)}>
                    {messages.replace}
                  </Button>
                  <Button variant="quiet" aria-label={messages.removeOf({ name })} onClick={() => setAsked(hook)}>
                    {messages.remove}
                  </Button>
                </Row>
              </Line>
            )
          })}
        </List>
        <Row>
          <Button variant="quiet" onClick={onRefresh}>
            {messages.refresh}
          </Button>
        </Row>
      </Stack>
      {asked ? (
        <ConfirmDialog
          title={messages.removeTitle({ name: nameOf(asked.address, addresses) })}
          description={messages.removeWarning}
          keep={messages.keep}
          confirm={messages.remove}
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={() => void remove(asked.id)}
        />
      ) : null}
      {replaced ? (
        <ProvenDialog
          title={messages.replaceTitle({ name: nameOf(replaced.address, addresses) })}
          description={messages.replaceHint}
          password={messages.password}
          keep={messages.keepSecret}
          confirm={messages.replace}
          variant="primary"
          busy={busy}
          onConfirm={(password) => onReplace(replaced.id, password)}
          onClose={() => setReplaced(null)}
        />
      ) : null}
    </Card>
  )
}

const timeOf = (at: number): string => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })

function factsOf({ kinds, household, failingSince, offFor }: WebhookFragment): string[] {
  return [
    ...(household?.name ? [household.name] : []),
    ...kinds.map((kind) => messages.kinds[kind]),
    ...(offFor === null ? [] : [messages.isOff[offFor]]),
    ...(failingSince !== null && offFor === null ? [messages.failing({ time: timeOf(failingSince) })] : []),
  ]
}

function outcomeOf({ outcome: code, statusClass, nextAttemptAt }: SeenDelivery): string {
  if (code === null) return messages.waits
  const word = messages.outcomes[code]
  const outcome = statusClass === null ? word : messages.answered({ outcome: word, statusClass })
  return nextAttemptAt === null ? outcome : messages.again({ outcome, time: timeOf(nextAttemptAt) })
}

const Line = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding-block: ${space[3]};
  overflow-wrap: anywhere;

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

const Name = styled.span`
  font-weight: ${weight.strong};
`

const Calls = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.textMuted};
  font-size: ${size.small};
`
