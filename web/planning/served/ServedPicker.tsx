import { useContext, useMemo } from 'react'
import { CATEGORY_ENUM } from '../../plan/plan'
import { dishOf } from '../../plan/planAnswer'
import { messages as uiMessages } from '../../ui/messages'
import { PickerControl, type PickerControlProps } from '../../ui/PickerControl'
import { useServableQuery } from './operations.generated'
import { groupByIngredient } from '../pickerGroups'
import { messages } from './messages'
import { type ServedPick, ServedPickContext } from './servedPick'

/** The picker of what is served with a meal from when it is first opened on: what suits those who eat the row (docs/product.md PLAN-101). */
export function ServedPicker(props: PickerControlProps) {
  const pick = useContext(ServedPickContext)
  return pick && <Suiting {...props} pick={pick} />
}

function Suiting({ pick: { role, category, entry, onDish }, ...props }: PickerControlProps & { pick: ServedPick }) {
  const { data, error } = useServableQuery({
    variables: { category: CATEGORY_ENUM[category], eaters: entry.eaters ? [...entry.eaters] : null },
    // Settings, and what one wants never again, change it.
    fetchPolicy: 'cache-and-network',
  })
  const versions = data?.viewer.household?.[role]
  const dishes = useMemo(
    () => (versions ?? []).flatMap((version) => dishOf(version, entry.numServes) ?? []),
    [versions, entry.numServes],
  )
  const groups = useMemo(() => groupByIngredient(dishes), [dishes])
  return (
    <PickerControl
      {...props}
      groups={groups}
      onPick={(uniqueId) => {
        const dish = dishes.find((one) => one.uniqueId === uniqueId)
        if (dish && uniqueId !== entry[role]?.uniqueId) onDish(dish)
      }}
      emptyText={versions ? props.emptyText : error ? messages.failed : uiMessages.loading}
    />
  )
}
