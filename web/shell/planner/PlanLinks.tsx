import { BookHeart, CalendarDays, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { MarkedText } from '../../product/MarkedText'
import { screenOnly } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { size, space, target } from '../../styles/tokens'
import { messages } from '../messages'

/** Below the plan: the ways to all that suits the table, to the saved plans, and to a person's own dishes. */
export function PlanLinks() {
  return (
    <Root>
      {line('/meals', <Search aria-hidden="true" />, messages.browseMeals)}
      {line('/plans', <CalendarDays aria-hidden="true" />, messages.savedPlansKept)}
      {line('/dishes', <BookHeart aria-hidden="true" />, messages.ownDishesOffered)}
    </Root>
  )
}

const line = (to: string, icon: ReactNode, text: string) => (
  <p>
    {icon}
    <span>
      <MarkedText text={text} marks={[(words) => <Link to={to}>{words}</Link>]} />
    </span>
  </p>
)

const Root = styled.div`
  ${screenOnly}
  margin-block-start: ${space[5]};
  color: ${color.textMuted};
  font-size: ${size.small};

  & > p {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${target};
  }

  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  & a {
    color: ${color.accent};
  }
`
