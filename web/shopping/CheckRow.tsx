import { areaTitle } from '../plan/areas'
import { keepAmountsTogether } from '../plan/amountText'
import { Picture } from '../ui/Picture'
import { useCupboardActs } from './cupboardActs'
import type { LineEntry } from './entries'
import { ItemParts } from './ItemParts'
import { lineAmount } from './lineAmount'
import { ListRow } from './ListRow'
import { messages } from './messages'
import { RowPhoto } from './photos/RowPhoto'
import { RowExtras } from './RowExtras'

/**
 * A line to look for in the cupboard, as a cook says it, with the area where it would be bought (docs/product.md SHOP-54,
 * SHOP-55): a tick says that there is enough of it, its fold takes an amount (CUP-11).
 */
export function CheckRow({ entry, pointed }: { entry: LineEntry; pointed: boolean }) {
  const { item, area } = entry
  const acts = useCupboardActs()
  const { ingredient, amount, isAtHome, atHome, toBuy } = item
  const { name } = ingredient
  const all = lineAmount(amount, item)
  const rest = atHome > 0 && !isAtHome ? lineAmount(toBuy, item) : null
  const exact = rest === null ? all : messages.toBuyOf({ amount: rest, all })
  return (
    <ListRow
      rowKey={item.key}
      ticked={isAtHome}
      onToggle={() => (isAtHome ? acts.haveNot : acts.have)(item)}
      label={messages.cupboard.haveLine({ name, amount: exact, area: areaTitle(area) })}
      title={keepAmountsTogether(item.inKitchen)}
      notes={[pointed ? messages.isHere : null, exact, areaTitle(area)]}
      note={entry.note}
      picture={<Picture name={item.picture} size="small" />}
      by={null}
      pointed={pointed}
      aside={<RowPhoto entry={entry} />}
      foldLabel={messages.mealsThatNeed({ name })}
      fold={() => (
        <>
          <ItemParts item={item} />
          <RowExtras entry={entry} />
        </>
      )}
    />
  )
}
