import { useState } from 'react'
import styled from 'styled-components'
import { space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { ProvenDialog } from '../session/provider/ProvenDialog'
import { FactLine, LineFacts, LineName, LineWords } from '../ui/FactLine'
import { List } from '../ui/List'
import { dateOf } from './dates'
import { messages } from './messages'
import type { BackupFragment } from './operations.generated'
import type { ProvenAct } from './useServer'

export interface BackupListProps {
  backups: readonly BackupFragment[]
  /** The one that the next start restores; null for none. */
  preparedId: string | null
  canRestore: boolean
  busy: { deleting: boolean; proving: boolean }
  onDownload: ProvenAct
  onRestore: ProvenAct
  onDelete: (id: string) => Promise<void>
}

interface Asked {
  act: 'download' | 'restore' | 'delete'
  backup: BackupFragment
}

/** The backups, the newest first, with what can be done with each. */
export function BackupList({ backups, preparedId, canRestore, ...acts }: BackupListProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <List aria-label={messages.backups}>
        {backups.map((backup) => {
          const date = dateOf(backup.madeAt)
          const isPrepared = backup.id === preparedId
          const ask = (act: Asked['act']) => () => setAsked({ act, backup })
          return (
            <FactLine key={backup.id}>
              <LineWords $basis="12rem">
                <LineName>{date}</LineName>
                <LineFacts>
                  <span>{messages.kinds[backup.kind]}</span>
                  <span>{messages.megabytes(backup)}</span>
                  {isPrepared ? <span>{messages.isPrepared}</span> : null}
                </LineFacts>
              </LineWords>
              <Acts>
                <Button variant="quiet" aria-label={messages.downloadOf({ date })} onClick={ask('download')}>
                  {messages.download}
                </Button>
                {canRestore && !isPrepared ? (
                  <Button variant="quiet" aria-label={messages.restoreOf({ date })} onClick={ask('restore')}>
                    {messages.restore}
                  </Button>
                ) : null}
                {isPrepared ? null : (
                  <Button variant="quiet" aria-label={messages.deleteOf({ date })} onClick={ask('delete')}>
                    {messages.delete}
                  </Button>
                )}
              </Acts>
            </FactLine>
          )
        })}
      </List>
      {asked ? <Question asked={asked} onClose={() => setAsked(null)} {...acts} /> : null}
    </>
  )
}

type QuestionProps = Omit<BackupListProps, 'backups' | 'preparedId' | 'canRestore'> & {
  asked: Asked
  onClose: () => void
}

function Question({ asked: { act, backup }, busy, onDownload, onRestore, onDelete, onClose }: QuestionProps) {
  const date = dateOf(backup.madeAt)
  if (act === 'delete')
    return (
      <ConfirmDialog
        title={messages.deleteTitle({ date })}
        description={messages.deleteWarning}
        keep={messages.keep}
        confirm={messages.delete}
        busy={busy.deleting}
        onClose={onClose}
        onConfirm={() => void onDelete(backup.id).then(onClose)}
      />
    )
  const isRestore = act === 'restore'
  return (
    <ProvenDialog
      title={isRestore ? messages.restoreTitle({ date }) : messages.downloadTitle({ date })}
      description={isRestore ? messages.restoreWarning : messages.downloadWarning}
      password={messages.password}
      hint={messages.passwordHint}
      keep={messages.close}
      confirm={isRestore ? messages.restore : messages.download}
      variant={isRestore ? 'danger' : 'primary'}
      busy={busy.proving}
      onConfirm={(password) => (isRestore ? onRestore : onDownload)(backup.id, password)}
      onClose={onClose}
    />
  )
}

/** Quiet buttons are wider than their words, which are in line with what is above and below. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-inline: -${space[3]};
`
