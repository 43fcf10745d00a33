import { Clock, Users } from 'lucide-react'
import styled from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, size, space, target, weight } from '../styles/tokens'
import { Card } from '../ui/Card'
import { CategoryMark } from '../ui/CategoryMark'
import { Picture } from '../ui/Picture'
import { Skeleton } from '../ui/Skeleton'
import { Columns } from '../ui/Stack'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { planMessages } from './messages'
import { CATEGORIES } from './plan'
import { TemplateFrame } from './TemplateFrame'

/**
 * A plan to read with one row for each category, which web/first/drawPlan.ts fills in before any other script runs. For the
 * build, which renders it into the page. It looks as the planner does once that is there.
 */
export function PlanTemplate() {
  return (
    <TemplateFrame title={planMessages.keptPlan} state={planMessages.checkingPlan}>
      <Columns $count={3} $gap={5}>
        {CATEGORIES.map((category) => (
          <Card key={category} title={planMessages.category[category]} mark={<CategoryMark category={category} />}>
            <Skeleton shape="control" width="80%" />
            <Rows data-category={category}>
              <Row>
                <Picture name={null} size="small" plate eager />
                <Name data-field="name" />
                <Facts>
                  <Fact data-of="minutes">
                    <Clock aria-hidden="true" />
                    <span data-field="minutes" /> {planMessages.minutesUnit}
                  </Fact>
                  <Fact>
                    <Users aria-hidden="true" />
                    <span data-field="serves" />
                    <VisuallyHidden>{planMessages.servesUnit}</VisuallyHidden>
                  </Fact>
                </Facts>
              </Row>
            </Rows>
          </Card>
        ))}
      </Columns>
    </TemplateFrame>
  )
}

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  list-style: none;
  margin: 0;
  padding: 0;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[2]} ${space[1]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

const Name = styled.span`
  min-height: ${target};
  align-content: center;
  padding-block: ${space.half};
  font-weight: ${weight.medium};
  line-height: 1.25;
  overflow-wrap: anywhere;
`

const Facts = styled.span`
  grid-column: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${target};
  color: ${color.textMuted};
  font-size: ${size.small};
`

const Fact = styled.span`
  ${tabular}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  white-space: nowrap;

  & > svg {
    width: 1em;
    height: 1em;
  }
`
