import { House, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { noteName, openHousehold } from '../live/openHousehold'
import { color } from '../styles/themes'
import { line, size, space, weight } from '../styles/tokens'
import { useAlerts } from '../ui/alerts'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Chip } from '../ui/Chip'
import { List } from '../ui/List'
import { Row } from '../ui/Stack'
import { Text } from '../ui/Text'
import { householdLabel } from './householdLabel'
import { messages } from './messages'
import { NewHouseholdDialog } from './NewHouseholdDialog'
import type { OwnHouseholdFragment } from './operations.generated'

interface HouseholdsCardProps {
  households: readonly OwnHouseholdFragment[]
  /** The one that this page is for. */
  openId: string
}

/** The person's households: which one is open, the way to the others, and to a further one (docs/product.md HH-28). */
export function HouseholdsCard({ households, openId }: HouseholdsCardProps) {
  const alerts = useAlerts()
  const [opening, setOpening] = useState<string | null>(null)
  const [making, setMaking] = useState(false)
  useEffect(() => {
    households.forEach(noteName)
  }, [households])
  const open = async (household: OwnHouseholdFragment) => {
    setOpening(household.id)
    if (await openHousehold(household)) return
    setOpening(null)
    alerts.error(messages.openFailed)
  }
  return (
    <Card title={households.length > 1 ? messages.households : messages.another}>
      {households.length > 1 ? (
        <List aria-label={messages.households}>
          {households.map((household) => (
            <Line key={household.id} aria-current={household.id === openId || undefined}>
              <Words>
                <Name>{householdLabel(household)}</Name>
                {household.name === '' ? null : (
                  <People>{messages.people({ names: household.members.map(({ name }) => name) })}</People>
                )}
              </Words>
              {household.id === openId ? (
                <Chip tone="accent">{messages.isOpen}</Chip>
              ) : (
                <Button
                  aria-label={messages.openNamed({ name: householdLabel(household) })}
                  busy={opening === household.id}
                  onClick={() => void open(household)}
                >
                  {messages.open}
                </Button>
              )}
            </Line>
          ))}
        </List>
      ) : (
        <Text $muted>{messages.anotherHint}</Text>
      )}
      <Row>
        <Button
          icon={households.length > 1 ? <Plus aria-hidden="true" /> : <House aria-hidden="true" />}
          onClick={() => setMaking(true)}
        >
          {messages.make}
        </Button>
      </Row>
      {making ? <NewHouseholdDialog onClose={() => setMaking(false)} /> : null}
    </Card>
  )
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

const Words = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled.span`
  display: block;
  font-size: ${size.lead};
  font-weight: ${weight.strong};
  line-height: 1.25;
`

const People = styled.span`
  color: ${color.textMuted};
  font-size: ${size.small};
`
