import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { clearAtLogOut } from './clearAtLogOut'
import { logOut } from './logOut'
import { LOGIN_PATH } from '../product/paths'
import { tokenOwner } from './tokenOwner'

/**
 * Logging out, for components. Nothing of the person stays on the device but what is waiting to be sent, whatever the server
 * says (docs/product.md ACC-51).
 *
 *     const logOut = useLogOut()
 *     <Button onClick={logOut}>Logout</Button>
 */
export function useLogOut(): () => void {
  const client = useApolloClient()
  const navigate = useNavigate()
  return useCallback(() => {
    const owner = tokenOwner()
    void logOut({ client, goToLogin: () => void navigate(LOGIN_PATH, { replace: true }) })
    clearAtLogOut(owner)
  }, [client, navigate])
}
