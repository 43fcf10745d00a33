import styled from 'styled-components'
import { formatDate } from '../../schema/text/format'
import { color } from '../styles/themes'
import { line, size, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { List } from '../ui/List'
import { Picture } from '../ui/Picture'
import { messages } from './messages'
import type { OpenInvitationFragment } from './operations.generated'

export interface InvitationsCardProps {
  invitations: readonly OpenInvitationFragment[]
  busy: boolean
  onRevoke: (id: string) => void
}

/** Invitations that can still be accepted. */
export function InvitationsCard({ invitations, busy, onRevoke }: InvitationsCardProps) {
  return (
    <Card title={messages.invitations} mark={<Picture name="envelope" />}>
      <List aria-label={messages.invitations}>
        {invitations.map((invitation) => (
          <Line key={invitation.id}>
            <Words>
              <span>{whomOf(invitation)}</span>
              <Until>{messages.expires({ when: formatDate(invitation.expiresAt, { dateStyle: 'medium' }) })}</Until>
            </Words>
            <Button
              variant="quiet"
              disabled={busy}
              aria-label={messages.revokeOf({ whom: whomOf(invitation) })}
              onClick={() => onRevoke(invitation.id)}
            >
              {messages.revoke}
            </Button>
          </Line>
        ))}
      </List>
    </Card>
  )
}

function whomOf({ sentTo, forMember }: OpenInvitationFragment): string {
  const whom = sentTo === null ? messages.linkOnly : messages.sentTo({ email: sentTo })
  return forMember ? `${whom}, ${messages.takesPlaceOf({ name: forMember.name })}` : whom
}

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block: ${space[2]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Until = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`
