import { SlidersHorizontal } from 'lucide-react'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Picture } from '../../ui/Picture'
import { Row } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { messages } from '../messages'

/** In Settings: leads to what the household wishes of its plans. */
export function WishesCard() {
  return (
    <Card title={messages.wishesTitle} mark={<Picture name="sparkles" />}>
      <Text>{messages.wishesHint}</Text>
      <Row>
        <ButtonLink to="/wishes" icon={<SlidersHorizontal aria-hidden="true" />}>
          {messages.wishes}
        </ButtonLink>
      </Row>
    </Card>
  )
}
