import { useLocation, useNavigate } from 'react-router-dom'
import { useLazyApolloClient } from '../apollo/lazyApolloClient'
import { nextAddress } from '../product/nextAddress'
import { startSession } from '../session/session'
import { type AnswerError, detailOf, type Failure, failureOf } from './answerErrors'
import { messages } from './messages'
import { useLogInMutation } from './operations.generated'

/** A failed login, with the error of the field that is to be corrected if the server named one. */
export interface LogInFailure extends Failure {
  error?: AnswerError
}

/**
 * What follows a sign-in: stores the token and the user record, clears the cache of the previous person, and goes to the
 * planner, or to the page that was wanted (docs/product.md ACC-4, ACC-45).
 */
export function useEntrance(): (accessToken: string, email: string, ip: string | null) => Promise<void> {
  const holder = useLazyApolloClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  return async (accessToken, email, ip) => {
    await holder.client?.clearStore()
    startSession(accessToken, { email, ...(ip === null ? {} : { ip_address: ip }) })
    await navigate(nextAddress(search))
  }
}

/**
 * Logs in (docs/product.md ACC-4, ACC-5, ACC-83).
 * @returns the call, which resolves to what went wrong or to null, and whether it is under way.
 */
export function useLogIn(): [
  (email: string, password: string, code?: string) => Promise<LogInFailure | null>,
  boolean,
] {
  const [send, { loading }] = useLogInMutation()
  const enter = useEntrance()
  const logIn = async (email: string, password: string, code?: string): Promise<LogInFailure | null> => {
    try {
      const answer = (await send({ variables: { input: { email, password, code } } })).data?.logIn
      if (!answer?.accessToken)
        return { text: detailOf(answer?.errors) ?? messages.loginFailed, error: answer?.errors[0] }
      await enter(answer.accessToken, answer.viewer?.email ?? email, answer.ip)
      return null
    } catch (error) {
      return failureOf(error, messages.loginFailed)
    }
  }
  return [logIn, loading]
}
