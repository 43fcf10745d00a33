import styled from 'styled-components'
import { space } from '../styles/tokens'

/** One field and its button in an opened row; where there is no room for both, the button is below. */
export const FieldForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  & > :first-child {
    flex: 1 1 9rem;
  }
`
