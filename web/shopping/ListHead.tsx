import type { ReactNode } from 'react'
import styled from 'styled-components'
import { screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { gutter, line, media, size, space, weight } from '../styles/tokens'
import { Heading } from '../ui/Text'
import { ListTabs } from './lists/ListTabs'
import { messages } from './messages'

export interface ListHeadProps {
  /** The list's name. */
  title?: string
  /** Rows that are still to be bought, to be looked for in the cupboard, and all there are; null while that is not known. */
  counts: { left: number; check: number; all: number } | null
  /** At the end of its line. */
  tools: ReactNode
}

/** The list's name, what is left of it and its tools, in one line where there is the space (docs/product.md SHOP-55). */
export function ListHead({ title = messages.heading, counts, tools }: ListHeadProps) {
  return (
    <Root>
      <Line>
        <Words>
          <Heading level={1} look="heading">
            <bdi>{title}</bdi>
          </Heading>
          <Left>{counts ? messages.left(counts) : messages.loading}</Left>
        </Words>
        {tools}
      </Line>
      <Track aria-hidden="true">
        <Done style={{ width: `${100 * shareDone(counts)}%` }} />
      </Track>
      <ListTabs />
    </Root>
  )
}

function shareDone(counts: ListHeadProps['counts']): number {
  return counts === null || counts.all === 0 ? 0 : 1 - (counts.left + counts.check) / counts.all
}

/* It stands near the top: what to buy comes first. */
const Root = styled.div`
  margin-block-start: -${space[5]};

  ${media.medium} {
    margin-block-start: -${space[3]};
  }

  ${media.short} {
    margin-block-start: 0;
  }

  ${media.wide} {
    margin-block-start: 0;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  padding-block-end: ${space[1]};
`

const Words = styled.div`
  & > h1 {
    line-height: 2.125rem;
  }

  ${media.phone} {
    & > h1 {
      font-size: 1.375rem;
      line-height: 1.625rem;
    }
  }
`

const Left = styled.p`
  ${tabular}
  ${screenOnly}
  font-size: ${size.tiny};
  font-weight: ${weight.medium};
  line-height: 1rem;
  color: ${color.textMuted};
`

/* Borders keep their colour where a person's own colours replace all fills. */
const Track = styled.div`
  ${screenOnly}
  margin-inline: calc(-1 * ${gutter});
  border-block-start: ${line.progress} solid ${color.border};

  ${media.wide} {
    margin-inline: 0;
  }
`

const Done = styled.div`
  margin-block-start: -${line.progress};
  border-block-start: ${line.progress} solid ${color.stateMark};
`
