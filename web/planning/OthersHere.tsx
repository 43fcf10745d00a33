import styled from 'styled-components'
import { useOthersHere } from '../live/useOthersHere'
import { screenOnly } from '../styles/mixins'
import { space } from '../styles/tokens'
import { MemberFace } from '../ui/MemberFace'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { messages } from './messages'

/** The initials of the others who have Plan open (docs/product.md PLAN-48); nothing while there are none. */
export function OthersHere() {
  const others = useOthersHere('plan')
  if (others.length === 0) return null
  return (
    <Root role="list">
      {others.map(({ id, name }) => (
        <li key={id} title={messages.hereToo({ name })}>
          <MemberFace name={name} size="small" />
          <VisuallyHidden>{messages.hereToo({ name })}</VisuallyHidden>
        </li>
      ))}
    </Root>
  )
}

const Root = styled.ul`
  ${screenOnly}
  display: flex;
  gap: ${space[1]};
  list-style: none;

  & > li {
    position: relative;
  }
`
