import styled from 'styled-components'
import { media, space } from '../styles/tokens'

/** Chips side by side. */
export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  list-style: none;

  ${media.print} {
    gap: ${space[1]};

    & > li {
      display: flex;
    }
  }
`
