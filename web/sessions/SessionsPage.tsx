import { usePageTitle } from '../product/usePageTitle'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { FramedPage } from '../ui/FramedPage'
import { Row } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'
import { OtherSessions } from './OtherSessions'
import { SessionWords } from './SessionWords'
import { useSessions } from './useSessions'

/** Where a person is signed in (docs/product.md ACC-65). */
export default function SessionsPage() {
  usePageTitle(messages.title)
  const { sessions, end, endOthers, reload, busy, failed, loading } = useSessions()
  const here = sessions?.find(({ isCurrent }) => isCurrent)
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <FramedPage
      title={messages.title}
      intro={messages.intro}
      offline={messages.offline}
      loading={{ label: messages.loading, rows: 3 }}
      failure={
        failed ? { title: messages.loadFailed, hint: messages.tryAgain, onRetry: reload, retrying: loading } : null
      }
    >
      {sessions ? (
        <>
          {here ? (
            <Card title={messages.here}>
              <div>
                <SessionWords session={here} />
              </div>
            </Card>
          ) : null}
          {others.length > 0 ? (
            <OtherSessions sessions={others} busy={busy} onEnd={end} onEndAll={endOthers} />
          ) : (
            <Text $muted>{messages.none}</Text>
          )}
          <Row>
            <ButtonLink to="/security">{messages.history}</ButtonLink>
          </Row>
        </>
      ) : null}
    </FramedPage>
  )
}
