import { UserPlus, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { List } from '../ui/List'
import { Picture } from '../ui/Picture'
import { Row } from '../ui/Stack'
import { Text } from '../ui/Text'
import { InviteDialog } from './InviteDialog'
import { MemberActions } from './MemberActions'
import { MemberDialog } from './MemberDialog'
import { MemberRow } from './MemberRow'
import { messages } from './messages'
import type { HouseholdFragment, MemberFragment } from './operations.generated'
import type { HouseholdControls } from './useHousehold'

/** What a person without an account begins with. */
const NEWCOMER = {
  name: '',
  portion: 1,
  eats: ['BREAKFAST', 'LUNCH', 'DINNER'],
  answersEditedBy: 'OWNER',
  role: null,
  isViewer: false,
} as const

type Open = { dialog: 'add' } | { dialog: 'invite' } | { dialog: 'edit'; id: string }

/** Everyone in the household, and for the owner ways to add more. */
export function MembersCard({ household, controls }: { household: HouseholdFragment; controls: HouseholdControls }) {
  const [open, setOpen] = useState<Open | null>(null)
  const { members } = household
  const { busy } = controls
  const isOwner = members.some(({ isViewer, role }) => isViewer && role === 'OWNER')
  const close = () => setOpen(null)
  const closeWhenDone = (change: Promise<boolean>) =>
    void change.then((done) => {
      if (done) close()
    })
  const edited = open?.dialog === 'edit' ? members.find(({ id }) => id === open.id) : undefined
  return (
    <Card title={messages.members} mark={<Picture name="busts-in-silhouette" />}>
      {members.length === 1 ? <Text $muted>{messages.alone}</Text> : null}
      <List aria-label={messages.members}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onEdit={() => setOpen({ dialog: 'edit', id: member.id })} />
        ))}
      </List>
      {isOwner ? (
        <Row>
          <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setOpen({ dialog: 'add' })}>
            {messages.add}
          </Button>
          <Button
            variant="primary"
            icon={<UserRoundPlus aria-hidden="true" />}
            onClick={() => setOpen({ dialog: 'invite' })}
          >
            {messages.invite}
          </Button>
        </Row>
      ) : null}
      {open?.dialog === 'add' ? (
        <MemberDialog
          title={messages.addTitle}
          hint={messages.addHint}
          member={{ ...NEWCOMER, eats: [...NEWCOMER.eats] }}
          mayEditAll
          busy={busy}
          onClose={close}
          onSave={controls.add}
        />
      ) : null}
      {open?.dialog === 'invite' ? (
        <InviteDialog members={members} busy={busy} invite={controls.invite} onClose={close} />
      ) : null}
      {edited ? (
        <MemberDialog
          key={edited.id}
          title={messages.editTitle({ name: edited.name })}
          member={edited}
          mayEditAll={mayEditAll(edited, isOwner)}
          busy={busy}
          onClose={close}
          onSave={({ eats, ...rest }) =>
            controls.update(edited.id, mayEditAll(edited, isOwner) ? { eats, ...rest } : { eats })
          }
          more={
            isOwner && !edited.isViewer ? (
              <MemberActions
                member={edited}
                busy={busy}
                onRemove={() => closeWhenDone(controls.remove(edited.id))}
                onHandOver={async (password) => {
                  const problems = await controls.handOver(edited.id, password)
                  if (problems.length === 0) close()
                  return problems
                }}
              />
            ) : null
          }
        />
      ) : null}
    </Card>
  )
}

/** Oneself, and for the owner those without an account; of others only what they eat. */
function mayEditAll({ isViewer, role }: MemberFragment, isOwner: boolean): boolean {
  return isViewer || (isOwner && role === null)
}
