import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space, weight } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { messages } from './messages'

export interface DoesNotSuitProps {
  /** Why the meal as it is shown does not suit the person's settings; nothing is shown without a reason. */
  reasons: readonly string[]
  /** What to do about it. */
  children?: ReactNode
}

/** Says that the meal on the page does not suit the person's settings, and why. */
export function DoesNotSuit({ reasons, children }: DoesNotSuitProps) {
  return (
    <Banner tone="warning">
      {reasons.length > 0 ? (
        <Words>
          <p>{messages.doesNotSuit}</p>
          <Reasons>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Reasons>
          {children}
        </Words>
      ) : null}
    </Banner>
  )
}

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
`

const Reasons = styled.ul`
  padding-inline-start: ${space[4]};
  font-weight: ${weight.regular};
`
