import type { Table } from '../live/useTable'
import { calledBy } from '../live/forWhom'
import { type Category, CATEGORY_ENUM } from '../plan/plan'
import { Checkbox } from '../ui/Checkbox'
import { Text } from '../ui/Text'
import { messages } from './messages'
import { useWhoEats } from './useWhoEats'
import { WhoEatsChip } from './WhoEatsChip'

/** Who eats a category at home: 'breakfast: the children' (docs/product.md PLAN-49, HH-4). */
export function CategoryEaters({ category, table }: { category: Category; table: Table }) {
  const { setEats, busy } = useWhoEats()
  const eaters = table.eatersOf(category, null)
  const isAll = eaters.length === 0 || eaters.length === table.members.length
  return (
    <WhoEatsChip
      eaters={isAll ? null : eaters}
      what={messages.eatCategory({ category, count: isAll ? 1 : eaters.length })}
      title={messages.whoEatsCategory({ category })}
    >
      <div role="group" aria-label={messages.whoEatsCategory({ category })}>
        {table.members.map((member) => (
          <Checkbox
            key={member.id}
            label={calledBy(member)}
            checked={member.eats.includes(CATEGORY_ENUM[category])}
            disabled={busy}
            onChange={(isOn) => void setEats(member, category, isOn)}
          />
        ))}
      </div>
      {eaters.length === 0 ? <Text $muted>{messages.noneEats({ category })}</Text> : null}
    </WhoEatsChip>
  )
}
