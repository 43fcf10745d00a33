import { useEffect, useState } from 'react'
import { startSession } from '../session/session'
import { type LazyApolloClient, useLazyApolloClient } from '../apollo/lazyApolloClient'
import { fieldError, hintOf } from './answerErrors'
import { messages } from './messages'
import { type ConfirmEmailMutation, useConfirmEmailMutation } from './operations.generated'

/**
 * The states of a confirmation (docs/product.md ACC-28). `asks`: several sign-ups wait for the address, so the password is
 * asked for; `error` says what is wrong with the one that was given.
 */
export type Confirmation =
  | { state: 'pending' }
  /** `email` is the address; with a session the person is signed in. */
  | { state: 'success'; email: string | null; session: { accessToken: string; ip: string | null } | null }
  | { state: 'failed'; hint: string }
  | { state: 'asks'; error: string | null }

const sent = new WeakMap<LazyApolloClient, Map<string, Promise<Confirmation>>>()

/** A key works once, so it is sent once, also when the page is rendered again or visited again. */
function once(holder: LazyApolloClient, key: string, confirm: () => Promise<Confirmation>): Promise<Confirmation> {
  const ofHolder = sent.get(holder) ?? new Map<string, Promise<Confirmation>>()
  sent.set(holder, ofHolder)
  const answer = ofHolder.get(key) ?? confirm()
  ofHolder.set(key, answer)
  return answer
}

function confirmationOf(
  { ok, errors, email, accessToken, ip }: ConfirmEmailMutation['confirmEmail'],
  isAnswered: boolean,
): Confirmation {
  if (ok) return { state: 'success', email, session: accessToken === null ? null : { accessToken, ip } }
  const error = fieldError(errors, 'password')
  return error === null
    ? { state: 'failed', hint: messages.confirmFailedHint }
    : { state: 'asks', error: isAnswered ? error : null }
}

/** Signs the person in where the server has opened a session in this browser. */
async function signIn(holder: LazyApolloClient, confirmation: Confirmation): Promise<Confirmation> {
  if (confirmation.state !== 'success' || !confirmation.session) return confirmation
  const { email, session } = confirmation
  await holder.client?.clearStore()
  startSession(session.accessToken, {
    email: email ?? '',
    ...(session.ip === null ? {} : { ip_address: session.ip }),
  })
  return confirmation
}

/** Confirms the address to which the key was mailed. @returns how that went, and what confirms with a password. */
export function useConfirmEmail(key: string): [Confirmation, (password: string) => Promise<void>] {
  const holder = useLazyApolloClient()
  const [send] = useConfirmEmailMutation()
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'pending' })
  useEffect(() => {
    let current = true
    const confirm = () =>
      send({ variables: { input: { key } } }).then(
        ({ data }): Confirmation =>
          data ? confirmationOf(data.confirmEmail, false) : { state: 'failed', hint: messages.confirmFailedHint },
        (error: unknown): Confirmation => ({ state: 'failed', hint: hintOf(error) ?? messages.confirmFailedHint }),
      )
    void once(holder, key, () => confirm().then((outcome) => signIn(holder, outcome))).then((settled) => {
      if (current) setConfirmation(settled)
    })
    return () => {
      current = false
    }
  }, [holder, send, key])

  const confirmWith = async (password: string) => {
    try {
      const { data } = await send({ variables: { input: { key, password } } })
      if (!data) throw new Error('No answer')
      const answer = confirmationOf(data.confirmEmail, true)
      sent.get(holder)?.set(key, Promise.resolve(answer))
      setConfirmation(answer)
    } catch (error) {
      setConfirmation({ state: 'asks', error: hintOf(error) ?? messages.confirmFailed })
    }
  }
  return [confirmation, confirmWith]
}
