import { formatDate } from '../../schema/text/format'
import { LineFacts, LineName, LineWords } from '../ui/FactLine'
import { messages } from './messages'
import type { OpenSessionFragment } from './operations.generated'

/** When a session was last used, in words. */
export const lastUsed = ({ lastUsedAt }: OpenSessionFragment): string =>
  formatDate(lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' })

/** A session in words: its browser and system, and when and from where it was used. */
export function SessionWords({ session }: { session: OpenSessionFragment }) {
  const { label, network, isCurrent, createdAt } = session
  const facts = [
    isCurrent ? messages.inUse : messages.lastUsed({ time: lastUsed(session) }),
    messages.since({ date: formatDate(createdAt, { dateStyle: 'medium' }) }),
    ...(network === '' ? [] : [messages.from({ network })]),
  ]
  return (
    <LineWords $basis="12rem">
      <LineName>{label}</LineName>
      <LineFacts>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </LineFacts>
    </LineWords>
  )
}
