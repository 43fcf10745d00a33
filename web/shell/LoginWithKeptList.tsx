import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { TIMES } from '../../schema/limits'
import LoginPage from '../accounts/LoginPage'
import { readList } from '../shopping/listStorage'
import { Button } from '../ui/Button'
import { useOnline } from '../ui/useOnline'
import { useDeviceOwner } from '../session/deviceOwner'
import { messages } from './messages'
import { PageLoading } from './PageLoading'

const KeptShoppingList = lazy(() => import('../shopping/KeptShoppingList'))

/**
 * The login page. Without a network it offers the shopping list of the user who signed in last on this device and has not
 * logged out (docs/product.md DEV-7).
 */
export default function LoginWithKeptList() {
  const online = useOnline()
  const owner = useDeviceOwner()
  const [opened, setOpened] = useState<string | null>(null)
  if (opened !== null && opened === owner) {
    return (
      <Suspense fallback={<PageLoading />}>
        <KeptShoppingList owner={owner} onClose={() => setOpened(null)} />
      </Suspense>
    )
  }
  const offered = !online && owner !== null && isRecent(owner)
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

/** A list is offered for as long as a session lasts without use. */
function isRecent(owner: string): boolean {
  const list = readList(owner)
  return list !== null && Date.now() - list.at < TIMES.sessionIdle
}
