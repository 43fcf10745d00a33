import { useId, useState } from 'react'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { FormProblems, type Problem, problemAt } from '../ui/FormProblems'
import { Select } from '../ui/Select'
import { Stack } from '../ui/Stack'
import { TextField } from '../ui/TextField'
import { InvitationLink } from './InvitationLink'
import { messages } from './messages'
import type { MemberFragment } from './operations.generated'
import type { HouseholdControls } from './useHousehold'

export interface InviteDialogProps {
  members: readonly MemberFragment[]
  busy: boolean
  invite: HouseholdControls['invite']
  onClose: () => void
}

/** Makes an invitation, then shows its link. */
export function InviteDialog({ members, busy, invite, onClose }: InviteDialogProps) {
  const formId = useId()
  const [email, setEmail] = useState('')
  const [memberId, setMemberId] = useState('')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [link, setLink] = useState<string | null>(null)
  const withoutAccount = members.filter(({ role }) => role === null)
  const address = email.trim() === '' ? null : email.trim()

  const send = async () => {
    const answer = await invite({ email: address, memberId: memberId === '' ? null : memberId })
    setProblems(answer.errors)
    if (answer.errors.length === 0) setLink(answer.link)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={link === null ? messages.inviteTitle : messages.invitationReady}
      description={link === null ? messages.inviteHint : undefined}
      actions={
        link === null ? (
          <>
            <Button onClick={onClose}>{messages.cancel}</Button>
            <Button type="submit" form={formId} variant="primary" busy={busy}>
              {messages.makeInvitation}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{messages.done}</Button>
        )
      }
    >
      {link === null ? (
        <Stack
          as="form"
          id={formId}
          aria-label={messages.inviteTitle}
          noValidate
          onSubmit={(event: React.FormEvent) => {
            event.preventDefault()
            if (!busy) void send()
          }}
        >
          <TextField
            label={messages.email}
            hint={messages.emailHint}
            type="email"
            autoComplete="off"
            value={email}
            error={problemAt(problems, 'email')}
            onChange={(value) => {
              setEmail(value)
              setProblems([])
            }}
          />
          {withoutAccount.length > 0 ? (
            <Select
              label={messages.place}
              options={[
                { value: '', label: messages.newPlace },
                ...withoutAccount.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={memberId}
              error={problemAt(problems, 'memberId')}
              onChange={(value) => {
                setMemberId(value)
                setProblems([])
              }}
            />
          ) : null}
          <FormProblems problems={problems} fields={withoutAccount.length > 0 ? ['email', 'memberId'] : ['email']} />
        </Stack>
      ) : (
        <InvitationLink link={link} mailedTo={address} />
      )}
    </Dialog>
  )
}
