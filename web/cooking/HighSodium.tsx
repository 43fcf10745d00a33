import { TriangleAlert } from 'lucide-react'
import { Chip } from '../ui/Chip'
import { messages } from './messages'

/** Marks a serve that holds more than a third of a day's sodium. */
export function HighSodium() {
  return (
    <Chip tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
      {messages.highSodium}
    </Chip>
  )
}
