import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusable, plainButton } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, motion, radius, size, space, target, weight } from '../styles/tokens'

interface ChoiceProps {
  /** 'mixed' where it is so for some of those who are asked about. */
  isChosen: boolean | 'mixed'
  /** What it is called where its words alone do not say it. */
  label?: string
  onPress: () => void
  children: ReactNode
}

/** A choice that is on or off: an edge at rest; filled, marked and ticked when chosen. */
export function Choice({ isChosen, label, onPress, children }: ChoiceProps) {
  return (
    <Root type="button" aria-pressed={isChosen} aria-label={label} onClick={onPress}>
      {isChosen === false ? null : <Check aria-hidden="true" />}
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
  min-height: ${target};
  padding: ${space[1]} ${space[4]};
  border: ${line.hairline} solid ${color.borderStrong};
  border-radius: ${radius.round};
  font-size: ${size.small};
  font-weight: ${weight.medium};
  text-align: start;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};
  touch-action: manipulation;

  &:not([aria-pressed='false']) {
    border-color: ${color.stateMark};
    box-shadow: inset 0 0 0 ${line.hairline} ${color.stateMark};
    background: ${color.stateSoft};
    color: ${color.onStateSoft};
  }

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    stroke-width: 3;
    margin-inline-start: -${space[1]};
  }

  ${media.hover} {
    &[aria-pressed='false']:hover {
      background: ${color.surfaceHover};
    }
  }

  @media (forced-colors: active) {
    &:not([aria-pressed='false']) {
      border: ${line.strong} solid Highlight;
    }
  }
`

/** Choices beside one another. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
