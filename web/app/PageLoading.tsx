import styled from 'styled-components'
import { Page } from '../ui/Page'
import { Skeleton, Waiting } from '../ui/Skeleton'

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

/* The footer waits below the screen, so that it does not jump when the page comes. */
const Tall = styled.div`
  min-height: 100dvh;
`
