import { Star } from 'lucide-react'
import styled from 'styled-components'
import { LIMITS } from '../../schema/limits'
import { color } from '../styles/themes'
import { space } from '../styles/tokens'
import { IconButton } from '../ui/IconButton'
import { Row } from '../ui/Stack'
import { messages } from './messages'

/** A rating, 1 to 5; a press on the present one takes it back. */
export function Stars({ rating, onRate }: { rating: number | null; onRate: (rating: number | null) => void }) {
  return (
    <Root role="group" aria-label={messages.rating}>
      <span aria-hidden="true">{messages.rating}</span>
      <Row $gap={0}>
        {Array.from({ length: LIMITS.rating }, (_, index) => index + 1).map((value) => (
          <Mark
            key={value}
            label={messages.rate({ rating: value })}
            icon={<Star fill={rating !== null && value <= rating ? 'currentColor' : 'none'} />}
            pressed={rating === value}
            onClick={() => onRate(rating === value ? null : value)}
          />
        ))}
      </Row>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`

const Mark = styled(IconButton)`
  color: ${color.stateMark};

  &[aria-pressed='true'] {
    background: ${color.stateSoft};
    color: ${color.stateMark};
  }
`
