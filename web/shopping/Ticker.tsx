import { MemberFace } from '../ui/MemberFace'
import { messages } from './messages'

/** The member who ticked something, as an initial; the row says the name (docs/product.md SHOP-31). */
export function Ticker({ name }: { name: string | null }) {
  return name === null ? null : <MemberFace name={name} size="small" title={messages.tickedBy({ name })} />
}

/** The same in words; none when no other member ticked it. */
export function tickerWords(name: string | null): string[] {
  return name === null ? [] : [messages.tickedBy({ name })]
}
