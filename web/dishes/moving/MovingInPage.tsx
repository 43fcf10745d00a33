import { useState } from 'react'
import { usePageTitle } from '../../product/usePageTitle'
import { Banner } from '../../ui/Banner'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { List } from '../../ui/List'
import { LatePart } from '../../ui/LatePart'
import { Page } from '../../ui/Page'
import { Progress } from '../../ui/Progress'
import { Skeleton, Waiting } from '../../ui/Skeleton'
import { Stack } from '../../ui/Stack'
import { ErrorState } from '../../ui/StateMessage'
import { Heading, Text } from '../../ui/Text'
import { useOnline } from '../../ui/useOnline'
import { FileDrop } from '../FileDrop'
import { UnmatchedLink } from '../matching/UnmatchedLink'
import { fromAnyPage } from '../received/lateFromAnyPage'
import { messages as received } from '../received/messages'
import { useReceived } from '../received/useReceived'
import { ImportLine } from './ImportLine'
import { messages } from './messages'
import { ReadyFile } from './ReadyFile'
import { tableIn } from './table/tableIn'
import { useImports } from './useImports'

/** Brings recipes in out of other applications, all at once (docs/product.md MOVE-1). */
export default function MovingInPage() {
  usePageTitle(messages.title)
  const online = useOnline()
  const { imports, isBusy, sending, problem, send, stop, undo, undoing, failed, loading, reload } = useImports()
  const [isLost, setLost] = useState(false)
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [ready] = waiting
  const next = () => setWaiting((now) => now.slice(1))
  const take = async (file: File) => {
    if ((await tableIn(file)) === null) await send(file, null)
    else setWaiting([file])
  }
  useReceived((came) => {
    setLost(came === null)
    if (came !== null) setWaiting(came.files)
  })
  return (
    <Page width="wideForm">
      <Stack $gap={5}>
        <Stack $gap={1}>
          <Heading level={1}>{messages.title}</Heading>
          <Text $muted>{messages.intro}</Text>
        </Stack>
        <Card>
          <Stack $gap={3}>
            {isLost ? <Banner tone="warning">{received.lost}</Banner> : null}
            {ready === undefined ? null : (
              <ReadyFile
                file={ready}
                busy={!online || isBusy || sending !== null}
                onBringIn={(columns) => void send(ready, columns).then((arrived) => arrived && next())}
                onDiscard={next}
              />
            )}
            {sending !== null ? (
              <Progress label={messages.sending({ name: sending })} value={null} />
            ) : online && !isBusy && ready === undefined ? (
              <FileDrop label={messages.chooseFile} hint={messages.dropFile} onFile={(file) => void take(file)} />
            ) : null}
            {online ? null : <Text $muted>{messages.offline}</Text>}
            {problem === null ? null : <Banner tone="warning">{problem}</Banner>}
            <Text $muted $size="small">
              {messages.known} <a href="/docs/moving-in">{messages.howTo}</a>
            </Text>
          </Stack>
        </Card>
        {imports === null ? (
          failed ? (
            <ErrorState title={messages.loadFailed} onRetry={reload} retrying={loading}>
              {messages.tryAgain}
            </ErrorState>
          ) : (
            <Waiting label={messages.loading}>
              <Skeleton shape="card" height="6rem" />
            </Waiting>
          )
        ) : imports.length === 0 ? null : (
          <Card
            title={messages.yours}
            aside={
              <ButtonLink to="/dishes" variant="quiet">
                {messages.seeDishes}
              </ButtonLink>
            }
          >
            <List aria-label={messages.yours}>
              {imports.map((one) => (
                <ImportLine key={one.id} of={one} onStop={stop} onUndo={undo} undoing={undoing} />
              ))}
            </List>
            {isBusy ? null : <UnmatchedLink />}
          </Card>
        )}
        <LatePart of={fromAnyPage} />
      </Stack>
    </Page>
  )
}
