import { AreaPicture } from '../ui/AreaPicture'
import { Card } from '../ui/Card'
import { Checkbox } from '../ui/Checkbox'
import { List, ListRow } from '../ui/List'
import { AREA_PICTURES } from '../ui/pictureNames'
import { Picture } from '../ui/Picture'
import { Columns, Row, Stack } from '../ui/Stack'
import { Table } from '../ui/Table'
import { Heading, Text } from '../ui/Text'

const items = [
  { name: 'baby spinach', amount: '120.00', unit: 'g' },
  { name: 'brown onion', amount: '3.00', unit: 'onions' },
  { name: 'pumpkin', amount: '1250.00', unit: 'g' },
]

/** Words, lists and pictures. */
export function ContentSection() {
  return (
    <Card title="Words, lists and pictures">
      <Columns $gap={8}>
        <Stack>
          <Heading level={3} look="display">
            Smoky paprika mushrooms
          </Heading>
          <Heading level={3} look="heading">
            Ready in half an hour
          </Heading>
          <Text $size="lead">A lead that says what it is about, in a calm voice.</Text>
          <Text>
            Running text. Heat half of the oil in a wide frying pan over high heat, with <a href="/gallery">a link</a>.
          </Text>
          <Text $muted $size="small">
            Muted and small: 5 left of 12.
          </Text>
          <Text $size="distance">Fry 2 onions until golden.</Text>
          <Row>
            {(['tiny', 'small', 'medium', 'large', 'hero'] as const).map((size) => (
              <Picture key={size} name="tomato" size={size} plate />
            ))}
          </Row>
        </Stack>
        <Stack>
          <Row>
            <AreaPicture area="produce" />
            <Heading level={3} look="lead">
              Produce
            </Heading>
          </Row>
          <List aria-label="Produce">
            {items.map((item) => (
              <ListRow key={item.name} end={`${item.amount} ${item.unit}`} note="for 2 meals">
                <Checkbox label={item.name} />
              </ListRow>
            ))}
          </List>
          <Table
            caption="Ingredients"
            rows={items}
            rowKey={(item) => item.name}
            columns={[
              { key: 'name', label: 'Ingredient', heads: true, cell: (item) => item.name },
              { key: 'amount', label: 'Amount', figures: true, cell: (item) => item.amount },
              { key: 'unit', label: 'Unit', cell: (item) => item.unit },
            ]}
          />
          <Row>
            {Object.keys(AREA_PICTURES).map((area) => (
              <AreaPicture key={area} area={area} size="medium" />
            ))}
          </Row>
        </Stack>
      </Columns>
    </Card>
  )
}
