import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { size, space, weight } from '../../styles/tokens'
import { Button } from '../Button'
import { useFocusOnRemoval } from '../useFocusOnRemoval'
import { messages } from './messages'
import type { Scan } from './scan'

export interface ScanResultProps {
  scan: Scan
  onAskAgain: () => void
}

/** What became of the code that was scanned last, and what can be done about it. */
export function ScanResult({ scan: { said, undo, add }, onAskAgain }: ScanResultProps) {
  return (
    <Root ref={useFocusOnRemoval<HTMLDivElement>()}>
      <Said>
        <bdi>{said}</bdi>
      </Said>
      <Actions>
        {add ? (
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={add.press}>
            {add.label}
          </Button>
        ) : null}
        {undo ? <Button onClick={undo}>{messages.undo}</Button> : null}
        <Button variant="quiet" onClick={onAskAgain}>
          {messages.somethingElse}
        </Button>
      </Actions>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  overflow-y: auto;
`

const Said = styled.p`
  font-size: ${size.lead};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > button {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`
