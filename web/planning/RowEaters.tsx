import { late } from '../ui/late'
import { LatePart } from '../ui/LatePart'
import { messages } from './messages'
import type { RowEatersChoiceProps } from './RowEatersChoice'
import { WhoEatsChip } from './WhoEatsChip'

const choice = late<RowEatersChoiceProps>(async () => (await import('./RowEatersChoice')).RowEatersChoice)

/** Who eats a row: everyone who eats its category, or some of the household (docs/product.md PLAN-49, PLAN-50). */
export function RowEaters(props: RowEatersChoiceProps) {
  const { category, row, entry, table } = props
  const named = entry.eaters ?? null
  const eaters = named && table.eatersOf(category, named)
  const where = { category, row }
  return (
    <WhoEatsChip
      eaters={eaters}
      what={messages.eatRow({ ...where, count: eaters?.length ?? 1 })}
      title={messages.whoEatsRow(where)}
    >
      <LatePart of={choice} {...props} />
    </WhoEatsChip>
  )
}
