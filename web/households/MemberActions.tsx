import { Crown, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { ProvenDialog } from '../session/provider/ProvenDialog'
import { Button } from '../ui/Button'
import { Row } from '../ui/Stack'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import type { Problem } from '../ui/FormProblems'
import { messages } from './messages'
import type { MemberFragment } from './operations.generated'

export interface MemberActionsProps {
  member: MemberFragment
  busy: boolean
  onRemove: () => void
  onHandOver: (password: string) => Promise<readonly Problem[]>
}

/** For the owner: removes a member, or makes one the owner. Both ask first, and the other for a proof that it is the owner (docs/product.md ACC-88). */
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
        <ProvenDialog
          title={messages.askHandOver({ name })}
          description={messages.handOverHint}
          password={messages.password}
          hint={messages.passwordHint}
          keep={messages.cancel}
          confirm={messages.handOverConfirm}
          variant="danger"
          busy={busy}
          onClose={close}
          onConfirm={onHandOver}
        />
      ) : null}
    </Row>
  )
}
