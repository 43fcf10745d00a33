import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, motion, radius, space } from '../styles/tokens'
import { messages } from './messages'

interface StepDotsProps {
  steps: readonly string[]
  index: number
  onStep: (step: number) => void
}

/** A bar for each step, which goes to it. */
export function StepDots({ steps, index, onStep }: StepDotsProps) {
  return (
    <DotRow role="list" aria-label={messages.goToStep}>
      {steps.map((_, at) => (
        <li key={at}>
          <Dot
            type="button"
            aria-label={messages.step({ number: at + 1 })}
            aria-current={at === index ? 'step' : undefined}
            data-past={at < index || undefined}
            onClick={() => onStep(at)}
          />
        </li>
      ))}
    </DotRow>
  )
}

const DotRow = styled.ol`
  ${screenOnly}
  display: flex;
  flex: 1 1 8rem;
  gap: ${space[1]};
  list-style: none;

  & > li {
    flex: 1;
  }
`

/* A slim bar in a target as tall as a finger. */
const Dot = styled.button`
  appearance: none;
  display: grid;
  align-items: center;
  width: 100%;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    height: ${space[2]};
    border-radius: ${radius.round};
    background: ${color.border};
    transition: background ${motion.calm};
  }

  &[data-past]::before {
    background: ${color.accentSoft};
    outline: ${line.hairline} solid ${color.accent};
    outline-offset: -${line.hairline};
  }

  &[aria-current]::before {
    background: ${color.accent};
  }
`
