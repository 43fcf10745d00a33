import styled from 'styled-components'
import { media, space } from '../styles/tokens'

/** Equal columns of areas; on paper the areas flow by themselves. */
export const ListColumns = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  align-items: start;
  gap: 0 ${space[5]};
  ${({ $count }) => ($count > 1 ? `--list-bleed: ${space[2]};` : '')}

  ${media.print} {
    display: block;
    columns: 3;
    column-gap: ${space[4]};

    & > * {
      display: contents;
    }
  }
`
