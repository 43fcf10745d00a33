import styled from 'styled-components'
import { color } from '../styles/themes'
import { radius, size, space } from '../styles/tokens'

/** What is to be read character by character: wraps between its groups, and is selected as a whole. */
export const CodeText = styled.code.attrs({ translate: 'no' })<{ $dense?: boolean }>`
  display: block;
  padding: ${({ $dense }) => ($dense ? `${space[1]} ${space[2]}` : space[3])};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  font-size: ${({ $dense }) => ($dense ? size.body : size.lead)};
  user-select: all;
`
