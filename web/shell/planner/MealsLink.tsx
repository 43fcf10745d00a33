import { Search } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { MarkedText } from '../../product/MarkedText'
import { screenOnly } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { size, space, target } from '../../styles/tokens'
import { messages } from '../messages'

/** Below the plan: a link to all that suits the table. */
export function MealsLink() {
  return (
    <Root>
      <Search aria-hidden="true" />
      <span>
        <MarkedText text={messages.browseMeals} marks={[(words) => <Link to="/meals">{words}</Link>]} />
      </span>
    </Root>
  )
}

const Root = styled.p`
  ${screenOnly}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target};
  margin-block: ${space[5]} -${space[5]};
  color: ${color.textMuted};
  font-size: ${size.small};

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }

  & a {
    color: ${color.accent};
  }
`
