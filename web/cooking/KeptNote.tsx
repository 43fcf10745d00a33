import { formatDate } from '../../schema/text/format'
import { Banner } from '../ui/Banner'
import { messages } from './messages'

/** Says of a recipe that it is the one that the device keeps, and of when; nothing for a fresh one. */
export function KeptNote({ at }: { at: number | null }) {
  const when = at === null ? null : formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })
  return <Banner tone="warning">{when === null ? null : messages.kept({ when })}</Banner>
}
