import { productConfig } from '../product/productConfig'
import { Banner } from '../ui/Banner'
import { messages } from './messages'

/** Says on the login and sign-up pages who confirms addresses and sets passwords where no mail is sent (docs/product.md GEN-12). */
export function NoMailNote() {
  const { sendsMail, supportEmail } = productConfig()
  return <Banner tone="info">{sendsMail ? null : messages.noMail({ supportEmail })}</Banner>
}
