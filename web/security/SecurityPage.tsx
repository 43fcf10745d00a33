import { usePageTitle } from '../product/usePageTitle'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { FramedPage } from '../ui/FramedPage'
import { List } from '../ui/List'
import { Row, Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { EventLine } from './EventLine'
import { messages } from './messages'
import { useSecurityHistory } from './useSecurityHistory'

/** What happened to a person's account, and what to do where it was someone else (docs/product.md ACC-77, ACC-79). */
export default function SecurityPage() {
  usePageTitle(messages.title)
  const { events, more, reload, failed, loading } = useSecurityHistory()
  return (
    <FramedPage
      title={messages.title}
      intro={messages.intro}
      offline={messages.offline}
      loading={{ label: messages.loading, rows: 5 }}
      failure={
        failed ? { title: messages.loadFailed, hint: messages.tryAgain, onRetry: reload, retrying: loading } : null
      }
    >
      {events && events.length > 0 ? (
        <>
          <Card title={messages.notYou}>
            <Stack>
              <Text>{messages.whatToDo}</Text>
              <Row>
                <ButtonLink to="/change-password">{messages.changePassword}</ButtonLink>
                <ButtonLink to="/sessions">{messages.sessions}</ButtonLink>
              </Row>
            </Stack>
          </Card>
          <Card title={messages.events}>
            <Stack>
              <List aria-label={messages.events}>
                {events.map((event) => (
                  <EventLine key={event.id} event={event} />
                ))}
              </List>
              {more ? (
                <Row>
                  <Button busy={loading} onClick={more}>
                    {messages.earlier}
                  </Button>
                </Row>
              ) : null}
            </Stack>
          </Card>
        </>
      ) : events ? (
        <Text $muted>{messages.none}</Text>
      ) : null}
    </FramedPage>
  )
}
