import { CalendarDays } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { messages as liveMessages } from '../live/messages'
import { LEFT } from '../live/openHousehold'
import { usePageTitle } from '../product/usePageTitle'
import { Banner } from '../ui/Banner'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { FramedPage } from '../ui/FramedPage'
import { Row } from '../ui/Stack'
import { HouseholdName } from './HouseholdName'
import { HouseholdsCard } from './HouseholdsCard'
import { InvitationsCard } from './InvitationsCard'
import { LeaveHousehold } from './LeaveHousehold'
import { MembersCard } from './MembersCard'
import { messages } from './messages'
import { useHousehold } from './useHousehold'
import { useHouseholds } from './useHouseholds'

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
  const households = useHouseholds()
  const { hash } = useLocation()
  const { members, invitations } = household
  const isOwner = members.some(({ isViewer, role }) => isViewer && role === 'OWNER')
  // Who has several comes to go from one to another.
  const all = <HouseholdsCard households={households} openId={household.id} />
  return (
    <>
      {hash === LEFT ? <Banner tone="info">{liveMessages.leftHousehold}</Banner> : null}
      {households.length > 1 ? all : null}
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
        <LeaveHousehold household={household} households={households} controls={controls} />
      </Row>
      {households.length === 1 ? all : null}
    </>
  )
}
