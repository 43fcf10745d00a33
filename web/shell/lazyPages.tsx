import { lazy, Suspense, type ComponentType } from 'react'
import { type RouteObject, useLocation } from 'react-router-dom'
import { PageLoading } from './PageLoading'

type Load = () => Promise<{ default: ComponentType }>

/** A page whose code is fetched when it is first visited. */
export function lazyPage(path: string, load: Load): RouteObject {
  const Content = lazyCode(load)
  return { path, element: <Content /> }
}

/** The same for a page that reads or writes: the data layer comes along with its code. */
export function lazyDataPage(path: string, load: Load): RouteObject {
  return lazyPage(path, withData(load))
}

/** What the guard knows of the page behind it. */
export interface GuardedHandle {
  fetchCode: Load
}

/** A page behind the guard: its code is fetched when the guard lets it show, or while it waits for a token. */
export function lazyGuardedPage(path: string, load: Load): RouteObject {
  const fetchCode = withData(load)
  const Content = lazyCode(fetchCode)
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

/** Like `lazy`, but code that could not be had is asked for again at the next visit. */
function lazyCode(load: Load): ComponentType {
  let asked = ''
  let lostAt: string | null = null
  const ask: Load = () =>
    load().catch((error: unknown) => {
      lostAt = asked
      throw error
    })
  let code = lazy(ask)
  const codeAt = (step: string) => {
    if (lostAt !== null && lostAt !== step) {
      lostAt = null
      code = lazy(ask)
    }
    asked = step
    return code
  }
  return function Content() {
    const Code = codeAt(useLocation().key)
    return <Code />
  }
}
