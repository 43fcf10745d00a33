import type { ReactNode } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { gutter, layer, line, media, space } from '../styles/tokens'

/** Keeps what adds an item at the foot of the screen, above the bar of the modes. */
export function AddBar({ children }: { children: ReactNode }) {
  return <Root data-float="bottom">{children}</Root>
}

/** What adds an item, and beside it what scans one. */
export const AddRow = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[2]};
`

const Root = styled.div`
  ${screenOnly}
  position: var(--bar-position);
  inset-block-end: calc(var(--bar-height) + env(safe-area-inset-bottom));
  z-index: ${layer.bar};
  margin-inline: calc(-1 * ${gutter});
  padding: ${space[2]} ${gutter};
  border-block-start: ${line.hairline} solid ${color.border};
  background: ${color.surface};

  & > [role='status']:not(:empty) {
    margin-block-end: ${space[2]};
  }

  ${media.wide} {
    margin-inline: 0;
    padding-inline: 0;
  }
`
