import { Minus, Plus } from 'lucide-react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { screenOnly, tabular } from '../styles/mixins'
import { media, size, space, weight } from '../styles/tokens'
import { IconButton } from '../ui/IconButton'
import { messages } from './messages'

/** Chooses serves from 1 to `LIMITS.serves`. */
export function ServesStepper({ value, onChange }: { value: number; onChange: (serves: number) => void }) {
  return (
    <Root role="group" aria-label={messages.servesLabel}>
      <IconButton
        variant="outlined"
        label={messages.fewerServes}
        icon={<Minus />}
        resting={value <= 1}
        onClick={() => onChange(value - 1)}
      />
      <Count role="status">{messages.serves({ count: value })}</Count>
      <IconButton
        variant="outlined"
        label={messages.moreServes}
        icon={<Plus />}
        resting={value >= LIMITS.serves}
        onClick={() => onChange(value + 1)}
      />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  & > button {
    ${screenOnly}
    flex-shrink: 1;
    min-width: 0;
  }
`

const Count = styled.span`
  ${tabular}
  width: 5.5rem;
  min-width: min-content;
  font-size: ${size.body};
  font-weight: ${weight.strong};
  text-align: center;

  ${media.print} {
    width: auto;
  }
`
