import type { ApolloClient } from '@apollo/client'
import { type OperationErrors, refusedOf } from '../../apollo/refusedOf'
import { ask, tell } from '../../apollo/uncached'
import { parts } from '../../live/household'
import { householdIn } from '../../live/householdIn'
import { QueueSync } from '../../live/QueueSync'
import { followEdits } from '../../live/unsentEdits'
import { warn } from '../../plan/warn'
import { tokenOwner } from '../../session/tokenOwner'
import { timerMessages } from '../timerMessages'
import { ReadKitchenTimersDocument, SetKitchenTimersDocument, type SharedTimersFragment } from './operations.generated'
import { ServerClock } from './ServerClock'
import { TabTimers, type WaitingAct } from './TabTimers'
import { toInput } from './sharedTimers'

/**
 * Shares the timers of this page with the household: what is done here is sent, and what others do is shown (docs/product.md
 * COOK-34). It begins once the household is known. @returns the cleanup.
 */
export function shareTimers(client: ApolloClient, owner: string): () => void {
  let end = () => {}
  let known = ''
  const follow = parts.household.on(({ id }) => {
    if (id === known) return
    end()
    known = id
    end = shareWith(client, owner, id)
  })
  return () => {
    follow()
    end()
  }
}

function shareWith(client: ApolloClient, owner: string, householdId: string): () => void {
  const clock = new ServerClock()
  const tab = new TabTimers(owner, householdId, () => void (navigator.onLine && sync.send()))

  const timed = async <Answer>(
    call: () => Promise<Answer>,
    of: (answer: Answer) => SharedTimersFragment | null,
  ): Promise<Answer> => {
    // What another person did is not for the one who is signed in now.
    if (tokenOwner() !== owner) throw new Error('Another person is signed in')
    const sent = Date.now()
    const answer = await call()
    const told = of(answer)
    if (told) clock.note(told.now, sent, Date.now())
    return answer
  }
  const read = async () => {
    const household = await timed(
      async () => householdIn(await ask(client, ReadKitchenTimersDocument)),
      ({ kitchenTimers }) => kitchenTimers,
    )
    if (household.id !== householdId) throw new Error('Another household is open')
    return household.kitchenTimers
  }
  const sync = new QueueSync<SharedTimersFragment, string, unknown, WaitingAct>(
    {
      owner,
      pending: () => tab.pending(),
      settle: (acts, told) => {
        tab.reconcile(acts, told, clock.ahead ?? 0)
        return true
      },
      hear: (told) => {
        tab.hear(told, clock.ahead ?? 0)
        return true
      },
    },
    {
      name: 'kitchenTimers',
      read: async () => ({ told: await read(), household: householdId }),
      apply: async (acts) => {
        if (clock.ahead === null) await read()
        const timers = acts.map(({ kept }) => toInput(kept, clock.ahead ?? 0))
        tab.noteSent(timers)
        const { setKitchenTimers: answer } = await timed(
          () => tell(client, SetKitchenTimersDocument, { input: { householdId, timers } }),
          ({ setKitchenTimers }) => setKitchenTimers.kitchenTimers,
        )
        const { kitchenTimers: told, errors } = answer
        if (told) keepAlone(errors, acts)
        return { told, errors: told ? [] : errors }
      },
    },
    () => {},
  )
  /** What the household has no room for goes on here. */
  const keepAlone = (errors: OperationErrors, acts: readonly WaitingAct[]) => {
    if (errors.length === 0) return
    const placed = errors.map(({ field, message }) => ({
      message,
      field: field?.replace(/^timers/, 'operations') ?? null,
    }))
    const refused = refusedOf(placed, acts)
    tab.keepAlone(refused.map(({ operation }) => operation))
    const reason = [...new Set(refused.map(({ message }) => message))].join(' ')
    warn(timerMessages.hereAlone({ reason }), { recorded: timerMessages.notShared })
  }

  const readNow = () => void (navigator.onLine && sync.read())
  const stops = [tab.follow(), parts.kitchenTimers.on(readNow), followEdits(sync.send), () => sync.stop()]
  window.addEventListener('online', readNow)
  readNow()
  return () => {
    window.removeEventListener('online', readNow)
    for (const stop of stops) stop()
  }
}
