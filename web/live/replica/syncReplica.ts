import type { ApolloClient } from '@apollo/client'
import { isForFormerHousehold, type OperationErrors, type Refused } from '../../apollo/refusedOf'
import { tokenOwner } from '../../session/tokenOwner'
import { alerts } from '../../ui/alerts'
import { onHousehold } from '../household'
import { messages } from '../messages'
import { QueueSync } from '../QueueSync'
import type { TimedOperation } from '../timedOperations'
import { followEdits } from '../unsentEdits'
import type { Household, PartName } from './kept'
import type { PartRules } from './Part'
import { replicaOf } from './Replica'
import { replicaSync } from './replicaSync'

/** How a part comes and goes. Its calls throw when there is no answer. */
export interface PartCalls<Told extends { version: number }, Act> {
  rules: PartRules<Told, Act, { latest: number }>
  /** What comes of it by the page's subscription: the whole of it, or its version. */
  heard: { on: (listener: (value: { version: number }) => void) => () => void }
  read(client: ApolloClient): Promise<{ told: Told; household: Household }>
  /** Sends operations of one household. */
  apply(
    client: ApolloClient,
    operations: readonly TimedOperation<Act>[],
  ): Promise<{ told: Told | null; errors: OperationErrors }>
  /** The server will never do these, for its own reasons. */
  onRefused(refused: readonly Refused<TimedOperation<Act>>[]): void
}

/**
 * Keeps what a person who is signed in shares the same as the household's, whatever page is open: what is done on this device
 * is sent, and what others do is kept, by one loop for all parts (docs/product.md SHOP-40, CUP-10, SHOP-51). What was done for a household
 * that the person has left is dropped, and the person learns of it (HH-20). @returns the cleanup.
 */
export function syncReplica(
  client: ApolloClient,
  owner: string,
  all: readonly PartCalls<{ version: number }, unknown>[],
): () => void {
  const replica = replicaOf(owner)
  /** What failed last is the last to be tried again. */
  const entries = all.map((calls) => ({ calls, part: replica.part(calls.rules) }))
  type Entry = (typeof entries)[number]
  interface Told {
    entry: Entry
    told: { version: number }
  }
  const toRead = new Set<PartName>()
  const next = () => entries.find(({ part }) => part.pending().length > 0)
  let sending = next()

  const readEntry = async (entry: Entry) => ({ entry, ...(await entry.calls.read(client)) })
  const sync = new QueueSync<readonly Told[], Household, unknown>(
    {
      owner,
      pending: () => next()?.part.pending() ?? [],
      settle: (operations, told) => {
        const isLatest = sending?.part.settle(operations, told?.[0]?.told ?? null) ?? true
        if (!isLatest && sending) toRead.add(sending.part.name)
        return isLatest
      },
      hear: (told, household) => told.every(({ entry, told: one }) => entry.part.hear(one, household)),
    },
    {
      name: 'replica',
      read: async () => {
        const answers = await Promise.all(entries.filter(({ part }) => toRead.has(part.name)).map(readEntry))
        for (const { entry } of answers) toRead.delete(entry.part.name)
        return { told: answers, household: answers[0]?.household ?? { id: '', members: [] } }
      },
      apply: async (operations) => {
        // What another person did is not for the one who is signed in now.
        if (tokenOwner() !== owner) throw new Error('Another person is signed in')
        const entry = (sending = next())
        if (!entry) throw new Error('Nothing is pending')
        try {
          const { told, errors } = await entry.calls.apply(client, operations)
          // Of another household of the person's: it is done there, and says nothing of this one.
          const isElsewhere = ![undefined, entry.part.household()?.id].includes(operations[0]?.householdId)
          return { told: told && (isElsewhere ? [] : [{ entry, told }]), errors }
        } catch (error) {
          entries.push(...entries.splice(entries.indexOf(entry), 1))
          throw error
        }
      },
    },
    (refused) => {
      const others = refused.filter((one) => !isForFormerHousehold(one))
      if (others.length < refused.length) alerts.error(messages.forFormerHousehold)
      if (others.length > 0) sending?.calls.onRefused(others)
    },
  )

  const read = (part: PartName) => {
    toRead.add(part)
    return sync.read()
  }
  const readNow = (part: PartName) => void (navigator.onLine && read(part))
  const send = () => void (navigator.onLine && sync.send())
  const stops = [
    replica.subscribe(send),
    onHousehold((household) => {
      const isAnother = ![undefined, household.id].includes(replica.kept().household?.id)
      replica.hearHousehold(household)
      if (isAnother) for (const { part } of entries) readNow(part.name)
      // Each beginning of the page's subscription tells the household: the server is there.
      send()
    }),
    ...entries.map(({ calls, part }) =>
      calls.heard.on((heard) => {
        const { version } = heard
        const told = part.told()
        // What is kept with this version is as of now.
        const whole = calls.rules.isTold(heard) ? heard : told?.version === version ? told : null
        if (whole) part.hear(whole)
        else readNow(part.name)
      }),
    ),
    followEdits(sync.send),
  ]
  window.addEventListener('online', send)
  replicaSync.tell({ read, send: sync.send })
  send()
  return () => {
    sync.stop()
    replicaSync.forget()
    window.removeEventListener('online', send)
    for (const stop of stops) stop()
  }
}
