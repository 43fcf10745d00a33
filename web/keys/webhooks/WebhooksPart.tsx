import { Card } from '../../ui/Card'
import { SkeletonRows, Waiting } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/StateMessage'
import { AddWebhookForm } from './AddWebhookForm'
import { FreshSecret } from './FreshSecret'
import { messages } from './messages'
import { useWebhooks } from './useWebhooks'
import { WebhookList } from './WebhookList'

/** A person's webhooks (docs/product.md HOOK-5), below the keys. */
export default function WebhooksPart() {
  const { hooks, fresh, add, replace, remove, test, switchOn, reload, adding, acting, failed, loading } = useWebhooks()
  if (failed)
    return (
      <ErrorState title={messages.loadFailed} onRetry={reload} retrying={loading}>
        {messages.tryAgain}
      </ErrorState>
    )
  if (!hooks)
    return (
      <Waiting label={messages.loading}>
        <Card>
          <SkeletonRows count={2} />
        </Card>
      </Waiting>
    )
  return (
    <>
      {fresh === null ? null : <FreshSecret {...fresh} />}
      {hooks.length > 0 ? (
        <WebhookList
          hooks={hooks}
          busy={acting}
          onTest={test}
          onSwitchOn={switchOn}
          onRemove={remove}
          onReplace={replace}
          onRefresh={reload}
        />
      ) : null}
      <AddWebhookForm busy={adding} onAdd={add} />
    </>
  )
}
