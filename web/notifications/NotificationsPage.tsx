import { useEffect, useState } from 'react'
import { usePageTitle } from '../product/usePageTitle'
import { FramedPage } from '../ui/FramedPage'
import { abilityOf } from './browserPush'
import { DeviceList } from './DeviceList'
import { messages } from './messages'
import { ThisDevice } from './ThisDevice'
import { useNotifications } from './useNotifications'

/** What a person's devices are notified of (docs/product.md PUSH-1). */
export default function NotificationsPage() {
  usePageTitle(messages.title)
  const ability = useAbility()
  const { known, save, remove, test, reload, isSaving, testing, failed, loading } = useNotifications()
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
      {known ? (
        <>
          <ThisDevice
            ability={ability}
            device={known.here}
            busy={isSaving}
            testing={testing}
            onSave={save}
            onTest={test}
          />
          {known.others.length > 0 ? (
            <DeviceList
              title={known.here ? messages.others : messages.yours}
              devices={known.others}
              busy={isSaving}
              onRemove={remove}
            />
          ) : null}
        </>
      ) : null}
    </FramedPage>
  )
}

/** What this browser can do, looked at again when the page is come back to, such as from the browser's settings. */
function useAbility() {
  const [ability, setAbility] = useState(abilityOf)
  useEffect(() => {
    const look = () => setAbility(abilityOf())
    const events = ['visibilitychange', 'focus', 'pointerup']
    for (const event of events) window.addEventListener(event, look)
    return () => events.forEach((event) => window.removeEventListener(event, look))
  }, [])
  return ability
}
