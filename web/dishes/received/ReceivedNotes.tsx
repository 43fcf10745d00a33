import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { focusable } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { space, weight } from '../../styles/tokens'
import { productConfig } from '../../product/productConfig'
import { Banner } from '../../ui/Banner'
import { messages as dishMessages } from '../messages'
import { messages } from './messages'

/** What is said of what came: it is gone, or is an address alone. */
export interface ReceivedNote {
  readonly isLost?: boolean
  readonly address?: string
}

/** Says what cannot be read of what came, and what can be done (docs/product.md MOVE-23). */
export function ReceivedNotes({ isLost = false, address }: ReceivedNote) {
  return (
    <>
      {isLost ? <Banner tone="warning">{messages.lost}</Banner> : null}
      {address === undefined ? null : (
        <Banner tone="info">
          {productConfig().fetchesPages ? messages.fetchAddress({ read: dishMessages.read }) : messages.onlyAddress}{' '}
          <Out href={address} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden="true" />
            {messages.openPage({ host: new URL(address).host })}
          </Out>
        </Banner>
      )}
    </>
  )
}

const Out = styled.a`
  ${focusable}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.accent};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
`
