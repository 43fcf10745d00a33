import { Checkbox } from '@base-ui/react/checkbox'
import { Check, Refrigerator } from 'lucide-react'
import styled from 'styled-components'
import { amountWithUnit } from '../plan/amountText'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, size, space, weight } from '../styles/tokens'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { List } from '../ui/List'
import { Picture } from '../ui/Picture'
import { Text } from '../ui/Text'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import { useOnline } from '../ui/useOnline'
import type { ListItem } from './areas'
import { useCupboardActs } from './cupboardActs'
import { messages } from './messages'
import { TickBox } from './TickBox'

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
  const acts = useCupboardActs()
  const has = (item: ListItem) => acts?.said.get(item.slug) ?? item.isAtHome
  const shown = [...items]
    .filter((item) => !(hideTicked && has(item)))
    .sort((one, other) => one.ingredient.name.localeCompare(other.ingredient.name, 'en-AU'))
  if (shown.length === 0) return null
  return (
    <Card
      title={messages.cupboard.title}
      mark={<Picture name="canned-food" />}
      aside={
        acts === null ? null : (
          <ButtonLink to="/cupboard" variant="quiet" icon={<Refrigerator aria-hidden="true" />}>
            {messages.cupboard.open}
          </ButtonLink>
        )
      }
    >
      <Text $muted>{messages.cupboard.hint}</Text>
      <Columns aria-label={messages.cupboard.title}>
        {shown.map((item) => (
          <CheckRow
            key={item.key}
            item={item}
            has={has(item)}
            onSay={acts === null ? null : (isAtHome) => acts.say(item.slug, isAtHome)}
          />
        ))}
      </Columns>
    </Card>
  )
}

interface CheckRowProps {
  item: ListItem
  has: boolean
  /** null where it can't be said. */
  onSay: ((isAtHome: boolean) => void) | null
}

function CheckRow({ item, has, onSay }: CheckRowProps) {
  const online = useOnline()
  const { name } = item.ingredient
  const amount = item.amount === 0 ? messages.asNeeded : amountWithUnit(item.amount, item.measurementUnit)
  return (
    <Row ref={useFocusOnRemoval<HTMLLIElement>()} data-ticked={has || undefined}>
      <Label>
        <TickBox
          checked={has}
          disabled={onSay === null || !online}
          onCheckedChange={(checked) => onSay?.(checked)}
          aria-label={messages.cupboard.haveLine({ name, amount })}
        >
          <Checkbox.Indicator>
            <Check aria-hidden="true" />
          </Checkbox.Indicator>
        </TickBox>
        <Picture name={item.picture} size="small" />
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <Amount>
          <bdi>{amount}</bdi>
        </Amount>
      </Label>
    </Row>
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

const Row = styled.li`
  break-inside: avoid;

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }
`

const Label = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 0 ${space[3]};
  min-height: 3.5rem;
  cursor: pointer;
  touch-action: manipulation;

  ${media.print} {
    min-height: 0;
    padding-block: ${space.half};

    & > img {
      display: none;
    }
  }
`

const Name = styled.span`
  /* Words stay whole: where the longest and the amount do not fit one line, the amount goes below. */
  flex: 1 1 min-content;
  max-width: 100%;
  overflow-wrap: break-word;
  font-size: ${size.lead};
  font-weight: ${weight.medium};
  line-height: 1.25;

  [data-ticked] & {
    color: ${color.textMuted};
  }
`

const Amount = styled.span`
  ${tabular}
  flex: none;
  margin-inline-start: auto;
  color: ${color.textMuted};
`
