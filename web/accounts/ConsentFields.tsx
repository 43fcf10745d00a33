import type { ReactNode } from 'react'
import { MarkedText } from '../product/MarkedText'
import { Checkbox } from '../ui/Checkbox'
import { messages } from './messages'

interface ConsentFieldsProps {
  agreed: boolean
  marketingOptIn: boolean
  onAgree: (agreed: boolean) => void
  onMarketing: (optIn: boolean) => void
}

/** What everyone is asked who makes an account: to agree to the terms, and whether mails about news are welcome. */
export function ConsentFields({ agreed, marketingOptIn, onAgree, onMarketing }: ConsentFieldsProps) {
  return (
    <div>
      <Checkbox
        required
        checked={agreed}
        onChange={onAgree}
        label={<MarkedText text={messages.agree} marks={[newTab('/termsandconditions'), newTab('/privacypolicy')]} />}
      />
      <Checkbox label={messages.marketing} checked={marketingOptIn} onChange={onMarketing} />
    </div>
  )
}

/** A link that opens in a new tab, so that the form keeps its content. */
const newTab =
  (to: string) =>
  (words: string): ReactNode => (
    <a href={to} target="_blank" rel="noopener">
      {words}
    </a>
  )
