import { DrawnPlan } from '../plan/DrawnPlan'
import { Page } from '../ui/Page'
import { Skeleton, Waiting } from '../ui/Skeleton'
import { Tall } from '../ui/Tall'
import { messages } from './messages'

/** The placeholder of a page whose code is loading. */
export function PageLoading() {
  return (
    <DrawnPlan>
      <Tall>
        <Page>
          <Waiting label={messages.loading}>
            <Skeleton shape="heading" width="40%" />
            <Skeleton shape="card" />
          </Waiting>
        </Page>
      </Tall>
    </DrawnPlan>
  )
}
