import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import LoginPage from '../accounts/LoginPage'
import { Button } from '../ui/Button'
import { useOnline } from '../ui/useOnline'
import { nextAddress } from '../product/nextAddress'
import { useDeviceOwner } from '../session/useDeviceOwner'
import { useResumed } from '../session/useResumed'
import { useSession, useSessionEnd } from '../session/useSession'
import { messages } from './messages'
import { PageLoading } from './PageLoading'
import { useRecentList } from './useRecentList'

const KeptShoppingList = lazy(() => import('../shopping/KeptShoppingList'))

/**
 * The login page. Who is signed in, or whose session comes back by itself, is led on to what was wanted (docs/product.md
 * MODE-9, ACC-44, ACC-45). Without
 * a network, or while the server can't be reached, the page offers the shopping list of the user who signed in last on this
 * device and has not logged out (DEV-7).
 */
export default function LoginWithKeptList() {
  const online = useOnline()
  const owner = useDeviceOwner()
  const [opened, setOpened] = useState<string | null>(null)
  const { search } = useLocation()
  const session = useSession()
  const end = useSessionEnd()
  const resumed = useResumed()
  const offered = useRecentList(!online || end?.why === 'unreachable' ? owner : null)
  if (resumed || session === 'signedIn')
    return <Navigate to={opened === null ? nextAddress(search) : '/?mode=shop'} replace />
  // A repeated try has its own sign, so that what was typed stays.
  if (session === 'resuming' && end === null) return <PageLoading />
  if (opened !== null && opened === owner) {
    return (
      <Suspense fallback={<PageLoading />}>
        <KeptShoppingList owner={owner} onClose={() => setOpened(null)} />
      </Suspense>
    )
  }
  return (
    <LoginPage
      offer={
        offered ? (
          <Button
            variant="primary"
            size="large"
            wide
            icon={<ListChecks aria-hidden="true" />}
            onClick={() => setOpened(owner)}
          >
            {messages.openKeptList}
          </Button>
        ) : null
      }
    />
  )
}
