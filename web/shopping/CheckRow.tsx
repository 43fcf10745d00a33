import { amountWithUnit } from '../plan/amountText'
import { Picture } from '../ui/Picture'
import { Amount } from './Amount'
import type { ListItem } from './areas'
import { useCupboardActs } from './cupboardActs'
import { ItemParts } from './ItemParts'
import { ListRow } from './ListRow'
import { messages } from './messages'

/** A line to look for in the cupboard: a tick says that there is enough of it, its fold takes an amount (docs/product.md CUP-11). */
export function CheckRow({ item }: { item: ListItem }) {
  const acts = useCupboardActs()
  const { ingredient, amount, measurementUnit, isAtHome, atHome, toBuy } = item
  const { name } = ingredient
  const all = amount === 0 ? messages.asNeeded : amountWithUnit(amount, measurementUnit)
  const rest = atHome > 0 && !isAtHome ? amountWithUnit(toBuy, measurementUnit) : null
  return (
    <ListRow
      ticked={isAtHome}
      onToggle={() => (isAtHome ? acts.haveNot : acts.have)(item)}
      label={messages.cupboard.haveLine({
        name,
        amount: rest === null ? all : messages.toBuyOf({ amount: rest, all }),
      })}
      name={name}
      picture={<Picture name={item.picture} size="small" />}
      amount={rest === null ? <Amount>{all}</Amount> : <Amount note={messages.ofAll({ all })}>{rest}</Amount>}
      by={null}
      foldLabel={messages.mealsThatNeed({ name })}
      fold={() => <ItemParts item={item} />}
    />
  )
}
