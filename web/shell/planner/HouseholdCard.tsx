import { Users } from 'lucide-react'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Picture } from '../../ui/Picture'
import { Row } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { messages } from '../messages'

/** In Settings: leads to the people of the household. */
export function HouseholdCard() {
  return (
    <Card title={messages.householdTitle} mark={<Picture name="house-with-garden" />}>
      <Text>{messages.householdHint}</Text>
      <Row>
        <ButtonLink to="/household" icon={<Users aria-hidden="true" />}>
          {messages.household}
        </ButtonLink>
      </Row>
    </Card>
  )
}
