import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { logOut } from './logOut'
import { LOGIN_PATH } from '../product/paths'

/**
 * Logging out, for components.
 *
 *     const logOut = useLogOut()
 *     <Button onClick={logOut}>Logout</Button>
 */
export function useLogOut(): () => void {
  const client = useApolloClient()
  const navigate = useNavigate()
  return useCallback(() => {
    void logOut({ client, goToLogin: () => void navigate(LOGIN_PATH, { replace: true }) })
  }, [client, navigate])
}
