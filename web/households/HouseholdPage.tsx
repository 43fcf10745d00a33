import { CalendarDays, DoorOpen } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../product/usePageTitle'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { FramedPage } from '../ui/FramedPage'
import { Row } from '../ui/Stack'
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
    <FramedPage
      title={household?.name || messages.title}
      intro={messages.intro}
      offline={messages.offline}
      loading={{ label: messages.loading, rows: 3 }}
      failure={
        failed ? { title: messages.loadFailed, hint: messages.tryAgain, onRetry: reload, retrying: loading } : null
      }
    >
      {household ? <Loaded household={household} controls={controls} /> : null}
    </FramedPage>
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
      <Row>
        <ButtonLink to="/plans" variant="quiet" icon={<CalendarDays aria-hidden="true" />}>
          {messages.plans}
        </ButtonLink>
        {others.length > 0 && !isOwner ? (
          <Button variant="quiet" icon={<DoorOpen aria-hidden="true" />} onClick={() => setLeaving(true)}>
            {messages.leave}
          </Button>
        ) : null}
      </Row>
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
