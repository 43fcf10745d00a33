import styled from 'styled-components'
import { useRowEditors } from '../live/useRowEditors'
import { screenOnly } from '../styles/mixins'
import { space } from '../styles/tokens'
import { MemberFace } from '../ui/MemberFace'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { messages } from './messages'

/** The initials of the others who are changing a row just now (docs/product.md PLAN-54); nothing while no one is. */
export function RowEditors({ id }: { id: string }) {
  const editors = useRowEditors(id)
  if (editors.length === 0) return null
  return (
    <Root role="list">
      {editors.map(({ id: memberId, name }) => (
        <li key={memberId} title={messages.editing({ name })}>
          <MemberFace name={name} size="tiny" />
          <VisuallyHidden>{messages.editing({ name })}</VisuallyHidden>
        </li>
      ))}
    </Root>
  )
}

/* Over the corner of the row, so that nothing moves when a face comes or goes. */
const Root = styled.ul`
  ${screenOnly}
  position: absolute;
  z-index: 1;
  inset-block-start: ${space.half};
  inset-inline-start: ${space.half};
  display: flex;
  list-style: none;
`
