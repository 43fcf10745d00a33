import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom'
import { loginAddress } from '../product/nextAddress'
import { LOGIN_PATH } from '../product/paths'
import { useSession, useSessionEnd } from '../session/useSession'
import type { GuardedHandle } from './lazyPages'
import { PageLoading } from './PageLoading'

/**
 * The route guard: without a stored access token it goes to the login page (docs/product.md UI-3), which leads back here.
 * While a token is asked for, the page's placeholder stands here and its code is fetched (ACC-44).
 */
export function Guard() {
  const location = useLocation()
  const session = useSession()
  const end = useSessionEnd()
  const code = (useMatches().at(-1)?.handle as GuardedHandle | undefined)?.fetchCode
  const isResuming = session === 'resuming'
  useEffect(() => {
    // A failure is shown when the page is rendered.
    if (isResuming) void code?.().catch(() => {})
  }, [isResuming, code])
  if (session === 'signedIn') return <Outlet />
  if (isResuming) return <PageLoading />
  return <Navigate to={end?.why === 'chosen' ? LOGIN_PATH : loginAddress(location)} replace />
}
