import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color } from '../styles/themes'
import { line, media, radius, size, space, weight } from '../styles/tokens'

const tones = {
  plain: css`
    background: ${color.surfaceSunken};
    color: ${color.text};
    border-color: ${color.border};
  `,
  accent: css`
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  `,
  info: css`
    background: ${color.infoSoft};
    color: ${color.onInfoSoft};
  `,
  warning: css`
    background: ${color.warningSoft};
    color: ${color.onWarningSoft};
  `,
  danger: css`
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  `,
}

/** What a chip's colour says beside its words. */
export type ChipTone = keyof typeof tones

/** The look of a chip, for whichever element carries it. */
export const chipLook = css<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  overflow-wrap: break-word;
  padding: ${space[1]} 0.625rem;
  border: ${line.hairline} solid transparent;
  border-radius: ${radius.round};
  font-size: ${size.tiny};
  font-weight: ${weight.strong};
  line-height: 1.25;
  ${({ $tone }) => tones[$tone]}

  /* Printers leave backgrounds out. */
  ${media.print} {
    padding-block: 0;
    border-color: ${color.borderStrong};
    background: none;
    color: ${color.text};
  }

  & > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
`

export interface ChipProps {
  tone?: ChipTone
  icon?: ReactNode
  children: ReactNode
}

/**
 * A word or two about something: a tag, a diet.
 *
 *     <Chip tone="accent" icon={<Leaf />}>vegan</Chip>
 */
export function Chip({ tone = 'plain', icon, children }: ChipProps) {
  return (
    <Root $tone={tone}>
      {icon}
      {children}
    </Root>
  )
}

const Root = styled.span<{ $tone: ChipTone }>`
  ${chipLook}
`
