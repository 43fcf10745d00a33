import { useNavigate } from 'react-router-dom'
import { startSession } from '../apollo/session'
import { useClientHolder } from '../app/clientHolder'
import { detailOf, refusalOf } from './answerErrors'
import { MESSAGES } from './messages'
import { LogInDocument } from './operations.generated'
import { useAccountMutation } from './useAccountMutation'

/**
 * Logs in: keeps the token and the person, forgets what was read before, and goes to the planner.
 * @returns the call, which resolves to what went wrong or to null, and whether it is under way.
 */
export function useLogIn(): [(email: string, password: string) => Promise<string | null>, boolean] {
  const [send, loading] = useAccountMutation(LogInDocument)
  const holder = useClientHolder()
  const navigate = useNavigate()
  const logIn = async (email: string, password: string) => {
    try {
      const answer = (await send({ input: { email, password } }))?.logIn
      if (!answer?.accessToken) return detailOf(answer?.errors) ?? MESSAGES.loginFailed
      await holder.client?.clearStore()
      startSession(answer.accessToken, {
        email: answer.viewer?.email ?? email,
        ...(answer.ip === null ? {} : { ip_address: answer.ip }),
      })
      await navigate('/')
      return null
    } catch (error) {
      return refusalOf(error) ?? MESSAGES.loginFailed
    }
  }
  return [logIn, loading]
}
