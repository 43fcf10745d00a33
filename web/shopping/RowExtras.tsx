import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { size, space } from '../styles/tokens'
import type { Entry } from './entries'
import { PhotoButton } from './photos/RowPhoto'
import { RowNote } from './RowNote'

/** In an opened row: what the household adds to it, a note and a photo (docs/product.md SHOP-58, SHOP-69). */
export function RowExtras({ entry }: { entry: Entry }) {
  return (
    <Root>
      <RowNote entry={entry} />
      <PhotoButton entry={entry} />
    </Root>
  )
}

const Root = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0 ${space[3]} ${space[3]};
  font-size: ${size.small};
`
