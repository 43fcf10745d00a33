import { Refrigerator } from 'lucide-react'
import styled from 'styled-components'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, space } from '../styles/tokens'
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
    <Card title={messages.cupboard.title} mark={<Picture name="canned-food" />}>
      <About>
        <Text $muted>{messages.cupboard.hint}</Text>
        <ButtonLink to="/cupboard" icon={<Refrigerator aria-hidden="true" />}>
          {messages.cupboard.open}
        </ButtonLink>
      </About>
      <Columns aria-label={messages.cupboard.title}>
        {shown.map((item) => (
          <CheckRow key={item.key} item={item} />
        ))}
      </Columns>
    </Card>
  )
}

const About = styled.div`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

const Columns = styled(List)`
  display: block;
  column-gap: ${space[8]};

  /* Each column begins alike. */
  ${media.medium} {
    & > li {
      border-top: ${line.hairline} solid ${color.border};
    }
  }

  ${media.medium} {
    columns: 2;
  }

  ${media.wide} {
    columns: 3;
  }
`
