import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, radius, size, weight } from '../styles/tokens'
import { messages } from './messages'

/** The initial of the member who ticked something, quiet; the row says the name (docs/product.md SHOP-31). */
export function Ticker({ name }: { name: string | null }) {
  if (name === null) return null
  const [initial = ''] = name.toLocaleUpperCase()
  return (
    <Root aria-hidden="true" title={messages.tickedBy({ name })}>
      {initial}
    </Root>
  )
}

/** The same in words; none when nobody else ticked it. */
export function tickerWords(name: string | null): string[] {
  return name === null ? [] : [messages.tickedBy({ name })]
}

const Root = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border: ${line.hairline} solid ${color.border};
  border-radius: ${radius.round};
  color: ${color.textMuted};
  font-size: ${size.tiny};
  font-weight: ${weight.medium};
`
