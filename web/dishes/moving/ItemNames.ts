import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { focusable } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { size, space } from '../../styles/tokens'

/** Names of what was in a file, one below the other. */
export const ItemNames = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  margin: 0;
  padding: ${space[1]} ${space[3]} ${space[2]};
  list-style: none;
  color: ${color.textMuted};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`

/** A name that leads to what it is. */
export const ItemName = styled(Link)`
  ${focusable}
  color: ${color.text};
`
