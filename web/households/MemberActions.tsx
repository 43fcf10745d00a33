import { Crown, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button'
import { Row } from '../ui/Stack'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { messages } from './messages'
import type { MemberFragment } from './operations.generated'

export interface MemberActionsProps {
  member: MemberFragment
  busy: boolean
  onRemove: () => void
  onHandOver: () => void
}

/** For the owner: removes a member, or makes one the owner. Both ask first. */
export function MemberActions({ member, busy, onRemove, onHandOver }: MemberActionsProps) {
  const [asking, ask] = useState<'remove' | 'handOver' | null>(null)
  const { name, role } = member
  const close = () => ask(null)
  return (
    <Row>
      {role === 'MEMBER' ? (
        <Button icon={<Crown aria-hidden="true" />} onClick={() => ask('handOver')}>
          {messages.handOver}
        </Button>
      ) : null}
      <Button variant="quiet" icon={<UserMinus aria-hidden="true" />} onClick={() => ask('remove')}>
        {messages.remove}
      </Button>
      {asking === 'remove' ? (
        <ConfirmDialog
          title={messages.askRemove({ name })}
          description={role === null ? messages.removeProfile : messages.removeAccount}
          keep={messages.keep}
          confirm={messages.remove}
          busy={busy}
          onClose={close}
          onConfirm={onRemove}
        />
      ) : null}
      {asking === 'handOver' ? (
        <ConfirmDialog
          title={messages.askHandOver({ name })}
          description={messages.handOverHint}
          keep={messages.cancel}
          confirm={messages.handOverConfirm}
          busy={busy}
          onClose={close}
          onConfirm={onHandOver}
        />
      ) : null}
    </Row>
  )
}
