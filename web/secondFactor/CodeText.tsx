import styled from 'styled-components'
import { color } from '../styles/themes'
import { radius, size, space } from '../styles/tokens'

/** What is to be read character by character: wraps between its groups, and is selected as a whole. */
export const CodeText = styled.code.attrs({ translate: 'no' })`
  display: block;
  padding: ${space[3]};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  font-size: ${size.lead};
  user-select: all;
`
