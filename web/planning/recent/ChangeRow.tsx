import { Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { color } from '../../styles/themes'
import { line, size, space, target } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { MemberFace } from '../../ui/MemberFace'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { timeOf } from './byDay'
import { messages } from './messages'
import type { PlanChange } from './planChange'
import type { Said } from './sayChange'

interface ChangeRowProps {
  change: PlanChange
  said: Said | undefined
  /** In milliseconds since 1970. */
  now: number
  busy: boolean
  /** Takes it back; missing where it no longer can be. */
  onUndo?: () => void
}

/** A change: who and what, when, and Undo. */
export function ChangeRow({ change: { by, at }, said, now, busy, onUndo }: ChangeRowProps) {
  const { text, names } = said ?? { text: '', names: null }
  return (
    <Root>
      <MemberFace name={by?.name ?? ''} size="small" />
      <Beside>
        <Words>
          <p>{text}</p>
          {names ? <Note>{names}</Note> : null}
          <Note as="time" dateTime={new Date(at).toISOString()}>
            {timeOf(at, now)}
          </Note>
        </Words>
        {onUndo ? (
          <Button variant="quiet" busy={busy} icon={<Undo2 aria-hidden="true" />} onClick={onUndo}>
            {messages.undo}
            <VisuallyHidden>{messages.ofChange({ change: text })}</VisuallyHidden>
          </Button>
        ) : null}
      </Beside>
    </Root>
  )
}

const Root = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${target};
  padding-block: ${space[2]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

/* Undo is below the words where the text is large. */
const Beside = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 ${space[3]};
  min-width: 0;

  & > button {
    flex: none;
    margin-inline: auto -${space[2]};
  }
`

const Words = styled.div`
  flex: 1 1 8rem;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: break-word;
`

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};
`
