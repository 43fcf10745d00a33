import { FileText, ShieldCheck } from 'lucide-react'
import { productConfig } from '../app/productConfig'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Picture } from '../ui/Picture'
import { Row } from '../ui/Stack'
import { Text } from '../ui/Text'

/** Whom to ask, and the legal pages. */
export function HelpCard() {
  const { supportEmail } = productConfig()
  return (
    <Card title="Help" mark={<Picture name="waving-hand" />}>
      <Text>
        Need a hand, or is something not right? Contact our administrator at <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </Text>
      <Row>
        <ButtonLink to="/termsandconditions" icon={<FileText aria-hidden="true" />}>
          Terms of Service
        </ButtonLink>
        <ButtonLink to="/privacypolicy" icon={<ShieldCheck aria-hidden="true" />}>
          Privacy Policy
        </ButtonLink>
      </Row>
    </Card>
  )
}
