import styled from 'styled-components'
import { formatDate } from '../../schema/text/format'
import { color } from '../styles/themes'
import { radius, size, space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Notes } from '../ui/Notes'
import { Progress } from '../ui/Progress'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { BackupList, type BackupListProps } from './BackupList'
import { dateOf } from './dates'
import { messages } from './messages'
import type { OwnServerFragment } from './operations.generated'

export interface BackupsCardProps extends Pick<BackupListProps, 'onDownload' | 'onRestore' | 'onDelete'> {
  server: OwnServerFragment
  busy: BackupListProps['busy'] & { beginning: boolean }
  onMake: () => Promise<void>
}

/** The backups of a server that has a place for them, and the way to another. */
export function BackupsCard({ server, busy, onMake, ...acts }: BackupsCardProps) {
  const { backups, making, failed, nightlyKept, canRestore, prepared } = server
  return (
    <Card title={messages.backups}>
      <Stack $gap={4}>
        <Text $muted>{messages.nightly({ count: nightlyKept })}</Text>
        {making ? (
          <Progress label={messages.making({ time: formatDate(making.since, { timeStyle: 'short' }) })} value={null} />
        ) : (
          <Row>
            <Button variant="primary" busy={busy.beginning} onClick={() => void onMake()}>
              {messages.make}
            </Button>
          </Row>
        )}
        <Notes $gap={4}>
          <Banner tone="error">
            {failed && !making
              ? messages.notMade({ date: dateOf(failed.at), why: messages.why[failed.failure] })
              : null}
          </Banner>
        </Notes>
        {backups.length > 0 ? (
          <BackupList
            backups={backups}
            preparedId={prepared?.backupId ?? null}
            canRestore={canRestore}
            busy={busy}
            {...acts}
          />
        ) : (
          <Stack $gap={1}>
            <strong>{messages.none}</strong>
            <Text $muted>{messages.noneHint}</Text>
          </Stack>
        )}
        {canRestore ? null : (
          <Stack $gap={2}>
            <Text $muted>{messages.byCommand}</Text>
            <Command translate="no">{messages.command}</Command>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

const Command = styled.pre`
  margin: 0;
  padding: ${space[3]};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  font-size: ${size.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
