import { Checkbox } from '@base-ui/react/checkbox'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, media, motion, radius } from '../styles/tokens'

/** The box of a line of the list: a round target on a screen, a square to tick with a pencil on paper. */
export const TickBox = styled(Checkbox.Root)`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  border: ${line.strong} solid ${color.borderStrong};
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
  color: ${color.onAccent};
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  & svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 3;
  }

  [data-ticked] & {
    background: ${color.accent};
    border-color: ${color.accent};
  }

  ${media.hover} {
    label:hover > & {
      border-color: ${color.accent};
    }
  }

  ${media.print} {
    width: 0.75rem;
    height: 0.75rem;
    border: ${line.hairline} solid ${color.text};
    border-radius: ${radius.small};

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
