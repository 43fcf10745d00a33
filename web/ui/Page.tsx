import type { ReactNode } from 'react'
import styled from 'styled-components'
import { gutter, measure, media, space } from '../styles/tokens'

export interface PageProps {
  /** `form` 28 rem, `wideForm` 90% of a small screen and 800 pixels of a larger one, `text` for reading, `page` for the planner. */
  width?: keyof typeof measure
  children: ReactNode
}

/**
 * The middle of a page, between header and footer. Every page's outermost part.
 *
 *     <Page width="form"><Heading level={1}>Sign In</Heading>…</Page>
 */
export function Page({ width = 'page', children }: PageProps) {
  return <Root $width={width}>{children}</Root>
}

const Root = styled.div<{ $width: keyof typeof measure }>`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  width: 100%;
  max-width: ${({ $width }) => ($width === 'wideForm' ? `min(${measure.wideForm}, 90vw)` : `calc(${measure[$width]} + 2 * ${gutter})`)};
  margin-inline: auto;
  padding: ${space[6]} ${({ $width }) => ($width === 'wideForm' ? '0' : gutter)} ${space[12]};

  ${media.short} {
    gap: ${space[3]};
    padding-block-start: ${space[2]};
  }

  ${media.print} {
    max-width: none;
    padding: 0;
  }
`
