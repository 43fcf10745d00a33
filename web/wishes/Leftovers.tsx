import { useState } from 'react'
import { Button } from '../ui/Button'
import { List, ListRow } from '../ui/List'
import { Picture } from '../ui/Picture'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { messages } from './messages'
import type { PlanSummaryFragment } from './operations.generated'

/** So many are shown at first. */
const FEW = 5

/** What is left of opened packs at the end of the plan. */
export function Leftovers({ leftovers }: Pick<PlanSummaryFragment, 'leftovers'>) {
  const [all, setAll] = useState(false)
  const shown = all ? leftovers : leftovers.slice(0, FEW)
  return (
    <Stack as="section" aria-label={messages.leftovers} $gap={2}>
      <Heading level={3}>{messages.leftovers}</Heading>
      {leftovers.length === 0 ? <Text $muted>{messages.nothingLeft}</Text> : null}
      <List aria-label={messages.leftovers}>
        {shown.map(({ ingredient, quantity }) => (
          <ListRow
            key={ingredient.name}
            start={<Picture name={ingredient.picture} size="tiny" />}
            end={quantity.unit.code === 'PIECE' ? messages.pieces({ count: quantity.text }) : quantity.text}
          >
            {ingredient.name}
          </ListRow>
        ))}
      </List>
      {leftovers.length > FEW && !all ? (
        <div>
          <Button variant="quiet" onClick={() => setAll(true)}>
            {messages.more({ count: leftovers.length - FEW })}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
