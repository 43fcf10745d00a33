import styled from 'styled-components'
import { productConfig } from '../app/productConfig'
import { color } from '../styles/themes'
import { radius, size, space, weight } from '../styles/tokens'
import { Picture } from '../ui/Picture'
import { MESSAGES } from './messages'

/** The monthly raffle, for those who do not have an account yet (specification, section 1). */
export function RaffleNote() {
  return (
    <Root aria-label="Monthly raffle">
      <Picture name="wrapped-gift" size="medium" eager />
      <p>
        <strong>{MESSAGES.raffle(productConfig().rafflePrize)}</strong> {MESSAGES.raffleRules}
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
