import { FileText, ShieldCheck } from 'lucide-react'
import { productConfig } from '../product/productConfig'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { Row } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'

/** The support contact and the legal pages (docs/product.md SET-3). */
export function HelpCard() {
  const { supportEmail } = productConfig()
  return (
    <Card title={messages.help} mark={<Picture name="waving-hand" />}>
      <Text>
        {messages.contact} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </Text>
      <Row>
        <ButtonLink to="/termsandconditions" icon={<FileText aria-hidden="true" />}>
          {messages.terms}
        </ButtonLink>
        <ButtonLink to="/privacypolicy" icon={<ShieldCheck aria-hidden="true" />}>
          {messages.privacy}
        </ButtonLink>
      </Row>
    </Card>
  )
}
