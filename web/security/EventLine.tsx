import { formatDate } from '../../schema/text/format'
import { FactLine, LineFacts, LineName, LineWords } from '../ui/FactLine'
import { messages } from './messages'
import type { SecurityHistoryQuery } from './operations.generated'

export type SeenEvent = SecurityHistoryQuery['viewer']['securityHistory'][number]

/** What happened to an account, when, with what and from where (docs/product.md ACC-77). */
export function EventLine({ event }: { event: SeenEvent }) {
  return (
    <FactLine>
      <LineWords $basis="100%">
        <LineName>{wordsOf(event)}</LineName>
        <LineFacts>
          {factsOf(event).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </LineFacts>
      </LineWords>
    </FactLine>
  )
}

function wordsOf(event: SeenEvent): string {
  const words = messages.kinds[event.kind]
  return typeof words === 'string' ? words : words(event)
}

function factsOf({ at, times, label, network, byAdministrator, isCurrent }: SeenEvent): string[] {
  return [
    formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    ...(times > 1 ? [messages.times({ times })] : []),
    ...(byAdministrator ? [messages.byAdministrator] : []),
    ...(label === '' ? [] : [label]),
    ...(network === '' ? [] : [messages.from({ network })]),
    ...(isCurrent ? [messages.current] : []),
  ]
}
