import styled from 'styled-components'
import { media, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { List } from '../ui/List'
import { messages } from './messages'

/** Cards of plans beside and below each other. */
export const Shelf = styled(List)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space[6]} ${space[5]};

  ${media.wide} {
    gap: ${space[8]} ${space[6]};
  }
`

/** Shows the next page of them. */
export function ShowMore({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  return (
    <More>
      <Button busy={busy} onClick={onMore}>
        {messages.showMore}
      </Button>
    </More>
  )
}

const More = styled.div`
  display: flex;
  justify-content: center;
`
