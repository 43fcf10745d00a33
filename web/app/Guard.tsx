import { Navigate, Outlet } from 'react-router-dom'
import { LOGIN_PATH } from './paths'
import { useSignedIn } from './useSession'

/** Sends whoever has no stored access token to the sign-in page; shows the page to everybody else. */
export function Guard() {
  return useSignedIn() ? <Outlet /> : <Navigate to={LOGIN_PATH} replace />
}
