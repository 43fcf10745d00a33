import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, media, size, space, target } from '../styles/tokens'
import { Page } from '../ui/Page'
import { Skeleton } from '../ui/Skeleton'
import { Stack } from '../ui/Stack'
import { Heading } from '../ui/Text'

interface TemplateFrameProps {
  title: string
  /** Below the heading. */
  state: string
  children: ReactNode
}

/** Around what is drawn of the planner before its code has come: its places are where the planner has them. */
export function TemplateFrame({ title, state, children }: TemplateFrameProps) {
  return (
    <Root aria-busy="true">
      <Page>
        <Stack $gap={5}>
          <div>
            <Heading level={1}>{title}</Heading>
            <State role="status">{state}</State>
          </div>
          <Toolbar>
            <Skeleton shape="control" />
          </Toolbar>
          {children}
        </Stack>
      </Page>
    </Root>
  )
}

/* The bar of the modes stands above it on a wide screen, once it is there; it is as high as this room. */
const Root = styled.div`
  min-height: 100dvh;

  ${media.wide} {
    padding-block-start: calc(${target} + 2 * ${space[1]} + ${space[8]});
  }

  [role='tabpanel'] & {
    padding-block-start: 0;
  }

  [role='tabpanel'] & > div {
    padding: 0;
  }
`

const State = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};
`

/* As high as the bar of tools, which a wide screen has beside the heading. */
const Toolbar = styled.div`
  padding-block: ${space[2]};
  border-bottom: ${line.hairline} solid transparent;

  ${media.wide} {
    display: none;
  }
`
