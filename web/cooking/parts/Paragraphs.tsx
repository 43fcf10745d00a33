import styled from 'styled-components'
import { measure } from '../../styles/tokens'

/** A text of several lines as a person wrote it. */
export const Paragraphs = styled.p`
  max-width: ${measure.text};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
