import styled, { keyframes } from 'styled-components'
import { line, media, radius } from '../styles/tokens'

/**
 * A turning ring in the text's colour, for inside buttons only; what fills a page waits with `Skeleton`.
 * Decorative: the button says that it is busy.
 */
export function Spinner() {
  return <Ring aria-hidden="true" />
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.15em;
  height: 1.15em;
  border: ${line.strong} solid currentColor;
  border-right-color: transparent;
  border-radius: ${radius.round};
  animation: ${turn} 700ms linear infinite;

  ${media.still} {
    /* A ring that stands still says nothing: let it breathe instead of turn. */
    animation: none;
    border-style: dotted;
    border-right-color: currentColor;
  }
`
