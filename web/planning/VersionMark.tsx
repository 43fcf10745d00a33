import { CornerDownRight } from 'lucide-react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { space } from '../styles/tokens'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { messages } from './messages'

/** Says that a row is another version of the meal above it, beside which it is. */
export function VersionMark({ name }: { name: string }) {
  return (
    <Root>
      <CornerDownRight aria-hidden="true" />
      <VisuallyHidden>{messages.versionOf({ name })}</VisuallyHidden>
    </Root>
  )
}

const Root = styled.span`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: -${space[5]};
  color: ${color.textMuted};
  translate: 0 -50%;

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`
