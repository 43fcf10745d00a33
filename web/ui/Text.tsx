import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { size, weight, type Size } from '../styles/tokens'

export interface HeadingProps {
  /** Its place in the outline: one `1` a page, then no level left out. */
  level: 1 | 2 | 3 | 4
  /** Its look, when it differs from what the level has. */
  look?: Size
  id?: string
  children: ReactNode
}

const looks: Record<HeadingProps['level'], Size> = { 1: 'display', 2: 'heading', 3: 'title', 4: 'lead' }

/**
 * A heading in the warm serif.
 *
 *     <Heading level={2}>Breakfast</Heading>
 */
export function Heading({ level, look, id, children }: HeadingProps) {
  return (
    <HeadingRoot as={`h${level}`} id={id} $look={look ?? looks[level]}>
      {children}
    </HeadingRoot>
  )
}

const HeadingRoot = styled.h2<{ $look: Size }>`
  font-size: ${({ $look }) => size[$look]};
  color: ${color.text};
`

/** Visual props of `Text`. */
export interface TextLook {
  $size?: Size
  $muted?: boolean
  $strong?: boolean
  /** Figures of one width. */
  $figures?: boolean
  $align?: 'start' | 'center' | 'end'
}

/**
 * Running text; give it another element with `as`.
 *
 *     <Text $muted $size="small">5 left</Text>
 */
export const Text = styled.p<TextLook>`
  margin: 0;
  font-size: ${({ $size = 'body' }) => size[$size]};
  color: ${({ $muted }) => ($muted ? color.textMuted : 'inherit')};
  font-weight: ${({ $strong }) => ($strong ? weight.strong : 'inherit')};
  text-align: ${({ $align = 'start' }) => $align};
  ${({ $figures }) =>
    $figures &&
    css`
      ${tabular}
    `}
`
