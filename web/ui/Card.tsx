import type { ReactNode } from 'react'
import { useId } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { depth, line, media, radius, space } from '../styles/tokens'
import { Heading } from './Text'

export interface CardProps {
  /** Names the card; without one it is a plain surface. */
  title?: string
  /** The heading's level; 2 by default. */
  level?: 2 | 3 | 4
  /** Before the title: a `CategoryMark`, a `Picture`. */
  mark?: ReactNode
  /** At the end of the title's line: counts, buttons. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A raised sheet of paper, a named section when it has a title.
 *
 *     <Card title="Breakfast" mark={<CategoryMark category="breakfast" />} aside={<CountSelect … />}>…</Card>
 */
export function Card({ title, level = 2, mark, aside, children }: CardProps) {
  const id = useId()
  return (
    <Root as={title ? 'section' : 'div'} aria-labelledby={title ? id : undefined}>
      {title || aside ? (
        <Head>
          {mark}
          {title ? (
            <Heading id={id} level={level} look="title">
              {title}
            </Heading>
          ) : null}
          {aside ? <Aside>{aside}</Aside> : null}
        </Head>
      ) : null}
      {children}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[4]};
  border: ${line.hairline} solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.low};

  ${media.medium} {
    padding: ${space[5]};
  }

  /* On paper a card is its words under a line. */
  ${media.print} {
    gap: ${space[2]};
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[3]};

  ${media.print} {
    gap: ${space[2]};
    padding-block-end: ${space[1]};
    border-bottom: ${line.hairline} solid ${color.borderStrong};
    break-after: avoid;
  }
`

const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  max-width: 100%;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
`
