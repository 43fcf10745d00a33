import { useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { usePlan } from '../../plan/PlannerContext'
import { space } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { List } from '../../ui/List'
import { Notes } from '../../ui/Notes'
import { OfflineNote } from '../../ui/OfflineNote'
import { Sheet } from '../../ui/Sheet'
import { SkeletonRows, Waiting } from '../../ui/Skeleton'
import { Stack } from '../../ui/Stack'
import { Heading, Text } from '../../ui/Text'
import { useOnline } from '../../ui/useOnline'
import { messages as footMessages } from '../foot/messages'
import { byDay } from './byDay'
import { ChangeRow } from './ChangeRow'
import { messages } from './messages'
import type { PlanChange } from './planChange'
import { revertedPlan } from './revertedPlan'
import { sayChanges } from './sayChange'
import { useRecentChanges } from './useRecentChanges'
import { useTakeBack } from './useTakeBack'

const MINUTE = 60_000

/** Who did what to the plan lately, by day, with a way back where there still is one (docs/product.md PLAN-97). */
export default function RecentSheet({ onClose }: { onClose: () => void }) {
  const { changes, failed, again } = useRecentChanges()
  const online = useOnline()
  return (
    <Sheet title={footMessages.recentChanges} onClose={onClose}>
      <Notes $gap={4}>
        <OfflineNote>{changes ? messages.offline : messages.offlineEmpty}</OfflineNote>
      </Notes>
      {changes ? <Changes changes={changes} onClose={onClose} /> : null}
      {!changes && !failed && online ? (
        <Waiting label={messages.loading}>
          <SkeletonRows />
        </Waiting>
      ) : null}
      {failed && online ? (
        <Stack $gap={2} role="alert">
          <Text>{messages.failed}</Text>
          <div>
            <Button onClick={again}>{messages.tryAgain}</Button>
          </div>
        </Stack>
      ) : null}
    </Sheet>
  )
}

function Changes({ changes, onClose }: { changes: readonly PlanChange[]; onClose: () => void }) {
  const { plan } = usePlan()
  const { takeBack, busy } = useTakeBack(onClose)
  const now = useNow()
  const id = useId()
  if (changes.length === 0) return <Text $muted>{messages.none}</Text>
  const said = sayChanges(changes)
  return (
    <>
      <Text $muted $size="small">
        {messages.intro}
      </Text>
      {byDay(changes, now).map(({ day, heading, done }) => (
        <section key={day} aria-labelledby={`${id}${day}`}>
          <Heading level={3} look="lead" id={`${id}${day}`}>
            {heading}
          </Heading>
          <Rows aria-labelledby={`${id}${day}`}>
            {done.map((change) => (
              <ChangeRow
                key={change.id}
                change={change}
                said={said.get(change.id)}
                now={now}
                busy={busy === change.id}
                // What settings removed would be removed again.
                onUndo={
                  change.kind !== 'SUITED' && revertedPlan(plan, change) ? () => void takeBack(change) : undefined
                }
              />
            ))}
          </Rows>
        </section>
      ))}
    </>
  )
}

/** The time, looked at every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

const Rows = styled(List)`
  padding-block-start: ${space[1]};
`
