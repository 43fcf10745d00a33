import { Dices, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, radius, space } from '../styles/tokens'
import { Button } from '../ui/Button'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'

interface RelaxedNoteProps {
  /** What was relaxed, as its button said it. */
  label: string
  /** Whether another search may help. */
  isMissing: boolean
  busy: boolean
  failed: boolean
  /** Searches the whole plan again. */
  randomizeAll: () => Promise<void>
  onUndo: () => void
}

/** Says which wish was relaxed, offers to search the plan again, and takes both back. It takes the focus of what was pressed. */
export function RelaxedNote({ label, isMissing, busy, failed, randomizeAll, onUndo }: RelaxedNoteProps) {
  const root = useRef<HTMLDivElement>(null)
  const [searching, setSearching] = useState(false)
  useEffect(() => root.current?.focus(), [label])
  const search = async () => {
    setSearching(true)
    await randomizeAll()
    setSearching(false)
  }
  return (
    <Note ref={root} role="group" aria-label={messages.relaxed({ label })} tabIndex={-1}>
      <Stack $gap={2}>
        <Text $strong>{messages.relaxed({ label })}</Text>
        {isMissing ? <Text>{messages.searchHint}</Text> : null}
        <Row $gap={2}>
          {isMissing ? (
            <Button
              variant="primary"
              icon={<Dices aria-hidden="true" />}
              busy={searching}
              onClick={() => void search()}
            >
              {messages.randomizeAll}
            </Button>
          ) : null}
          <Button icon={<Undo2 aria-hidden="true" />} busy={busy} onClick={onUndo}>
            {messages.undo}
          </Button>
        </Row>
        {failed ? <Text role="alert">{messages.saveFailed}</Text> : null}
      </Stack>
    </Note>
  )
}

const Note = styled.div`
  padding: ${space[4]};
  border: ${line.hairline} solid ${color.borderStrong};
  border-radius: ${radius.medium};

  /* Large text on a phone: words need the width. */
  @media (max-width: 16em) {
    padding: ${space[2]};
  }
`
