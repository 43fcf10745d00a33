import { useId, useState } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { family, size, space, weight } from '../styles/tokens'
import { Card } from '../ui/Card'
import { FoldButton } from '../ui/FoldButton'
import { List } from '../ui/List'
import type { ListItem } from './areas'
import { ItemRow } from './ItemRow'
import { messages } from './messages'

export interface TrolleyCardProps {
  items: readonly ListItem[]
  onToggle: (item: ListItem) => void
}

/** What is in the trolley: folded, so that the list below stays what is left to buy. A press puts a line back. */
export function TrolleyCard({ items, onToggle }: TrolleyCardProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Root>
      <Card>
        <Title>
          <FoldButton open={open} controls={id} onClick={() => setOpen(!open)}>
            <Words>{messages.trolley({ count: items.length })}</Words>
          </FoldButton>
        </Title>
        <div id={id} hidden={!open}>
          {open ? (
            <List aria-label={messages.trolley({ count: items.length })}>
              {items.map((item) => (
                <ItemRow key={item.key} item={item} ticked onToggle={onToggle} />
              ))}
            </List>
          ) : null}
        </div>
      </Card>
    </Root>
  )
}

const Root = styled.div`
  ${screenOnly}
`

const Title = styled.h2`
  margin: -${space[2]};

  & > button {
    width: 100%;
  }
`

const Words = styled.span`
  flex: 1;
  font-family: ${family.heading};
  font-size: ${size.title};
  font-weight: ${weight.strong};
`
