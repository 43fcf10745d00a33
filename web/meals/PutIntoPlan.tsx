import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { MealCategory } from '../apollo/schemaTypes.generated'
import { Button } from '../ui/Button'
import { SegmentedControl } from '../ui/SegmentedControl'
import { Select } from '../ui/Select'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'
import { messages } from './messages'
import type { ShownOffer } from './useOffers'
import { usePutIntoPlan } from './usePutIntoPlan'

const NEW = 'new'

interface Props {
  offer: ShownOffer
  /** The category that is looked at; null for all. */
  preferred: MealCategory | null
  onDone: () => void
}

/** Asks for which category and row a meal is, and puts it there. */
export function PutIntoPlan({ offer, preferred, onDone }: Props) {
  const { rowsOf, hasRoom, firstFree, put } = usePutIntoPlan()
  const categories = offer.places.map(({ category }) => category)
  const first = categories.find((one) => one === preferred) ?? categories[0] ?? 'DINNER'
  const [category, setCategory] = useState<MealCategory>(first)
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? firstFree(category) ?? NEW
  const rows = rowsOf(category).map(({ id, name }, row) => ({
    value: id,
    label: messages.row({ category, row, name }),
  }))
  const options = hasRoom(category) ? [{ value: NEW, label: messages.newRow({ category }) }, ...rows] : rows
  return (
    <Stack $gap={3}>
      {categories.length > 1 ? (
        <SegmentedControl
          label={messages.where}
          wide
          options={categories.map((one) => ({ value: one, label: messages.category[one] }))}
          value={category}
          onChange={(next) => {
            setCategory(next)
            setChosen(null)
          }}
        />
      ) : null}
      <Select label={messages.whichRow} options={options} value={value} onChange={setChosen} />
      {hasRoom(category) ? null : (
        <Text $muted $size="small">
          {messages.rowsFull}
        </Text>
      )}
      <Button
        variant="primary"
        wide
        icon={<CalendarPlus aria-hidden="true" />}
        onClick={() => {
          put(offer, { category, rowId: value === NEW ? null : value })
          onDone()
        }}
      >
        {messages.putIn}
      </Button>
    </Stack>
  )
}
