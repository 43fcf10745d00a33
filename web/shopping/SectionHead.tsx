import type { ReactNode } from 'react'
import styled from 'styled-components'
import { screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { family, layer, line, media, radius, size, space, weight } from '../styles/tokens'
import { bleed } from './bleed'

export interface SectionHeadProps {
  /** Of the heading, which names the section. */
  id: string
  title: string
  /** At the line's end: how much is left. */
  aside: ReactNode
}

/** The line over a part of the list: it stays in sight while its rows pass below it. */
export function SectionHead({ id, title, aside }: SectionHeadProps) {
  return (
    <Root>
      <Title id={id}>{title}</Title>
      <Aside>{aside}</Aside>
    </Root>
  )
}

const Root = styled.div`
  position: var(--bar-position);
  inset-block-start: 0;
  z-index: ${layer.bar - 1};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
  min-height: 2.25rem;
  margin-inline: calc(-1 * ${bleed});
  padding-inline: ${bleed};
  background: ${color.surfaceSunken};
  font-size: ${size.small};

  ${media.wide} {
    margin-inline: 0;
    padding-inline: ${space[3]};
    border-radius: ${radius.small};
  }

  ${media.print} {
    position: static;
    min-height: 0;
    margin-inline: 0;
    padding-inline: 0;
    border-block-end: ${line.hairline} solid ${color.borderStrong};
    border-radius: 0;
    background: none;
    break-after: avoid;
  }
`

const Title = styled.h2`
  font-family: ${family.text};
  font-size: inherit;
  font-weight: ${weight.strong};
  letter-spacing: 0;

  ${media.print} {
    font-size: ${size.title};
  }
`

const Aside = styled.span`
  ${tabular}
  ${screenOnly}
  color: ${color.textMuted};
`
