import { Refrigerator } from 'lucide-react'
import styled from 'styled-components'
import { media, space } from '../styles/tokens'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { List } from '../ui/List'
import { Picture } from '../ui/Picture'
import { Text } from '../ui/Text'
import type { ListItem } from './areas'
import { CheckRow } from './CheckRow'
import { messages } from './messages'

export interface CupboardCheckProps {
  items: readonly ListItem[]
  /** Leaves out what is at home. */
  hideTicked: boolean
}

/**
 * What a kitchen tends to have, and what is at home: a tick says that it is, and is remembered in the cupboard
 * (docs/product.md CUP-8).
 */
export function CupboardCheck({ items, hideTicked }: CupboardCheckProps) {
  const shown = [...items]
    .filter((item) => !(hideTicked && item.isAtHome))
    .sort((one, other) => one.ingredient.name.localeCompare(other.ingredient.name, 'en-AU'))
  if (shown.length === 0) return null
  return (
    <Card
      title={messages.cupboard.title}
      mark={<Picture name="canned-food" />}
      aside={
        <ButtonLink to="/cupboard" variant="quiet" icon={<Refrigerator aria-hidden="true" />}>
          {messages.cupboard.open}
        </ButtonLink>
      }
    >
      <Text $muted>{messages.cupboard.hint}</Text>
      <Columns aria-label={messages.cupboard.title}>
        {shown.map((item) => (
          <CheckRow key={item.key} item={item} />
        ))}
      </Columns>
    </Card>
  )
}

const Columns = styled(List)`
  display: block;
  column-gap: ${space[8]};

  ${media.medium} {
    columns: 2;
  }

  ${media.wide} {
    columns: 3;
  }
`
