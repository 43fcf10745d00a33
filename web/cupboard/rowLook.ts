import styled from 'styled-components'
import { size, space, weight } from '../styles/tokens'

/** What a row of the cupboard says, one below the other. */
export const RowWords = styled.div`
  display: flex;
  flex: 1 1 10rem;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`

/** What it is about. */
export const RowName = styled.span`
  overflow-wrap: break-word;
  font-size: ${size.lead};
  font-weight: ${weight.medium};
  line-height: 1.25;
`
