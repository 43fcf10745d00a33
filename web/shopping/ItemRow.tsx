import { Checkbox } from '@base-ui/react/checkbox'
import { Check, ExternalLink } from 'lucide-react'
import { memo, useId, useState } from 'react'
import styled from 'styled-components'
import { formatAmount } from '../plan/amountText'
import { unitWord } from '../plan/unitWord'
import { screenOnly, tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, motion, radius, size, space, target, weight } from '../styles/tokens'
import { FoldButton } from '../ui/FoldButton'
import { Picture } from '../ui/Picture'
import { useFocusOnRemoval } from '../ui/useFocusOnRemoval'
import type { ListItem } from './areas'
import { ItemParts } from './ItemParts'
import { messages } from './messages'
import { productUrl } from './productUrl'
import { TickBox } from './TickBox'

/** `onToggle` is the same function for every row, so that a tick renders one row only. */
export interface ItemRowProps {
  item: ListItem
  ticked: boolean
  onToggle: (item: ListItem) => void
}

/**
 * One item: pressing the row ticks it off, the chevron at its end opens which meals need it, and a link leads to the store
 * (docs/product.md SHOP-11, SHOP-13).
 */
export const ItemRow = memo(function ItemRow({ item, ticked, onToggle }: ItemRowProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { name } = item.ingredient
  const measured = item.amount !== 0
  const amount = formatAmount(item.amount)
  const unit = unitWord(item.measurementUnit, item.amount)
  const url = productUrl(item)
  return (
    <Root ref={useFocusOnRemoval<HTMLLIElement>()} data-ticked={ticked || undefined}>
      <Line>
        <Tick>
          <TickBox
            checked={ticked}
            onCheckedChange={() => onToggle(item)}
            aria-label={messages.item({ name, amount: measured ? `${amount} ${unit}` : messages.asNeeded })}
          >
            <Checkbox.Indicator>
              <Check aria-hidden="true" />
            </Checkbox.Indicator>
          </TickBox>
          <Picture name={item.picture} size="small" />
          <Much>
            <Name>{name}</Name>
            <Amount>
              <bdi>
                {measured ? (
                  <>
                    <b>{amount}</b>&nbsp;{unit}
                  </>
                ) : (
                  messages.asNeeded
                )}
              </bdi>
            </Amount>
          </Much>
        </Tick>
        {url ? (
          <Store href={url} target="_blank" rel="noopener noreferrer" aria-label={messages.atStore({ name })}>
            <ExternalLink aria-hidden="true" />
          </Store>
        ) : null}
        <Fold open={open} controls={id} aria-label={messages.mealsThatNeed({ name })} onClick={() => setOpen(!open)} />
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
  flex: 1;
  min-width: 0;
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

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
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

const Fold = styled(FoldButton)`
  ${screenOnly}
  flex: none;
  justify-content: center;
  width: ${target};
  padding-inline: 0;
`

/* An amount stands below its name where the longest word and the amount do not fit beside each other. */
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
  max-width: 100%;
  overflow-wrap: break-word;
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
  white-space: nowrap;

  & b {
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
