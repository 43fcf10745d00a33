import styled from 'styled-components'
import { family, size, space, weight } from '../styles/tokens'
import { FoldButton } from '../ui/FoldButton'

/** The words of a heading that open what is below it. */
export const Fold = styled(FoldButton)`
  width: calc(100% + 2 * ${space[3]});
  margin-inline: -${space[3]};
  justify-content: space-between;
  font-family: ${family.heading};
  font-size: ${size.title};
  font-weight: ${weight.strong};
`
