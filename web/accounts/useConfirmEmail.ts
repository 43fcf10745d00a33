import { useEffect, useState } from 'react'
import { type ClientHolder, useClientHolder, useLazyClient } from '../app/clientHolder'
import { ConfirmEmailDocument } from './operations.generated'

/** The states of a confirmation (specification, section 4). */
export type Confirmation = 'pending' | 'success' | 'failed'

const sent = new WeakMap<ClientHolder, Map<string, Promise<boolean>>>()

/** A key works once, so it is sent once, however often the page is drawn or come back to. */
function once(holder: ClientHolder, key: string, confirm: () => Promise<boolean>): Promise<boolean> {
  const ofHolder = sent.get(holder) ?? new Map<string, Promise<boolean>>()
  sent.set(holder, ofHolder)
  const answer = ofHolder.get(key) ?? confirm()
  ofHolder.set(key, answer)
  return answer
}

/** Confirms the address that the key was mailed to, and says how that goes. */
export function useConfirmEmail(key: string): Confirmation {
  const holder = useClientHolder()
  const loadClient = useLazyClient()
  const [confirmation, setConfirmation] = useState<Confirmation>('pending')
  useEffect(() => {
    let current = true
    const confirm = () =>
      loadClient()
        .then((client) => client.mutate({ mutation: ConfirmEmailDocument, variables: { input: { key } } }))
        .then(({ data }) => data?.confirmEmail.confirmed === true)
        .catch(() => false)
    void once(holder, key, confirm).then((confirmed) => {
      if (current) setConfirmation(confirmed ? 'success' : 'failed')
    })
    return () => {
      current = false
    }
  }, [holder, loadClient, key])
  return confirmation
}
