import { Dices } from 'lucide-react'
import styled from 'styled-components'
import { planMessages } from '../plan/messages'
import { CATEGORIES } from '../plan/plan'
import { TemplateFrame } from '../plan/TemplateFrame'
import { color } from '../styles/themes'
import { radius } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CategoryMark } from '../ui/CategoryMark'
import { Skeleton } from '../ui/Skeleton'
import { Columns } from '../ui/Stack'
import { EmptyPlanCard } from './EmptyPlanCard'
import { messages } from './messages'

/**
 * The planner without a meal, which web/first/drawPlan.ts shows where the server says so before the page's code has come.
 * For the build. Nothing of it can be pressed.
 */
export function EmptyPlanTemplate() {
  return (
    <TemplateFrame title={messages.yourPlan} state={messages.state.empty}>
      <EmptyPlanCard>
        <Ghost>
          <Button icon={<Dices aria-hidden="true" />}>{messages.start.button}</Button>
        </Ghost>
      </EmptyPlanCard>
      <Columns $count={3} $gap={5}>
        {CATEGORIES.map((category) => (
          <Card key={category} title={planMessages.category[category]} mark={<CategoryMark category={category} />}>
            <Skeleton shape="control" width="80%" />
          </Card>
        ))}
      </Columns>
    </TemplateFrame>
  )
}

/* The place of the button. */
const Ghost = styled.span`
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  & > * {
    width: 100%;
    visibility: hidden;
  }
`
