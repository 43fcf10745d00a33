import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { focusable } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, radius, space, target, weight } from '../styles/tokens'

/** A picture, or a picture and a word, that leads from the header to a page. */
export const HeaderLink = styled(Link)`
  ${focusable}
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: ${target};
  min-height: ${target};
  padding-inline: ${space[1]};
  border-radius: ${radius.medium};
  color: ${color.text};
  font-weight: ${weight.medium};
  text-decoration: none;
  white-space: nowrap;

  & > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
`
