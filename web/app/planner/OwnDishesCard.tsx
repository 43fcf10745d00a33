import { BookHeart, Plus } from 'lucide-react'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Picture } from '../../ui/Picture'
import { Row } from '../../ui/Stack'
import { Text } from '../../ui/Text'

/** The way to a person's own dishes. */
export function OwnDishesCard() {
  return (
    <Card title="Your own dishes" mark={<Picture name="shallow-pan-of-food" />}>
      <Text>Bring in the recipes that you love. They are planned, shopped for and cooked like ours.</Text>
      <Row>
        <ButtonLink to="/dishes" icon={<BookHeart aria-hidden="true" />}>
          Your Dishes
        </ButtonLink>
        <ButtonLink to="/dishes/new" icon={<Plus aria-hidden="true" />}>
          Bring In a Recipe
        </ButtonLink>
      </Row>
    </Card>
  )
}
