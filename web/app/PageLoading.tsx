import { Page } from '../ui/Page'
import { Skeleton, Waiting } from '../ui/Skeleton'
import { Tall } from './Tall'

/** What stands in a page's place while its code is on its way. */
export function PageLoading() {
  return (
    <Tall>
      <Page>
        <Waiting label="Loading">
          <Skeleton shape="heading" width="40%" />
          <Skeleton shape="card" />
        </Waiting>
      </Page>
    </Tall>
  )
}
