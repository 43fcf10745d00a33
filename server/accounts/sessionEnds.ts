import { RESYNC } from '../pubsub/PubSub'
import type { Services } from '../platform/services'

const CHANNEL = 'session-ends'

/** One session that ended, or a person some of whose sessions did. */
export type EndedSessions = { sessionId: string } | { userId: string }

/** Tells all instances that sessions have ended. Call it after the commit. */
export function tellSessionsEnded({ pubSub }: Pick<Services, 'pubSub'>, ended: EndedSessions): void {
  pubSub.publish(CHANNEL, ended)
}

/** Receives ended sessions; null when any session may have ended without a message. @returns unsubscribe. */
export function onSessionsEnded(
  { pubSub }: Pick<Services, 'pubSub'>,
  listener: (ended: EndedSessions | null) => void,
): () => void {
  return pubSub.subscribe(CHANNEL, (delivery) => {
    if (delivery === RESYNC) return listener(null)
    const { sessionId, userId } = delivery
    if (typeof sessionId === 'string') listener({ sessionId })
    else if (typeof userId === 'string') listener({ userId })
  })
}
