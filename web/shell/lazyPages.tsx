import { lazy, Suspense, useState, type ComponentType } from 'react'
import { type RouteObject, useLocation } from 'react-router-dom'
import { PageLoading } from './PageLoading'

/** @param search of the address that is asked for; the present one by default. */
type Load = (search?: string) => Promise<{ default: ComponentType }>

/** A page whose code is fetched when it is first visited. */
export function lazyPage(path: string, load: Load): RouteObject {
  const { fetchCode, Content } = lazyCode(load)
  return { path, handle: { fetchCode } satisfies PageHandle, element: <Content /> }
}

/** The same for a page that reads or writes: the data layer comes along with its code. */
export function lazyDataPage(path: string, load: Load): RouteObject {
  return lazyPage(path, withData(load))
}

/** What is known of a page before it is shown. */
export interface PageHandle {
  /** Fetches its code; what is there is shown at once. The build asks it which code that is (web/codeTable.ts). */
  fetchCode: Load
  isGuarded?: true
}

/** A page behind the guard: its code is fetched when the guard lets it show, or while it waits for a token. */
export function lazyGuardedPage(path: string, load: Load): RouteObject {
  const { fetchCode, Content } = lazyCode(withWays(withData(load)))
  return {
    path,
    handle: { fetchCode, isGuarded: true } satisfies PageHandle,
    element: (
      <Suspense fallback={<PageLoading />}>
        <Content />
      </Suspense>
    ),
  }
}

/** The header's ways around come along: who may see the page has them. */
function withWays(load: Load): Load {
  return (search) => {
    void import('./Ways').catch(() => {})
    return load(search)
  }
}

function withData(load: Load): Load {
  return async (search) => {
    const [{ default: Content }, { DataLayer }] = await Promise.all([load(search), import('./DataLayer')])
    const ContentWithData = () => (
      <DataLayer>
        <Content />
      </DataLayer>
    )
    return { default: ContentWithData }
  }
}

/** Like `lazy`, but code that could not be fetched is asked for again at the next visit, and code that is there needs no wait. */
function lazyCode(load: Load): { fetchCode: Load; Content: ComponentType } {
  let loaded: ComponentType | null = null
  let asked = ''
  let lostAt: string | null = null
  const fetchCode: Load = async (search) => {
    try {
      const code = await load(search)
      loaded = code.default
      return code
    } catch (error) {
      lostAt = asked
      throw error
    }
  }
  let code = lazy(() => fetchCode())
  const codeAt = (step: string) => {
    if (lostAt !== null && lostAt !== step) {
      lostAt = null
      code = lazy(() => fetchCode())
    }
    asked = step
    return code
  }
  const readLoaded = () => loaded
  function Content() {
    const step = useLocation().key
    // One kind of component from beginning to end: React takes another for another page.
    const [Loaded] = useState(() => readLoaded())
    const Code = Loaded ?? codeAt(step)
    return <Code />
  }
  return { fetchCode, Content }
}
