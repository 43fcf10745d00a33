import styled from 'styled-components'
import { media, space, type Space } from '../styles/tokens'

export interface LayoutProps {
  /** A step of the space scale; 4 by default. */
  $gap?: Space
  $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  $justify?: 'start' | 'center' | 'end' | 'space-between'
}

/**
 * One below the other.
 *
 *     <Stack $gap={6}>…</Stack>
 */
export const Stack = styled.div<LayoutProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space[$gap]};
  align-items: ${({ $align = 'stretch' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-width: 0;
`

/**
 * Side by side, wrapping unless `$nowrap`.
 *
 *     <Row $justify="space-between">…</Row>
 */
export const Row = styled.div<LayoutProps & { $nowrap?: boolean }>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  gap: ${({ $gap = 3 }) => space[$gap]};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  min-width: 0;
`

/**
 * Equal columns on the wide layout, one below the other on the narrow one.
 *
 *     <Columns $count={3}>…</Columns>
 */
export const Columns = styled.div<{ $count?: number; $gap?: Space }>`
  display: grid;
  gap: ${({ $gap = 6 }) => space[$gap]};
  align-items: start;

  ${media.wide} {
    grid-template-columns: repeat(${({ $count = 2 }) => $count}, minmax(0, 1fr));
  }
`
