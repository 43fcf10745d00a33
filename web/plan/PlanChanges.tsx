import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, space, weight } from '../styles/tokens'
import { Card } from '../ui/Card'
import { Chip } from '../ui/Chip'
import { IconButton } from '../ui/IconButton'
import { Picture } from '../ui/Picture'
import { Row } from '../ui/Stack'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { planMessages } from './messages'
import { CATEGORIES, CATEGORY_ENUM, type Plan, rowById } from './plan'
import { usePlan } from './PlannerContext'
import type { RowChange } from './planAnswer'

interface PlanChangesProps {
  changes: readonly RowChange[]
  onDismiss: () => void
  /** What to do about it, below the list. */
  children: ReactNode
}

/** What a scrub changed in the plan, row by row, with the reasons (docs/product.md SET-13). */
export function PlanChanges({ changes, onDismiss, children }: PlanChangesProps) {
  const { plan, isUnsaved } = usePlan()
  const close = useFocusOnRemoval<HTMLButtonElement>()
  return (
    <Card
      title={planMessages.planChanged}
      mark={<Picture name="spiral-calendar" />}
      aside={<IconButton ref={close} label={planMessages.closeChanges} icon={<X />} onClick={onDismiss} />}
    >
      <Rows role="list">
        {changes.map((one) => (
          <li key={one.rowId ?? `${one.category}-${one.row}`}>
            <Head>
              <strong>{one.mealName}</strong>
              <Chip tone={one.change === 'REMOVED' ? 'warning' : 'accent'}>{planMessages.change[one.change]}</Chip>
              <Place>{placeOf(plan, one)}</Place>
            </Head>
            <Reasons>
              {one.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Reasons>
          </li>
        ))}
      </Rows>
      <Row>
        {children}
        {isUnsaved ? <Place>{planMessages.saveThePlan}</Place> : null}
      </Row>
    </Card>
  )
}

/** Where the row is now; nothing when it is gone. */
function placeOf(plan: Plan, { category, row, rowId }: RowChange): string {
  const before = CATEGORIES.find((one) => CATEGORY_ENUM[one] === category)
  const now = rowId === undefined ? before && { category: before, row } : rowById(plan, rowId)
  return now ? planMessages.place({ ...now, category: planMessages.category[now.category] }) : ''
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  column-gap: ${space[6]};
  list-style: none;

  & > li {
    padding-block: ${space[3]};
    border-top: ${line.hairline} solid ${color.border};
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
