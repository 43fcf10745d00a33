import type { Table } from '../live/useTable'
import type { Category } from '../plan/plan'
import { late } from '../ui/late'
import { LatePart } from '../ui/LatePart'
import type { CategoryEatersChoiceProps } from './CategoryEatersChoice'
import { messages } from './messages'
import { WhoEatsChip } from './WhoEatsChip'

const choice = late<CategoryEatersChoiceProps>(
  async () => (await import('./CategoryEatersChoice')).CategoryEatersChoice,
)

/** Who eats a category at home: 'breakfast: the children' (docs/product.md PLAN-49, HH-4). */
export function CategoryEaters({ category, table }: { category: Category; table: Table }) {
  const eaters = table.eatersOf(category, null)
  const isAll = eaters.length === 0 || eaters.length === table.members.length
  return (
    <WhoEatsChip
      eaters={isAll ? null : eaters}
      what={messages.eatCategory({ category, count: isAll ? 1 : eaters.length })}
      title={messages.whoEatsCategory({ category })}
    >
      <LatePart of={choice} category={category} table={table} />
    </WhoEatsChip>
  )
}
