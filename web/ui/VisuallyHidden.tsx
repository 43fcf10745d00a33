import styled from 'styled-components'
import { visuallyHidden } from '../styles/mixins'

/**
 * Read out, not shown.
 *
 *     <VisuallyHidden>Serves</VisuallyHidden>
 */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
