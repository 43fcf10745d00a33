import { ExternalLink } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import styled from 'styled-components'
import type { OwnPrices } from '../../schema/ownPrices'
import { amountWithUnit, keepAmountsTogether } from '../plan/amountText'
import { screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { media, radius, size, target } from '../styles/tokens'
import { Picture } from '../ui/Picture'
import { Amount } from './Amount'
import { isSameEntry, type LineEntry } from './entries'
import { PriceForm } from './habits/PriceForm'
import { ItemParts } from './ItemParts'
import { ListRow } from './ListRow'
import { messages } from './messages'
import { productUrl } from './productUrl'
import { Ticker, tickerWords } from './Ticker'

/** `onToggle` is the same function for every row, so that a tick renders one row only. */
export interface ItemRowProps {
  entry: LineEntry
  /** Name of the other member who ticked it; null for none. */
  ticker: string | null
  onToggle: (entry: LineEntry) => void
  /** What the household pays. */
  prices: OwnPrices
}

/**
 * One line of the list: its fold names the meals that need it, and a link leads to the store (docs/product.md SHOP-11,
 * SHOP-13). Below its name stands what to buy (SHOP-34). Where some of it was bought or is at home it says how
 * much more is needed (SHOP-21, CUP-11).
 */
export const ItemRow = memo(
  function ItemRow({ entry, ticker, onToggle, prices }: ItemRowProps) {
    const { name, item, left, isTicked, buy, leaves } = entry
    const { amount, measurementUnit } = item
    const all = amount === 0 ? messages.asNeeded : amountWithUnit(amount, measurementUnit)
    // What was bought and what is at home are not needed again.
    const rest = left === null ? amount : Math.max(0, left - item.atHome)
    const more = rest < amount ? amountWithUnit(rest, measurementUnit) : null
    const isBought = left !== null && left < amount
    const moreOfAll = isBought ? messages.needsMore : messages.toBuyOf
    const url = productUrl(item)
    return (
      <ListRow
        ticked={isTicked}
        onToggle={() => onToggle(entry)}
        label={[
          messages.item({ name, amount: more === null ? all : moreOfAll({ amount: more, all }) }),
          ...(buy === null ? [] : [messages.buy({ buy })]),
          ...(leaves === null ? [] : [leaves]),
          ...tickerWords(ticker),
        ].join(', ')}
        name={name}
        hint={hintOf(entry)}
        picture={<Picture name={item.picture} size="small" />}
        amount={
          more === null ? (
            <Amount>{all}</Amount>
          ) : (
            <Amount note={messages.ofAll({ all })}>{isBought ? messages.more({ more }) : more}</Amount>
          )
        }
        by={<Ticker name={ticker} />}
        aside={
          url ? (
            <Store href={url} target="_blank" rel="noopener noreferrer" aria-label={messages.atStore({ name })}>
              <ExternalLink aria-hidden="true" />
            </Store>
          ) : null
        }
        foldLabel={messages.mealsThatNeed({ name })}
        fold={() => (
          <>
            <ItemParts item={item} />
            <PriceForm packs={item.buy?.packs ?? []} prices={prices} />
          </>
        )}
      />
    )
  },
  (one, other) =>
    isSameEntry(one.entry, other.entry) &&
    one.ticker === other.ticker &&
    one.onToggle === other.onToggle &&
    one.prices === other.prices,
)

/** What to buy, and below it what that leaves over. */
function hintOf({ buy, leaves }: LineEntry): ReactNode {
  if (buy === null) return null
  return (
    <>
      <Buy>{keepAmountsTogether(buy)}</Buy>
      {leaves === null ? null : <Whole>{keepAmountsTogether(leaves)}</Whole>}
    </>
  )
}

const Whole = styled.span`
  display: block;
`

/* What is taken from the shelf is read in the aisle, from an arm's length. */
const Buy = styled(Whole)`
  font-size: ${size.body};
  color: ${color.text};

  [data-ticked] & {
    color: inherit;
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
