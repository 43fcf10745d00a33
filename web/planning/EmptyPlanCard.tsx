import type { ReactNode } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, radius, space } from '../styles/tokens'
import { Picture } from '../ui/Picture'
import { Heading, Text } from '../ui/Text'
import { messages } from './messages'

/** What an empty plan says, and what can be done about it (docs/product.md PLAN-6). */
export function EmptyPlanCard({ children }: { children: ReactNode }) {
  return (
    <Root>
      <Picture name="bento-box" size="large" plate eager />
      <Words>
        <Heading level={2} look="title">
          {messages.start.title}
        </Heading>
        <Text $muted>{messages.start.text}</Text>
      </Words>
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[4]};
  padding: ${space[4]};
  border: ${line.hairline} dashed ${color.borderStrong};
  border-radius: ${radius.large};

  ${media.medium} {
    padding: ${space[5]};
  }

  ${media.phone} {
    & > :last-child {
      width: 100%;
    }
  }

  ${screenOnly}
`

const Words = styled.div`
  flex: 1 1 12rem;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`
