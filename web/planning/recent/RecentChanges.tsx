import { History } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { messages } from '../foot/messages'
import { Opener } from '../foot/Opener'

/** Comes when it is asked for. */
const RecentSheet = lazy<ComponentType<{ onClose: () => void }>>(() => import('./RecentSheet'))

/** What was done to the plan lately, once it is asked for. */
export function RecentChanges() {
  return (
    <Opener icon={<History aria-hidden="true" />} label={messages.recentChanges}>
      {(close) => <RecentSheet onClose={close} />}
    </Opener>
  )
}
