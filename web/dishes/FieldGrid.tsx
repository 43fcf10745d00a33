import styled from 'styled-components'
import { media, space } from '../styles/tokens'

/** Fields beside each other: two on a phone, four on wider screens. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: start;

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** A field of a `FieldGrid` that takes two places, or the whole row. */
export const WideField = styled.div<{ $wholeRow?: boolean }>`
  grid-column: ${({ $wholeRow }) => ($wholeRow ? '1 / -1' : 'span 2')};
  min-width: 0;
`
