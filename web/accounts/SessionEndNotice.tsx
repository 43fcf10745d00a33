import { lazy, Suspense } from 'react'
import { resumeSession } from '../session/resumeSession'
import { useSession, useSessionEnd } from '../session/useSession'
import { Banner } from '../ui/Banner'
import { Button } from '../ui/Button'
import { useOnline } from '../ui/useOnline'
import { messages } from './messages'

const ElsewhereNote = lazy(() => import('./provider/ElsewhereNote'))

/** Says on the login page why there is no session any more, and what to do about it (docs/product.md ACC-46, ACC-47). */
export function SessionEndNotice() {
  const end = useSessionEnd()
  const busy = useSession() === 'resuming'
  const online = useOnline()
  const unreachable = end?.why === 'unreachable'
  return (
    <>
      <Banner tone="info">
        {end?.elsewhere ? (
          <Suspense>
            <ElsewhereNote address={end.elsewhere} />
          </Suspense>
        ) : end === null || end.why === 'chosen' || unreachable ? null : (
          (end.words ?? messages.ended[end.why])
        )}
      </Banner>
      {/* Without a network the page says that already, and tries again by itself. */}
      <Banner tone="warning">
        {unreachable && online ? (
          <>
            {messages.ended.unreachable}{' '}
            <Button variant="quiet" busy={busy} onClick={() => void resumeSession()}>
              {messages.tryAgain}
            </Button>
          </>
        ) : null}
      </Banner>
    </>
  )
}
