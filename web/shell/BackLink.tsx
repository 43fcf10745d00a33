import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { focusable } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, radius, space, target, weight } from '../styles/tokens'
import type { Parent } from './parentPages'

/**
 * The way back of every page beside the planner (docs/product.md MODE-7). On a wide screen the modes are beside it, and it
 * leads elsewhere only.
 */
export function BackLink({ to, text, label }: Parent) {
  return (
    <Root to={to} aria-label={label} data-way={to.startsWith('/?') ? 'mode' : 'page'}>
      <ArrowLeft aria-hidden="true" />
      <span>{text}</span>
    </Root>
  )
}

const Root = styled(Link)`
  ${focusable}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: ${target};
  min-height: ${target};
  padding-inline: ${space[2]};
  border-radius: ${radius.medium};
  color: ${color.accent};
  font-weight: ${weight.strong};
  text-decoration: none;

  & > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
  }

  ${media.wide} {
    &[data-way='mode'] {
      display: none;
    }
  }
`
