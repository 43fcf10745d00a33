import { ArrowRight, Replace } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { EntrySwap } from '../plan/plan'
import { color } from '../styles/themes'
import { space, weight } from '../styles/tokens'
import { PopoverChip } from '../ui/PopoverChip'
import { messages } from './messages'

interface SwapsChipProps {
  swaps: readonly EntrySwap[]
  /** What can be done about it, below the swaps. */
  children?: ReactNode
}

/** Says that a meal was adapted, and opens what was swapped with the notes for the cook. */
export function SwapsChip({ swaps, children }: SwapsChipProps) {
  return (
    <Chip>
      <PopoverChip
        label={messages.swaps({ count: swaps.length })}
        title={messages.adaptedForYou}
        icon={<Replace aria-hidden="true" />}
      >
        <Swaps role="list">
          {swaps.map(({ from, to, note }) => (
            <li key={from}>
              <Exchange>
                <s>{from}</s>
                <ArrowRight aria-label={messages.becomes} role="img" />
                <strong>{to ?? messages.leftOut}</strong>
              </Exchange>
              {note ? <Note>{note}</Note> : null}
            </li>
          ))}
        </Swaps>
        {children}
      </PopoverChip>
    </Chip>
  )
}

/* Large enough to press among the controls of a row, and on one line. */
const Chip = styled.span`
  display: inline-flex;
  flex: none;

  & > button {
    min-height: 2rem;
    white-space: nowrap;
  }

  & > button::after {
    inset: -${space[1]} 0;
  }
`

const Swaps = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

const Exchange = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};

  & > s {
    color: ${color.textMuted};
  }

  & > strong {
    font-weight: ${weight.strong};
  }

  & > svg {
    flex: none;
    width: 1em;
    height: 1em;
    color: ${color.accent};
  }
`

const Note = styled.p`
  color: ${color.textMuted};
`
