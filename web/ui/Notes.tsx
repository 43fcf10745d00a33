import styled from 'styled-components'
import { space, type Space } from '../styles/tokens'

/**
 * The place in a `Stack` for what a page has to say now and then, such as that the device is offline. It takes no space
 * while it says nothing; `$gap` is the stack's own.
 *
 *     <Notes $gap={5}><OfflineNote /></Notes>
 */
export const Notes = styled.div<{ $gap: Space }>`
  margin-block-start: calc(-1 * ${({ $gap }) => space[$gap]});

  & > :not(:empty) {
    margin-block-start: ${({ $gap }) => space[$gap]};
  }
`
