import { Refrigerator } from 'lucide-react'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Picture } from '../../ui/Picture'
import { Row } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { messages } from '../messages'

/** In Settings: leads to what the household has at home. */
export function CupboardCard() {
  return (
    <Card title={messages.cupboardTitle} mark={<Picture name="canned-food" />}>
      <Text>{messages.cupboardHint}</Text>
      <Row>
        <ButtonLink to="/cupboard" icon={<Refrigerator aria-hidden="true" />}>
          {messages.cupboard}
        </ButtonLink>
      </Row>
    </Card>
  )
}
