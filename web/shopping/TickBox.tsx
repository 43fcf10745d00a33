import { Checkbox } from '@base-ui/react/checkbox'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, media, motion, radius, space } from '../styles/tokens'

/** The box of a line of the list: a target for a thumb on a screen, a square to tick with a pencil on paper. */
export const TickBox = styled(Checkbox.Root)`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border: ${line.strong} solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  color: ${color.surfaceRaised};
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  & svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 3;
  }

  [data-ticked] & {
    background: ${color.stateMark};
    border-color: ${color.stateMark};
  }

  ${media.hover} {
    label:hover > & {
      border-color: ${color.stateMark};
    }
  }

  ${media.print} {
    width: ${space[3]};
    height: ${space[3]};
    border: ${line.hairline} solid ${color.text};

    [data-ticked] & {
      background: none;
      border-color: ${color.text};
      color: ${color.text};
    }

    & svg {
      width: 0.625rem;
      height: 0.625rem;
    }
  }
`
