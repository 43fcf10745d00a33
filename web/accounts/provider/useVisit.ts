import { useContext, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLazyApolloClient } from '../../apollo/lazyApolloClient'
import { invitationIn, nextAddress } from '../../product/nextAddress'
import { callServer } from '../../session/callServer'
import { SessionEndsContext } from '../../session/plainHooks'
import {
  ConnectProviderText,
  ProveByProviderText,
  SignInByProviderText,
} from '../../session/provider/operations.generated'
import { startSession } from '../../session/session'
import { type AnswerError, failureOf } from '../answerErrors'
import { messages } from './messages'

/** What a visit was for, as the page's address says it. */
export type Purpose = 'SIGN_IN' | 'CONNECT' | 'PROVE'

/** Where a visit that led back has got to. */
export type VisitState =
  | { at: 'working' }
  /** An account is to be made, or connected: the person is asked. */
  | { at: 'asks'; email: string }
  | { at: 'failed'; text: string; email: string | null; code: string | null }
  /** An account was connected; the page leads on. */
  | { at: 'done' }

/** What a person has answered. */
export interface Consent {
  agreed: boolean
  marketingOptIn: boolean
}

const ASKING: Consent = { agreed: false, marketingOptIn: false }

export const purposeIn = (search: string): Purpose => {
  const given = new URLSearchParams(search).get('for')
  return given === 'connect' ? 'CONNECT' : given === 'prove' ? 'PROVE' : 'SIGN_IN'
}

/**
 * Ends a visit to the provider: signs in, asks what has to be asked, or takes it as proof, and leads on (docs/product.md
 * ACC-61 to ACC-63). Nothing is done where the address says that it has failed.
 */
export function useVisit(): [VisitState, (consent: Consent) => Promise<void>] {
  const { search } = useLocation()
  const ends = useContext(SessionEndsContext)
  const holder = useLazyApolloClient()
  const navigate = useNavigate()
  const [state, setState] = useState<VisitState>({ at: 'working' })
  const sent = useRef(false)
  const purpose = purposeIn(search)
  const leadOn = () => navigate(nextAddress(search), { replace: true })

  const stop = (email: string | null, errors: readonly AnswerError[]) => {
    const [error] = errors
    if (error?.code === 'REQUIRED' && email !== null) return setState({ at: 'asks', email })
    setState({ at: 'failed', text: error?.message ?? messages.failed, email, code: error?.code ?? null })
  }

  const finish = async (consent: Consent) => {
    if (ends === null) return
    try {
      if (purpose === 'PROVE') {
        const { ok, errors } = (await callServer(ProveByProviderText, {}, ends)).proveByProvider
        return ok ? void (await leadOn()) : stop(null, errors)
      }
      if (purpose === 'CONNECT') {
        const input = { agreed: consent.agreed }
        const { ok, email, errors } = (await callServer(ConnectProviderText, { input }, ends)).connectProvider
        return ok ? setState({ at: 'done' }) : stop(email, errors)
      }
      const invitation = invitationIn(search)
      const input = { ...consent, ...(invitation !== null && { invitation }) }
      const answer = (await callServer(SignInByProviderText, { input }, ends)).signInByProvider
      if (answer.accessToken === null) return stop(answer.email, answer.errors)
      await holder.client?.clearStore()
      startSession(answer.accessToken, {
        email: answer.viewer?.email ?? '',
        ...(answer.ip === null ? {} : { ip_address: answer.ip }),
      })
      await leadOn()
    } catch (error) {
      const { text, hint } = failureOf(error, messages.failed)
      setState({ at: 'failed', text: [text, hint].filter(Boolean).join(' '), email: null, code: null })
    }
  }

  const begin = useRef(finish)
  const hasFailed = new URLSearchParams(search).has('problem')
  useEffect(() => {
    // Once, also when the page is drawn again: it may make the session.
    if (hasFailed || sent.current) return
    sent.current = true
    void begin.current(ASKING)
  }, [hasFailed])
  return [state, finish]
}
