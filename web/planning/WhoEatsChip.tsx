import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { calledBy } from '../live/forWhom'
import type { TableMember } from '../live/replica/firstView'
import { space } from '../styles/tokens'
import { MemberFace } from '../ui/MemberFace'
import { PopoverChip } from '../ui/PopoverChip'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import { messages } from './messages'

/** Names that a chip spells out; of more it says how many. */
const SPELT_OUT = 2

interface WhoEatsChipProps {
  /** The members; null for everyone. */
  eaters: readonly TableMember[] | null
  /** What they do, as 'eat dinner 2', for those who do not see where the chip stands. */
  what: string
  title: string
  /** What the chip opens. */
  children: ReactNode
}

/** Says who eats, and opens what changes that. */
export function WhoEatsChip({ eaters, what, title, children }: WhoEatsChipProps) {
  const more = (eaters?.length ?? 0) - SPELT_OUT
  return (
    <Root>
      <PopoverChip
        title={title}
        tone={eaters ? 'accent' : 'plain'}
        icon={eaters ? undefined : <Users aria-hidden="true" />}
        label={
          <>
            {eaters?.slice(0, SPELT_OUT).map(({ id, name }) => (
              <MemberFace key={id} name={name} size="tiny" />
            ))}
            <Names>{eaters ? eaters.slice(0, SPELT_OUT).map(calledBy).join(', ') : messages.everyone}</Names>
            {more > 0 ? <span>{messages.more({ count: more })}</span> : null}
            <VisuallyHidden> {what}</VisuallyHidden>
          </>
        }
      >
        {children}
      </PopoverChip>
    </Root>
  )
}

/* As high as the chip of the swaps beside it. */
const Root = styled.span`
  display: inline-flex;
  min-width: 0;
  max-width: 14rem;

  & > button {
    min-width: 0;
    min-height: 2rem;
  }

  & > button::after {
    inset: -${space[1]} 0;
  }
`

const Names = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
