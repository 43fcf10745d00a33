import { ExternalLink } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import type { OwnPrices } from '../../schema/ownPrices'
import { keepAmountsTogether } from '../plan/amountText'
import { screenOnly } from '../styles/mixins'
import { media, radius, target } from '../styles/tokens'
import { color } from '../styles/themes'
import { Picture } from '../ui/Picture'
import { isSameEntry, type LineEntry } from './entries'
import { PriceForm } from './habits/PriceForm'
import { ItemParts } from './ItemParts'
import { lineAmount } from './lineAmount'
import { ListRow } from './ListRow'
import { messages } from './messages'
import { namesIt } from './namesIt'
import { RowPhoto } from './photos/RowPhoto'
import { productUrl } from './productUrl'
import { RowExtras } from './RowExtras'
import { Ticker, tickerWords } from './Ticker'

/** `onToggle` is the same function for every row, so that a tick renders one row only. */
export interface ItemRowProps {
  entry: LineEntry
  /** Name of the other member who ticked it; null for none. */
  ticker: string | null
  onToggle: (entry: LineEntry) => void
  /** It was looked for and is here. */
  pointed: boolean
  /** What the household pays. */
  prices: OwnPrices
}

/**
 * One line of the list: what to buy (docs/product.md SHOP-34), below it the exact amount; its fold names the meals that need
 * it, and a link leads to the store (SHOP-11, SHOP-13). Where some of it was bought or is at home it says how much more is
 * needed (SHOP-21, CUP-11).
 */
export const ItemRow = memo(
  function ItemRow({ entry, ticker, onToggle, pointed, prices }: ItemRowProps) {
    const { name, item, isTicked, buy, leaves } = entry
    const url = productUrl(item)
    const amount = amountOf(entry)
    return (
      <ListRow
        rowKey={entry.key}
        ticked={isTicked}
        onToggle={() => onToggle(entry)}
        label={[
          messages.item({ name, amount }),
          ...(buy === null ? [] : [messages.buy({ buy })]),
          ...(leaves === null ? [] : [leaves]),
          ...tickerWords(ticker),
        ].join(', ')}
        title={buy === null ? name : keepAmountsTogether(buy)}
        notes={[
          pointed ? messages.isHere : null,
          amount,
          buy === null || namesIt(buy, name) ? null : name,
          leaves && keepAmountsTogether(leaves),
        ]}
        note={entry.note}
        picture={<Picture name={item.picture} size="small" />}
        by={<Ticker name={ticker} />}
        pointed={pointed}
        aside={
          <>
            <RowPhoto entry={entry} />
            {url ? (
              <Store href={url} target="_blank" rel="noopener noreferrer" aria-label={messages.atStore({ name })}>
                <ExternalLink aria-hidden="true" />
              </Store>
            ) : null}
          </>
        }
        foldLabel={messages.mealsThatNeed({ name })}
        fold={() => (
          <>
            <ItemParts item={item} />
            <RowExtras entry={entry} />
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
    one.pointed === other.pointed &&
    one.prices === other.prices,
)

/** The exact amount, or how much of it is left to buy. */
function amountOf({ item, left }: LineEntry): string {
  const all = lineAmount(item.amount, item)
  // What was bought and what is at home are not needed again.
  const rest = left === null ? item.amount : Math.max(0, left - item.atHome)
  if (rest >= item.amount) return all
  const isBought = left !== null && left < item.amount
  return (isBought ? messages.needsMore : messages.toBuyOf)({ amount: lineAmount(rest, item), all })
}

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
