import { MarkedText } from '../../product/MarkedText'
import { productConfig } from '../../product/productConfig'
import { messages } from './messages'

/** After a log-out: the session at the home's own provider goes on, and may be ended there (docs/product.md ACC-64). */
export default function ElsewhereNote({ address }: { address: string }) {
  const text = messages.elsewhere({ name: productConfig().provider ?? '' })
  return <MarkedText text={text} marks={[(words) => <a href={address}>{words}</a>]} />
}
