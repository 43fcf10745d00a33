import { usePageTitle } from '../product/usePageTitle'
import { Card } from '../ui/Card'
import { FramedPage } from '../ui/FramedPage'
import { Text } from '../ui/Text'
import { FreshKey } from './FreshKey'
import { KeyList } from './KeyList'
import { MakeKeyForm } from './MakeKeyForm'
import { messages } from './messages'
import { usePersonalKeys } from './usePersonalKeys'
import { WebhooksCard } from './WebhooksCard'

/** A person's keys for their own programs (docs/product.md ACC-55). */
export default function KeysPage() {
  usePageTitle(messages.title)
  const { keys, made, isFull, make, revoke, reload, making, revoking, failed, loading } = usePersonalKeys()
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
      {keys ? (
        <>
          {made ? <FreshKey made={made} /> : null}
          {keys.length > 0 ? <KeyList keys={keys} busy={revoking} onRevoke={revoke} /> : null}
          {isFull ? (
            <Card>
              <Text>{messages.full()}</Text>
            </Card>
          ) : (
            <MakeKeyForm busy={making} onMake={make} />
          )}
          <WebhooksCard />
        </>
      ) : null}
    </FramedPage>
  )
}
