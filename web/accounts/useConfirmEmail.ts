import { useEffect, useState } from 'react'
import { type LazyApolloClient, useLazyApolloClient } from '../apollo/lazyApolloClient'
import { hintOf } from './answerErrors'
import { messages } from './messages'
import { useConfirmEmailMutation } from './operations.generated'

/** The states of a confirmation (docs/product.md ACC-28). */
export type Confirmation = { state: 'pending' | 'success' } | { state: 'failed'; hint: string }

const sent = new WeakMap<LazyApolloClient, Map<string, Promise<Confirmation>>>()

/** A key works once, so it is sent once, also when the page is rendered again or visited again. */
function once(holder: LazyApolloClient, key: string, confirm: () => Promise<Confirmation>): Promise<Confirmation> {
  const ofHolder = sent.get(holder) ?? new Map<string, Promise<Confirmation>>()
  sent.set(holder, ofHolder)
  const answer = ofHolder.get(key) ?? confirm()
  ofHolder.set(key, answer)
  return answer
}

/** Confirms the address to which the key was mailed. */
export function useConfirmEmail(key: string): Confirmation {
  const holder = useLazyApolloClient()
  const [send] = useConfirmEmailMutation()
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'pending' })
  useEffect(() => {
    let current = true
    const confirm = () =>
      send({ variables: { input: { key } } }).then(
        ({ data }): Confirmation =>
          data?.confirmEmail.confirmed === true
            ? { state: 'success' }
            : { state: 'failed', hint: messages.confirmFailedHint },
        (error: unknown): Confirmation => ({ state: 'failed', hint: hintOf(error) ?? messages.confirmFailedHint }),
      )
    void once(holder, key, confirm).then((settled) => {
      if (current) setConfirmation(settled)
    })
    return () => {
      current = false
    }
  }, [holder, send, key])
  return confirmation
}
