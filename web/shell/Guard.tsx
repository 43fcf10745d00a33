import { Navigate, Outlet } from 'react-router-dom'
import { LOGIN_PATH } from '../product/paths'
import { useSignedIn } from '../session/useSession'

/** The route guard: without a stored access token it goes to the login page (docs/product.md UI-3). */
export function Guard() {
  return useSignedIn() ? <Outlet /> : <Navigate to={LOGIN_PATH} replace />
}
