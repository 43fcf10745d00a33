import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { onCupboard } from '../live/household'
import { useAlerts } from '../ui/alerts'
import type { CupboardActs } from './cupboardActs'
import { messages } from './messages'
import { useHaveAtHomeMutation, useNotAtHomeMutation } from './operations.generated'

/**
 * Says what is at home, and reads the list again when that has changed, also by another member. What was said shows at
 * once; it is taken back where it could not be stored.
 */
export function useSayAtHome(): CupboardActs {
  const client = useApolloClient()
  const alerts = useAlerts()
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [have] = useHaveAtHomeMutation()
  const [haveNot] = useNotAtHomeMutation()

  useEffect(() => {
    let known: number | null = null
    return onCupboard(({ version }) => {
      if (known !== null && version !== known) void readListAgain(client)
      known = version
    })
  }, [client])

  const say = useCallback(
    (slug: string, isAtHome: boolean) => {
      const at = Date.now()
      setSaid((before) => new Map(before).set(slug, isAtHome))
      const sent = isAtHome
        ? have({ variables: { items: [{ ingredient: slug, at }] } }).then(({ data }) => data?.keepInCupboard)
        : haveNot({ variables: { items: [{ ingredient: slug, at }] } }).then(({ data }) => data?.takeFromCupboard)
      void sent
        .then((answer) => {
          const [wrong] = answer?.errors ?? [{ message: messages.cupboard.failed }]
          if (wrong) alerts.error(wrong.message)
          else return readListAgain(client)
        })
        .catch(() => alerts.error(messages.cupboard.failed))
        .finally(() =>
          setSaid((before) => new Map([...before].filter(([key, value]) => key !== slug || value !== isAtHome))),
        )
    },
    [client, alerts, have, haveNot],
  )
  return useMemo(() => ({ say, said }), [say, said])
}

/** Reads the list that is on the page again; without one nothing is read. */
async function readListAgain(client: ApolloClient): Promise<void> {
  const lists = [...client.getObservableQueries()].filter(({ queryName }) => queryName === 'ShoppingList')
  await Promise.all(lists.map((list) => list.refetch()))
}
