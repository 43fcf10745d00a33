import { ArrowRight, Replace } from 'lucide-react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { size, space, weight } from '../styles/tokens'
import { Card } from '../ui/Card'
import { messages } from './messages'
import type { AdaptedSwapFragment } from './operations.generated'

/** What was swapped in a meal, with notes for the cook. */
export function SwapsCard({ swaps }: { swaps: readonly AdaptedSwapFragment[] }) {
  return (
    <Card title={messages.adapted} mark={<Mark aria-hidden="true" />}>
      <Root role="list">
        {swaps.map(({ from, to, note }) => (
          <li key={from}>
            <Exchange>
              <s>{from}</s>
              <ArrowRight role="img" aria-label={messages.becomes} />
              <strong>{to ?? messages.swapLeftOut}</strong>
            </Exchange>
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </Root>
    </Card>
  )
}

const Mark = styled(Replace)`
  color: ${color.accent};
`

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space[4]} ${space[6]};
  list-style: none;
`

const Exchange = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${size.lead};

  & > strong {
    font-weight: ${weight.strong};
  }

  & > svg {
    width: 1em;
    height: 1em;
    color: ${color.accent};
  }
`
