import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { family, size, space, weight } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { FoldButton } from '../ui/FoldButton'
import { List } from '../ui/List'
import type { Entry } from './entries'
import { EntryRow, type RowControls } from './EntryRow'
import { messages } from './messages'

export interface TrolleyCardProps {
  rows: readonly Entry[]
  controls: RowControls
  /** Takes the own items among them off the list. */
  onRemoveOwn: () => void
}

/** What is in the trolley: folded, so that the list below stays what is left to buy. A press puts a line back. */
export function TrolleyCard({ rows, controls, onRemoveOwn }: TrolleyCardProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Root>
      <Card>
        <Title>
          <FoldButton open={open} controls={id} onClick={() => setOpen(!open)}>
            <Words>{messages.trolley({ count: rows.length })}</Words>
          </FoldButton>
        </Title>
        <div id={id} hidden={!open}>
          {open ? (
            <List aria-label={messages.trolley({ count: rows.length })}>
              {rows.map((entry) => (
                <EntryRow key={entry.key} entry={entry} controls={controls} />
              ))}
            </List>
          ) : null}
          {open && rows.some(({ kind }) => kind === 'own') ? (
            <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={onRemoveOwn}>
              {messages.removeBought}
            </Button>
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
