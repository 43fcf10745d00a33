import { lazy, Suspense, useEffect } from 'react'
import { matchRoutes, Navigate, Outlet, type RouteObject, useLocation } from 'react-router-dom'
import { loginAddress } from '../product/nextAddress'
import { LOGIN_PATH } from '../product/paths'
import { useSession, useSessionEnd } from '../session/useSession'
import type { PageHandle } from './lazyPages'
import { PageLoading } from './PageLoading'
import { type KeptPage, useKeptPage } from './useKeptPage'

const KeptPlanner = lazy(() => import('./KeptPlanner'))
const KeptCupboard = lazy(() => import('./KeptCupboard'))

/**
 * The route guard: without a stored access token it goes to the login page (docs/product.md UI-3), which leads back here.
 * While a token is asked for, the page's placeholder stands here and its code is fetched (ACC-44). While the server can't be
 * reached, planner and cupboard give way to what the device keeps of them (DEV-13, DEV-15).
 */
export function Guard({ pages }: { pages: RouteObject[] }) {
  const location = useLocation()
  const session = useSession()
  const end = useSessionEnd()
  const page = matchRoutes(pages, location)?.at(-1)?.route
  const code = (page?.handle as PageHandle | undefined)?.fetchCode
  const kept = useKeptPage(location.pathname)
  const isResuming = session === 'resuming'
  useEffect(() => {
    // A failure is shown when the page is rendered.
    if (isResuming) void code?.().catch(() => {})
  }, [isResuming, code])
  if (session === 'signedIn') return <Outlet />
  if (kept) {
    return (
      <Suspense fallback={<PageLoading />}>
        <KeptContent page={kept} />
      </Suspense>
    )
  }
  if (isResuming) return <PageLoading />
  return <Navigate to={end?.why === 'chosen' ? LOGIN_PATH : loginAddress(location)} replace />
}

/** What the device keeps, in place of the page. */
function KeptContent({ page }: { page: KeptPage }) {
  if (page.kind === 'cupboard') return <KeptCupboard owner={page.owner} />
  return <KeptPlanner owner={page.owner} kept={page.plan} />
}
