import { DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../product/usePageTitle'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { SkeletonRows, Waiting } from '../ui/Skeleton'
import { Row, Stack } from '../ui/Stack'
import { ErrorState } from '../ui/StateMessage'
import { Heading, Text } from '../ui/Text'
import { ConfirmDialog } from './ConfirmDialog'
import { HouseholdName } from './HouseholdName'
import { InvitationsCard } from './InvitationsCard'
import { MembersCard } from './MembersCard'
import { messages } from './messages'
import { useHousehold } from './useHousehold'

/** Who plans, shops and cooks together (docs/product.md HH-14). */
export default function HouseholdPage() {
  usePageTitle(messages.title)
  const controls = useHousehold()
  const { household, failed, loading, reload } = controls
  return (
    <Page width="wideForm">
      <Stack $gap={5}>
        <Stack $gap={1}>
          <Heading level={1}>{household?.name || messages.title}</Heading>
          <Text $muted>{messages.intro}</Text>
        </Stack>
        <Notes $gap={5}>
          <OfflineNote>{messages.offline}</OfflineNote>
        </Notes>
        {household ? (
          <Loaded household={household} controls={controls} />
        ) : failed ? (
          <ErrorState title={messages.loadFailed} onRetry={reload} retrying={loading}>
            {messages.tryAgain}
          </ErrorState>
        ) : (
          <Waiting label={messages.loading}>
            <Card>
              <SkeletonRows count={3} />
            </Card>
          </Waiting>
        )}
        <Row>
          <ButtonLink to="/" variant="quiet">
            {messages.backToPlanner}
          </ButtonLink>
        </Row>
      </Stack>
    </Page>
  )
}

type LoadedProps = Parameters<typeof MembersCard>[0]

function Loaded({ household, controls }: LoadedProps) {
  const alerts = useAlerts()
  const [leaving, setLeaving] = useState(false)
  const { members, invitations } = household
  const isOwner = members.some(({ isViewer, role }) => isViewer && role === 'OWNER')
  const others = members.filter(({ isViewer, role }) => !isViewer && role !== null)
  const leave = async () => {
    const done = await controls.leave()
    setLeaving(false)
    if (done) alerts.info(messages.left)
  }
  return (
    <>
      <MembersCard household={household} controls={controls} />
      {invitations.length > 0 ? (
        <InvitationsCard invitations={invitations} busy={controls.busy} onRevoke={(id) => void controls.revoke(id)} />
      ) : null}
      {isOwner ? (
        <Card>
          <HouseholdName key={household.name} name={household.name} controls={controls} />
        </Card>
      ) : null}
      {others.length > 0 && !isOwner ? (
        <Row>
          <Button variant="quiet" icon={<DoorOpen aria-hidden="true" />} onClick={() => setLeaving(true)}>
            {messages.leave}
          </Button>
        </Row>
      ) : null}
      {leaving ? (
        <ConfirmDialog
          title={messages.askLeave}
          description={messages.leaveHint}
          keep={messages.stay}
          confirm={messages.leaveConfirm}
          busy={controls.busy}
          onClose={() => setLeaving(false)}
          onConfirm={() => void leave()}
        />
      ) : null}
    </>
  )
}
