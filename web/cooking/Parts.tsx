import styled from 'styled-components'
import { em, media, space } from '../styles/tokens'

/**
 * Steps, then ingredients: below them on a phone held upright, beside them where the width allows it. On paper ingredients
 * come first, as in a cookery book. Takes two elements, the steps first.
 */
export const Parts = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;

  @media (min-width: ${em(720)}) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[6]};
  }

  ${media.print} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[8]};

    & > :first-child {
      order: 1;
    }
  }
`
