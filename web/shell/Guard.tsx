import { lazy, Suspense, useEffect } from 'react'
import { matchRoutes, Navigate, Outlet, type RouteObject, useLocation } from 'react-router-dom'
import { type KeptPlan, readRecentPlan } from '../plan/keptPlan'
import { loginAddress } from '../product/nextAddress'
import { LOGIN_PATH } from '../product/paths'
import { useDeviceOwner } from '../session/deviceOwner'
import { useSession, useSessionEnd } from '../session/useSession'
import type { PageHandle } from './lazyPages'
import { PageLoading } from './PageLoading'

const KeptPlanner = lazy(() => import('./KeptPlanner'))

/**
 * The route guard: without a stored access token it goes to the login page (docs/product.md UI-3), which leads back here.
 * While a token is asked for, the page's placeholder stands here and its code is fetched (ACC-44). While the server can't be
 * reached, the planner gives way to what the device keeps of it (DEV-13).
 */
export function Guard({ pages }: { pages: RouteObject[] }) {
  const location = useLocation()
  const session = useSession()
  const end = useSessionEnd()
  const page = matchRoutes(pages, location)?.at(-1)?.route
  const code = (page?.handle as PageHandle | undefined)?.fetchCode
  const kept = useKeptPlan(location.pathname)
  const isResuming = session === 'resuming'
  useEffect(() => {
    // A failure is shown when the page is rendered.
    if (isResuming) void code?.().catch(() => {})
  }, [isResuming, code])
  if (session === 'signedIn') return <Outlet />
  if (kept) {
    return (
      <Suspense fallback={<PageLoading />}>
        <KeptPlanner {...kept} />
      </Suspense>
    )
  }
  if (isResuming) return <PageLoading />
  return <Navigate to={end?.why === 'chosen' ? LOGIN_PATH : loginAddress(location)} replace />
}

/** The plan that stands in for the planner; null where there is none to show, or when the server has refused the session. */
function useKeptPlan(path: string): { owner: string; kept: KeptPlan } | null {
  const owner = useDeviceOwner()
  const end = useSessionEnd()
  if (path !== '/' || owner === null || end?.why !== 'unreachable') return null
  const kept = readRecentPlan(owner)
  return kept && { owner, kept }
}
