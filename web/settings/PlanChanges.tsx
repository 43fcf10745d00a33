import { CalendarDays, X } from 'lucide-react'
import styled from 'styled-components'
import { usePlan } from '../app/planner/PlannerContext'
import { useMode } from '../app/planner/useMode'
import { color } from '../styles/themes'
import { line, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Chip } from '../ui/Chip'
import { IconButton } from '../ui/IconButton'
import { Picture } from '../ui/Picture'
import { Row } from '../ui/Stack'
import { useFocusHeir } from '../ui/useFocusHeir'
import { changeWords, messages } from './messages'
import type { Changes } from './settingsMemory'

/** What the scrub changed in the plan, row by row, with the reasons. */
export function PlanChanges({ changes, onDismiss }: { changes: Changes; onDismiss: () => void }) {
  const { selectMode } = useMode()
  const { isUnsaved } = usePlan()
  const close = useFocusHeir<HTMLButtonElement>()
  return (
    <Card
      title="Your plan changed"
      mark={<Picture name="spiral-calendar" />}
      aside={<IconButton ref={close} label="Close what changed" icon={<X />} onClick={onDismiss} />}
    >
      <Rows role="list">
        {changes.map(({ category, row, mealName, change, reasons }) => (
          <li key={`${category}-${row}`}>
            <Head>
              <strong>{mealName}</strong>
              <Chip tone={change === 'REMOVED' ? 'warning' : 'accent'}>{changeWords[change]}</Chip>
              <Place>
                {category.charAt(0) + category.slice(1).toLowerCase()} {row + 1}
              </Place>
            </Head>
            <Reasons>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Reasons>
          </li>
        ))}
      </Rows>
      <Row>
        <Button icon={<CalendarDays aria-hidden="true" />} onClick={() => selectMode('plan')}>
          Go to my plan
        </Button>
        {isUnsaved ? <Place>{messages.saveThePlan}</Place> : null}
      </Row>
    </Card>
  )
}

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  list-style: none;

  & > li {
    padding-block: ${space[3]};
    border-top: ${line.hairline} solid ${color.border};
  }

  & > li:first-child {
    border-top: 0;
    padding-block-start: 0;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};

  & > strong {
    font-weight: ${weight.strong};
  }
`

const Place = styled.span`
  color: ${color.textMuted};
`

const Reasons = styled.ul`
  padding-inline-start: ${space[5]};
`
