import { BookHeart, Plus } from 'lucide-react'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Picture } from '../../ui/Picture'
import { Row } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { messages } from '../messages'

/** In Settings: links to a person's own dishes (docs/product.md SET-3). */
export function OwnDishesCard() {
  return (
    <Card title={messages.ownDishesTitle} mark={<Picture name="shallow-pan-of-food" />}>
      <Text>{messages.ownDishesHint}</Text>
      <Row>
        <ButtonLink to="/dishes" icon={<BookHeart aria-hidden="true" />}>
          {messages.ownDishes}
        </ButtonLink>
        <ButtonLink to="/dishes/new" icon={<Plus aria-hidden="true" />}>
          {messages.newDish}
        </ButtonLink>
      </Row>
    </Card>
  )
}
