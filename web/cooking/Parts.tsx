import styled from 'styled-components'
import { media, space } from '../styles/tokens'

/** Ingredients beside steps where the width allows it, and always on paper, as in a cookery book. */
export const Parts = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  ${media.print} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[8]};
  }
`
