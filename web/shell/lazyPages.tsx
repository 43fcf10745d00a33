import { lazy, Suspense, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PageLoading } from './PageLoading'

type Load = () => Promise<{ default: ComponentType }>

/** A page whose code is fetched when it is first visited. */
export function lazyPage(path: string, load: Load): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).default }) }
}

/** The same for a page that reads or writes: the data layer comes along with its code. */
export function lazyDataPage(path: string, load: Load): RouteObject {
  return lazyPage(path, withData(load))
}

/** What the guard knows of the page behind it. */
export interface GuardedHandle {
  fetchCode: Load
}

/**
 * A page behind the guard: its code is fetched when the guard lets it show. The router would fetch it at once, also for
 * those who are sent to the sign-in page.
 */
export function lazyGuardedPage(path: string, load: Load): RouteObject {
  const fetchCode = withData(load)
  const Content = lazy(fetchCode)
  return {
    path,
    handle: { fetchCode } satisfies GuardedHandle,
    element: (
      <Suspense fallback={<PageLoading />}>
        <Content />
      </Suspense>
    ),
  }
}

function withData(load: Load): Load {
  return async () => {
    const [{ default: Content }, { DataLayer }] = await Promise.all([load(), import('./DataLayer')])
    const ContentWithData = () => (
      <DataLayer>
        <Content />
      </DataLayer>
    )
    return { default: ContentWithData }
  }
}
