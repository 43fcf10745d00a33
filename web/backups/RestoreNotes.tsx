import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Row, Stack } from '../ui/Stack'
import { dateOf } from './dates'
import { messages } from './messages'
import type { BackupFragment, RestoreFragment } from './operations.generated'

export interface RestoreNotesProps {
  prepared: RestoreFragment | null
  last: RestoreFragment | null
  backups: readonly BackupFragment[]
  cancelling: boolean
  onCancel: () => Promise<void>
}

/** What the next start of the server restores, or what an earlier one did. */
export function RestoreNotes({ prepared, last, backups, cancelling, onCancel }: RestoreNotesProps) {
  if (prepared)
    return (
      <Banner tone="warning">
        <Stack $gap={3}>
          <span>{messages.prepared({ date: dateOf(prepared.madeAt) })}</span>
          <Row>
            <Button busy={cancelling} onClick={() => void onCancel()}>
              {messages.cancel}
            </Button>
          </Row>
        </Stack>
      </Banner>
    )
  if (!last) return null
  const date = dateOf(last.madeAt)
  if (last.failure !== null)
    return <Banner tone="error">{messages.notRestored({ date, why: messages.why[last.failure] })}</Banner>
  const safety = backups.find(({ id }) => id === last.safetyId)
  return (
    <Banner tone="success">
      {messages.restored({ date, time: dateOf(last.at) })}
      {safety ? ` ${messages.before({ date: dateOf(safety.madeAt) })}` : null}
    </Banner>
  )
}
