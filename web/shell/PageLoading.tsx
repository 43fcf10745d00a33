import { FirstView } from '../plan/FirstView'
import { Page } from '../ui/Page'
import { Skeleton, Waiting } from '../ui/Skeleton'
import { Tall } from '../ui/Tall'
import { messages } from './messages'

/** The placeholder of a page whose code is loading. */
export function PageLoading() {
  return (
    <FirstView>
      <Tall>
        <Page>
          <Waiting label={messages.loading}>
            <Skeleton shape="heading" width="40%" />
            <Skeleton shape="card" />
          </Waiting>
        </Page>
      </Tall>
    </FirstView>
  )
}
