import { Checkbox } from '@base-ui/react/checkbox'
import { Check, ExternalLink } from 'lucide-react'
import { memo, useId, useState } from 'react'
import styled from 'styled-components'
import { unitWord } from '../app/unitWord'
import { screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, motion, radius, size, space, target, weight } from '../styles/tokens'
import { FoldButton } from '../ui/FoldButton'
import { Picture } from '../ui/Picture'
import { useFocusHeir } from '../ui/useFocusHeir'
import type { ListItem } from './areas'
import { AS_NEEDED, formatAmount } from './formatShoppingList'
import { ItemParts } from './ItemParts'
import { productUrl } from './productUrl'
import { TickBox } from './TickBox'

/** Props of `ItemRow`; `onToggle` is the same for every row, so that a tick redraws one row only. */
export interface ItemRowProps {
  item: ListItem
  ticked: boolean
  onToggle: (item: ListItem) => void
}

/**
 * One line of the list. Its first half ticks it off, its second shows which meals need it, and its end leads to the
 * store.
 */
export const ItemRow = memo(function ItemRow({ item, ticked, onToggle }: ItemRowProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { name } = item.ingredient
  const amount = item.amount === 0 ? '' : formatAmount(item.amount)
  const unit = item.amount === 0 ? AS_NEEDED : unitWord(item.measurementUnit, item.amount)
  const url = productUrl(item)
  return (
    <Root ref={useFocusHeir<HTMLLIElement>()} data-ticked={ticked || undefined}>
      <Line>
        <Tick>
          <TickBox checked={ticked} onCheckedChange={() => onToggle(item)} aria-label={`${name}, ${`${amount} ${unit}`.trim()}`}>
            <Checkbox.Indicator>
              <Check aria-hidden="true" />
            </Checkbox.Indicator>
          </TickBox>
          <Picture name={item.picture} size="small" />
        </Tick>
        <Words open={open} controls={id} onClick={() => setOpen(!open)}>
          <Much>
            <Name>{name}</Name>
            <Amount>
              <b>{amount}</b> {unit}
            </Amount>
          </Much>
        </Words>
        {url ? (
          <Store href={url} target="_blank" rel="noopener noreferrer" aria-label={`${name} at the store, in a new tab`}>
            <ExternalLink aria-hidden="true" />
          </Store>
        ) : null}
      </Line>
      <div id={id} hidden={!open}>
        {open ? <ItemParts item={item} /> : null}
      </div>
    </Root>
  )
})

const Root = styled.li`
  break-inside: avoid;
  margin-inline: -${space[3]};

  & + & {
    border-top: ${line.hairline} solid ${color.border};
  }

  ${media.print} {
    margin-inline: 0;
  }
`

const Line = styled.div`
  display: flex;
  align-items: stretch;
`

const Tick = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  flex: none;
  min-height: 3.5rem;
  padding-inline: ${space[3]};
  border-radius: ${radius.medium};
  cursor: pointer;
  touch-action: manipulation;
  -webkit-user-select: none;
  user-select: none;

  & > img {
    transition: opacity ${motion.quick};
  }

  [data-ticked] & > img {
    opacity: 0.45;
  }

  ${media.print} {
    min-height: 0;
    padding-block: ${space.half};
    padding-inline-start: 0;

    & > img {
      display: none;
    }
  }
`

const Words = styled(FoldButton)`
  flex: 1;
  padding-inline-start: ${space[1]};
`

/* Where there is no room beside a name, its amount stands below. */
const Much = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-width: 0;
`

const Name = styled.span`
  flex: 1 1 4.5rem;
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${size.lead};
  font-weight: ${weight.medium};
  line-height: 1.25;

  [data-ticked] & {
    color: ${color.textMuted};
    text-decoration: line-through;
    text-decoration-thickness: ${line.strong};
  }
`

const Amount = styled.span`
  ${tabular}
  flex: none;
  max-width: 100%;
  margin-inline-start: auto;
  text-align: end;

  & > b {
    font-size: ${size.lead};
    font-weight: ${weight.strong};
  }

  [data-ticked] & {
    color: ${color.textMuted};
  }
`

const Store = styled.a`
  ${screenOnly}
  display: grid;
  place-items: center;
  flex: none;
  width: ${target};
  border-radius: ${radius.medium};

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
`
