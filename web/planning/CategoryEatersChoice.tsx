import { calledBy } from '../live/forWhom'
import type { Table } from '../live/useTable'
import { type Category, CATEGORY_ENUM } from '../plan/plan'
import { Checkbox } from '../ui/Checkbox'
import { Text } from '../ui/Text'
import { messages } from './messages'
import { useWhoEats } from './useWhoEats'

export interface CategoryEatersChoiceProps {
  category: Category
  table: Table
}

/** Chooses who eats a category at home. */
export function CategoryEatersChoice({ category, table }: CategoryEatersChoiceProps) {
  const { setEats, busy } = useWhoEats()
  return (
    <>
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
      {table.eatersOf(category, null).length === 0 ? <Text $muted>{messages.noneEats({ category })}</Text> : null}
    </>
  )
}
