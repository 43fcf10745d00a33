import styled from 'styled-components'
import { productConfig } from '../productConfig'
import { color } from '../../styles/themes'
import { radius, size, space, weight } from '../../styles/tokens'
import { Picture } from '../../ui/Picture'
import { messages } from './messages'

/** The raffle's wording on the pages of strangers (docs/product.md RAF-2); nothing where there is no raffle (RAF-8). */
export function RaffleNote() {
  const { raffle, rafflePrize } = productConfig()
  if (!raffle) return null
  return (
    <Root aria-label={messages.title}>
      <Picture name="wrapped-gift" size="medium" eager />
      <p>
        <strong>{messages.prize({ prize: rafflePrize })}</strong> {messages.rules}
      </p>
    </Root>
  )
}

const Root = styled.aside`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.large};
  background: ${color.breakfastSoft};
  color: ${color.onBreakfastSoft};
  font-size: ${size.small};

  strong {
    font-weight: ${weight.bold};
  }
`
