import { ShoppingCart, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { screenOnly } from '../../styles/mixins'
import { color } from '../../styles/themes'
import { gutter, line, media, radius, size, weight } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { FoldButton } from '../../ui/FoldButton'
import { List } from '../../ui/List'
import type { Entry } from '../entries'
import { EntryRow, type RowControls } from '../EntryRow'
import { messages } from '../messages'

export interface TrolleySectionProps {
  rows: readonly Entry[]
  controls: RowControls
  /** Takes the own items among them off the list. */
  onRemoveOwn: () => void
}

/** What is in the trolley: folded, so that the list above stays what is left to buy. A press puts a line back. */
export function TrolleySection({ rows, controls, onRemoveOwn }: TrolleySectionProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Root>
      <Title>
        <FoldButton open={open} controls={id} onClick={() => setOpen(!open)}>
          <ShoppingCart aria-hidden="true" />
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
    </Root>
  )
}

const Root = styled.section`
  ${screenOnly}
`

const Title = styled.h2`
  margin-inline: calc(-1 * ${gutter});
  border-block-start: ${line.strong} solid ${color.stateMark};
  background: ${color.stateSoft};
  font-family: inherit;
  font-size: ${size.body};
  letter-spacing: 0;

  & > button {
    width: 100%;
    padding-inline: ${gutter};
    border-radius: 0;
    color: ${color.onStateSoft};

    & > svg {
      color: inherit;
    }

    & > svg:first-child {
      width: 1.25rem;
      height: 1.25rem;
      transform: none;
    }
  }

  ${media.wide} {
    margin-inline: 0;
    border-radius: ${radius.small};
  }
`

const Words = styled.span`
  flex: 1;
  font-weight: ${weight.strong};
`
