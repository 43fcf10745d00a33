import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { dayOfMonth } from '../../plan/days'
import { screenOnly } from '../../styles/mixins'
import { space } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { Heading } from '../../ui/Text'
import { messages } from './messages'

interface DayHeadProps {
  first: string
  last: string
  /** Whether some meal has no day. */
  canSpread: boolean
  /** Shows so many weeks later, or earlier. */
  onTurn: (weeks: number) => void
  onSpread: () => void
}

/** Which days are shown, the ways to others, and what gives the meals their days. */
export function DayHead({ first, last, canSpread, onTurn, onSpread }: DayHeadProps) {
  return (
    <Root>
      <Days>
        <Heading level={2} look="lead">
          {messages.fromTo({ first: dayOfMonth(first), last: dayOfMonth(last) })}
        </Heading>
        <Turns>
          <IconButton label={messages.earlier} icon={<ChevronLeft />} onClick={() => onTurn(-1)} />
          <IconButton label={messages.later} icon={<ChevronRight />} onClick={() => onTurn(1)} />
        </Turns>
      </Days>
      <Button
        variant={canSpread ? 'secondary' : 'quiet'}
        icon={<CalendarDays aria-hidden="true" />}
        resting={!canSpread}
        onClick={onSpread}
      >
        {messages.spread}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
`

const Days = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`

const Turns = styled.div`
  ${screenOnly}
  display: flex;
`
