import { ShownOnce } from '../ShownOnce'
import { messages } from './messages'

/** A secret of a webhook, which is shown once. */
export interface Fresh {
  /** How the webhook is called. */
  name: string
  secret: string
}

/** The one time that a webhook's secret is shown: to copy. */
export function FreshSecret({ name, secret }: Fresh) {
  const { fresh, secret: label, secretHint: hint, copy, copied, copyFailed } = messages
  return <ShownOnce value={secret} words={{ title: fresh({ name }), label, hint, copy, copied, copyFailed }} />
}
