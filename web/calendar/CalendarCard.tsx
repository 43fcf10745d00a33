import { CalendarPlus, CalendarX, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../schema/text/format'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { Select } from '../ui/Select'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { CalendarAddress } from './CalendarAddress'
import { messages } from './messages'
import { useCalendarFeedsQuery, useEndCalendarFeedMutation, useMakeCalendarFeedMutation } from './operations.generated'

const EVERYONE = 'everyone'

/** In Settings: the secret addresses under which calendar programs read the plan (docs/product.md WEEK-7). */
export function CalendarCard() {
  const { data } = useCalendarFeedsQuery({ fetchPolicy: 'cache-and-network' })
  const [make, { loading: making }] = useMakeCalendarFeedMutation()
  const [end, { loading: ending }] = useEndCalendarFeedMutation()
  const [whose, setWhose] = useState(EVERYONE)
  const [made, setMade] = useState<{ whose: string; address: string } | null>(null)
  const alerts = useAlerts()
  const household = data?.viewer.household
  if (!household) return null
  const memberId = whose === EVERYONE ? null : whose
  const feed = household.calendarFeeds.find(({ member }) => (member?.id ?? null) === memberId)
  const failed = () => alerts.error(messages.failed)

  const press = async () => {
    const answer = await make({ variables: { input: { memberId } } }).catch(() => null)
    const address = answer?.data?.makeCalendarFeed.address
    if (address) setMade({ whose, address })
    else failed()
  }
  const stop = async (id: string) => {
    const answer = await end({ variables: { input: { id } } }).catch(() => null)
    if (!answer?.data?.endCalendarFeed.ok) return failed()
    setMade(null)
    alerts.info(messages.ended)
  }
  return (
    <Card title={messages.title} mark={<Picture name="spiral-calendar" />}>
      <Stack $gap={3}>
        <Text>{messages.intro}</Text>
        {household.members.length > 1 ? (
          <Select
            label={messages.whose}
            options={[
              { value: EVERYONE, label: messages.everyone },
              ...household.members.map(({ id, name, isViewer }) => ({
                value: id,
                label: isViewer ? messages.you : name,
              })),
            ]}
            value={whose}
            onChange={setWhose}
          />
        ) : null}
        {made?.whose === whose ? (
          <CalendarAddress address={made.address} />
        ) : feed ? (
          <Text $muted $size="small">
            {messages.made({ date: formatDate(feed.createdAt, { dateStyle: 'medium' }) })}
          </Text>
        ) : null}
        <Row>
          <Button
            busy={making}
            icon={feed ? <RefreshCw aria-hidden="true" /> : <CalendarPlus aria-hidden="true" />}
            onClick={() => void press()}
          >
            {feed ? messages.renew : messages.make}
          </Button>
          {feed ? (
            <Button
              variant="quiet"
              busy={ending}
              icon={<CalendarX aria-hidden="true" />}
              onClick={() => void stop(feed.id)}
            >
              {messages.end}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </Card>
  )
}
