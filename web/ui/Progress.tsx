import { Progress as Base } from '@base-ui/react/progress'
import styled, { keyframes } from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, motion, radius, size, space, weight } from '../styles/tokens'

export interface ProgressProps {
  /** What is progressing, shown over the bar. */
  label: string
  /** null: it is not known how long it takes. */
  value: number | null
  /** What `value` counts up to; 100 by default. */
  max?: number
}

/**
 * A bar for whatever takes longer than a second.
 *
 *     <Progress label="Question 2 of 5" value={1} max={5} />
 */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  return (
    <Root value={value} max={max}>
      <Base.Label>{label}</Base.Label>
      <Track>
        <Indicator />
      </Track>
    </Root>
  )
}

const slide = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`

const Root = styled(Base.Root)`
  ${tabular}
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  font-size: ${size.small};
  font-weight: ${weight.strong};
  color: ${color.textMuted};
`

const Track = styled(Base.Track)`
  position: relative;
  height: ${space[2]};
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.border};
`

const Indicator = styled(Base.Indicator)`
  border-radius: inherit;
  background: ${color.accent};
  transition: width ${motion.calm};

  &[data-indeterminate] {
    position: absolute;
    width: 40%;
    height: 100%;
    animation: ${slide} 1.2s infinite ease-in-out;

    ${media.still} {
      animation: none;
      width: 100%;
      opacity: 0.5;
    }
  }
`
