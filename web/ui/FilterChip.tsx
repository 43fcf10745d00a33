import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusable, plainButton } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, motion, radius, size, space, target, weight } from '../styles/tokens'

/** Switches a filter on and off: an edge at rest; where it is on, the colour of what is so, a stronger line and a tick. */
export function FilterChip({ on, onPress, children }: { on: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Root type="button" aria-pressed={on} onClick={onPress}>
      {on ? <Check aria-hidden="true" /> : null}
      {children}
    </Root>
  )
}

const Root = styled.button`
  ${plainButton}
  ${focusable}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  flex: none;
  min-height: ${target};
  padding: ${space[1]} ${space[3]};
  border: ${line.hairline} solid ${color.borderStrong};
  border-radius: ${radius.round};
  font-size: ${size.small};
  font-weight: ${weight.medium};
  transition: background ${motion.quick};

  & > svg {
    width: 1.15em;
    height: 1.15em;
  }

  &[aria-pressed='true'] {
    border-color: ${color.stateMark};
    background: ${color.stateSoft};
    box-shadow: inset 0 0 0 ${line.hairline} ${color.stateMark};
    color: ${color.onStateSoft};
    font-weight: ${weight.strong};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border: ${line.strong} solid Highlight;
    }
  }

  ${media.hover} {
    &:hover:not([aria-pressed='true']) {
      background: ${color.surfaceHover};
    }
  }
`
