import { useState } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../../schema/text/format'
import { space } from '../../styles/tokens'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { LineFacts, LineName } from '../../ui/FactLine'
import { Progress } from '../../ui/Progress'
import { Text } from '../../ui/Text'
import { StackedLine } from '../StackedLine'
import { messages } from './messages'
import { NotBroughtIn } from './NotBroughtIn'
import type { DishImportFragment } from './operations.generated'
import { hasPlans, PlansOfFile } from './PlansOfFile'
import { isUnderWay } from './useImports'

export interface ImportLineProps {
  of: DishImportFragment
  onStop: (id: string) => Promise<void>
  onUndo: (id: string) => Promise<void>
  undoing: boolean
}

/** A file of recipes that was brought in: how far it is, what came of it, and what can be done about that. */
export function ImportLine({ of, onStop, onUndo, undoing }: ImportLineProps) {
  const [asked, setAsked] = useState(false)
  const { id, fileName, app, state, createdAt, stored, doubles, failed, lackingPhotos } = of
  const name = fileName || messages.anyName
  const stops = state === 'READING' || state === 'STORING'
  return (
    <StackedLine>
      <Head>
        <Words>
          <LineName>{name}</LineName>
          <LineFacts>
            {app === null ? null : <span>{messages.from({ app })}</span>}
            <span>{formatDate(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}</span>
          </LineFacts>
        </Words>
        {stops ? (
          <Button variant="quiet" aria-label={messages.stopOf({ name })} onClick={() => void onStop(id)}>
            {messages.stop}
          </Button>
        ) : state === 'DONE' && (stored > 0 || hasPlans(of)) ? (
          <Button variant="quiet" aria-label={messages.undoOf({ name })} onClick={() => setAsked(true)}>
            {messages.undo}
          </Button>
        ) : null}
      </Head>
      <Standing of={of} />
      {doubles > 0 ? (
        <NotBroughtIn of={of} which={{ outcome: 'DOUBLE' }} title={messages.doubles({ count: doubles })} />
      ) : null}
      {failed > 0 ? (
        <NotBroughtIn of={of} which={{ outcome: 'FAILED' }} title={messages.failed({ count: failed })} />
      ) : null}
      {lackingPhotos > 0 && state !== 'UNDONE' ? (
        <NotBroughtIn
          of={of}
          which={{ lackingPhotos: true }}
          title={messages.lackingPhotos({ count: lackingPhotos })}
        />
      ) : null}
      <PlansOfFile of={of} />
      {asked ? (
        <ConfirmDialog
          title={messages.undoTitle({ name })}
          description={messages.undoHelp({ stored, plans: hasPlans(of) })}
          keep={messages.keep}
          confirm={messages.takeAway}
          busy={undoing}
          onClose={() => setAsked(false)}
          onConfirm={() => void onUndo(id).then(() => setAsked(false))}
        />
      ) : null}
    </StackedLine>
  )
}

/** How far an import is. */
function Standing({ of }: { of: DishImportFragment }) {
  const { state, found, stored, doubles, failed, problem } = of
  if (isUnderWay(of)) {
    const done = stored + doubles + failed
    return (
      <>
        {state === 'READING' ? (
          <Progress label={messages.reading({ found })} value={null} />
        ) : state === 'STORING' ? (
          <Progress label={messages.storing({ done, found })} value={done} max={Math.max(1, found)} />
        ) : (
          <Progress label={messages.undoing({ left: stored })} value={null} />
        )}
        <Text $muted $size="small">
          {messages.leave}
        </Text>
      </>
    )
  }
  return (
    <Text>
      {problem ??
        (state === 'UNDONE' ? messages.undone({ stored }) : stored > 0 ? messages.here({ stored }) : messages.noneNew)}
    </Text>
  )
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${space[1]};
  overflow-wrap: anywhere;
`
