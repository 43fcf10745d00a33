import styled from 'styled-components'

/** What stands in for something that comes: the footer waits below the screen, so that it does not jump when it is there. */
export const Tall = styled.div`
  min-height: 100dvh;
`
